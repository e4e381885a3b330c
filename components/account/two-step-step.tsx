'use client'

import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import type { TwoStepFormProps } from './two-step-form'

const Form = lazyWithRetry(() =>
  import('./two-step-form').then((module) => ({ default: module.TwoStepForm })),
)

/** The second step, whose code loads when an account has it. */
export function TwoStepStep(props: TwoStepFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Form {...props} />
    </Suspense>
  )
}
