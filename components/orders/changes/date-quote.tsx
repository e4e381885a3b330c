'use client'

import { useTranslations } from 'next-intl'
import { QuoteRows } from '@/components/cancellation/quote-rows'
import type { DateChangeQuote } from '@/lib/contract/booking-changes'
import { formatMoney } from '@/lib/i18n/format'

interface DateQuoteProps {
  quote: DateChangeQuote
  /** The quote is for the previous date, while the new one loads. */
  old: boolean
}

/** The price before and after a change of the date, and what is refunded or why it is not possible. */
export function DateQuote({ quote, old }: DateQuoteProps) {
  const t = useTranslations('changes.date')
  const { price_before, price_after, allowed, refund, method, by_hand } = quote
  const more = formatMoney({ ...price_after, amount: price_after.amount - price_before.amount })
  const note = !allowed
    ? t('higher', { more })
    : refund
      ? t(by_hand ? 'byHand' : 'to', { method: method ?? '' })
      : t('nothing')
  const rows = [
    { id: 'before', label: t('priceBefore'), amount: formatMoney(price_before) },
    { id: 'after', label: t('priceAfter'), amount: formatMoney(price_after) },
    ...(refund ? [{ id: 'refund', label: t('refund'), amount: formatMoney(refund) }] : []),
  ]
  return (
    <QuoteRows rows={rows} old={old}>
      <p className="text-14 text-ink-2">{note}</p>
    </QuoteRows>
  )
}
