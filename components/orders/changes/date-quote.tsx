'use client'

import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { cx } from '@/components/ui/class-names'
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
    <div className={cx('grid gap-2 rounded-12 bg-bg-2 px-4 py-3 text-15', old && 'opacity-60')}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
        {rows.map(({ id, label, amount }) => (
          <Fragment key={id}>
            <dt className={id === 'refund' ? 'font-bold' : undefined}>{label}</dt>
            <dd className={cx('text-right', id === 'refund' && 'text-18 font-bold')}>{amount}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="text-14 text-ink-2">{note}</p>
    </div>
  )
}
