'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { cx } from '@/components/ui/class-names'
import type { CancellationQuote } from '@/lib/contract/cancellations'
import { formatInstant, formatMoney } from '@/lib/i18n/format'

interface QuoteLinesProps {
  quote: CancellationQuote
  timeZone: string
  /** Whether the order is still unpaid. */
  unpaid: boolean
  /** The quote is for the previous selection, while the new one loads. */
  old: boolean
}

/** Paid amount, cancellation fee and refund, with refund method and deadline. */
export function QuoteLines({ quote, timeZone, unpaid, old }: QuoteLinesProps) {
  const t = useTranslations('orders.cancel')
  const { locale } = usePreferences()
  const { paid, refund, deposit, method, by_hand, until, percent_kept } = quote
  const count = quote.booking_ids.length
  if (!paid || !refund)
    return (
      <p className="rounded-12 bg-bg-2 px-4 py-3 text-15">
        {unpaid ? t(count > 1 ? 'unpaidAll' : 'unpaid', { count }) : t('free')}
      </p>
    )
  const fee = { ...paid, amount: paid.amount - refund.amount }
  // In the venue's time and, if different, the visitor's.
  const deadlineText = (moment: string) => {
    const there = formatInstant(moment, locale, timeZone)
    const here = formatInstant(moment, locale)
    return here === there ? t('until', { there }) : t('untilBoth', { there, here })
  }
  return (
    <div className={cx('grid gap-2 rounded-12 bg-bg-2 px-4 py-3 text-15', old && 'opacity-60')}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt>{t('paid')}</dt>
        <dd className="text-right">{formatMoney(paid)}</dd>
        {fee.amount > 0 && (
          <>
            <dt>{t('kept', { percent: percent_kept })}</dt>
            <dd className="text-right">−{formatMoney(fee)}</dd>
          </>
        )}
        <dt className="font-bold">{t('back')}</dt>
        <dd className="text-right text-18 font-bold">{formatMoney(refund)}</dd>
      </dl>
      {deposit && <p className="text-14 text-ink-2">{t('deposit', { deposit: formatMoney(deposit) })}</p>}
      <p className="text-14 text-ink-2">
        {refund.amount > 0 ? t(by_hand ? 'byHand' : 'to', { method: method ?? '' }) : t('nothing')}
      </p>
      {until && <p className="text-14 text-ink-2">{deadlineText(until)}</p>}
      {quote.until_shown && <p className="text-14 text-ink-2">{t('untilShown')}</p>}
    </div>
  )
}
