'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { hasFreeCancellation } from '@/lib/domain/cancellation'
import { policyTiers } from '../cancellation-words'
import { useBooking } from './booking-context'
import { Note } from './note'

const Deadline = lazyWithRetry(() => import('./deadline').then((module) => ({ default: module.Deadline })))

function Cancellation() {
  const t = useTranslations('booking')
  const { choice, option, missing } = useBooking()
  const tiers = policyTiers(option.cancellation)
  if (!hasFreeCancellation(tiers)) return <Note tone="muted">{t('noRefund')}</Note>
  if (tiers.length === 0) return <Note>{t(option.inventory === 'SERIAL' ? 'freeUnseen' : 'freeUnused')}</Note>
  if (!choice.date || missing === 'time') return null
  return (
    <Suspense fallback={null}>
      <Deadline date={choice.date} />
    </Suspense>
  )
}

/** Conditions of the choice: cancellation deadline and type of confirmation. */
export function Conditions() {
  const t = useTranslations('booking')
  const { product } = useBooking()
  return (
    <div className="mt-4 grid gap-2">
      <Cancellation />
      {product.instant_confirmation ? <Note>{t('instant')}</Note> : <Note tone="muted">{t('manual')}</Note>}
    </div>
  )
}
