'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/media/icon'
import type { Booking } from '@/lib/contract/orders'
import { formatInstant } from '@/lib/i18n/format'
import { QrImage } from './qr-image'

/** Each traveller's ticket, for travellers who enter separately. */
export function Tickets({ booking }: { booking: Booking }) {
  const t = useTranslations('orders.tickets')
  const { locale } = usePreferences()
  const tickets = booking.travellers.filter(({ ticket }) => ticket)
  if (tickets.length === 0) return null
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 py-2 font-[650]">
        {t('title', { count: tickets.length })}
        <Icon name="caret-down" className="size-4 group-open:rotate-180" />
      </summary>
      <p className="text-14 text-ink-3">{t('line')}</p>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {tickets.map(({ id, label, traveller_name, ticket, redeemed_at }, index) => (
          <li key={id} className="grid justify-items-center gap-2 text-center">
            {ticket && <QrImage svg={ticket.qr_svg} code={ticket.code} />}
            <p className="text-14 font-bold tabular-nums">{ticket?.code}</p>
            <p className="text-14">
              {t('number', { number: index + 1, count: tickets.length })}
              {' · '}
              {[label, traveller_name].filter(Boolean).join(' · ')}
            </p>
            {redeemed_at && (
              <Badge tone="neutral">
                {t('used', { moment: formatInstant(redeemed_at, locale, booking.time_zone) })}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
