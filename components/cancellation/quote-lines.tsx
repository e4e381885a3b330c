'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import type { CancellationQuote } from '@/lib/contract/cancellations'
import { quoteText } from '@/lib/i18n/cancellation/quote-text'
import { QuoteRows } from './quote-rows'

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
  const t = useTranslations('cancellation')
  const { locale } = usePreferences()
  const { rows, notes } = quoteText(quote, unpaid, t, { locale, timeZone })
  if (rows.length === 0)
    return <p className="rounded-12 bg-bg-2 px-4 py-3 text-15">{notes.map(({ text }) => text)}</p>
  return (
    <QuoteRows rows={rows} old={old}>
      {notes.map((note) => (
        <p key={note.text} className="text-14 text-ink-2">
          <NoWrapDates {...note} />
        </p>
      ))}
    </QuoteRows>
  )
}
