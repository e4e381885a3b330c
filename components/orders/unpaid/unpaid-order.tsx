'use client'

import { useTranslations } from 'next-intl'
import { holdTime } from '@/components/orders/payment/hold-countdown'
import { HoldText } from '@/components/orders/payment/hold-text'
import { useNow } from '@/components/orders/query/use-now'
import { usePreferences } from '@/components/page/preferences'
import { ButtonLink } from '@/components/ui/action/button-link'
import type { Order } from '@/lib/contract/orders'
import { formatMoney } from '@/lib/i18n/format'

interface UnpaidOrderProps {
  order: Order
  /** Attributes of its box. */
  className: string
  children?: React.ReactNode
}

/**
 * An order that waits for its payment, with the time left. It leads to the order, which offers no second payment while
 * the bank confirms the first.
 */
export function UnpaidOrder({ order, className, children }: UnpaidOrderProps) {
  const t = useTranslations('unpaid')
  const { locale, path } = usePreferences()
  const now = useNow()
  const venue = order.bookings[0]?.time_zone ?? 'UTC'
  const left = order.expires_at ? holdTime(order.expires_at, now, locale, { venue }) : null
  if (left === null) return null
  return (
    <aside aria-label={t('label')} data-unpaid="" className={className}>
      <p className="min-w-0 flex-1 basis-60">
        <strong className="block text-15">
          {t('title', { title: order.title, more: order.booking_count - 1 })}
        </strong>
        <span className="text-14 text-ink-2 tabular-nums">
          <HoldText left={left} />
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href={path(`/profile/orders/${order.id}`)} size="sm" className="min-h-11">
          {t('pay', { amount: formatMoney(order.total) })}
        </ButtonLink>
        {children}
      </div>
    </aside>
  )
}
