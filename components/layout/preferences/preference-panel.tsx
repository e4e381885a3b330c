'use client'

import type { DehydratedState } from '@tanstack/react-query'
import { QueryProvider } from '@/components/queries/query-provider'
import { PreferenceChoices } from './preference-choices'

/** The choices with their query client, loaded together when opened. */
export function PreferencePanel({ state }: { state: DehydratedState }) {
  return (
    <QueryProvider state={state}>
      <PreferenceChoices />
    </QueryProvider>
  )
}
