'use client'

import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Order } from '@/lib/contract/orders'

/** The page's heading, which takes the focus when what had it is gone. */
export const ORDER_TITLE = 'order-title'

/** How the order stands, first of all. @param checking a payment is under way, and nobody knows its end yet */
export function OrderHeadline({ order, checking }: { order: Order; checking: boolean }) {
  const t = useTranslations('orders.headline')
  const { status, lead, payable } = order
  const waiting = checking ? 'checking' : 'pending'
  const stand = status !== 'pending' ? status : payable ? waiting : 'closing'
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 id={ORDER_TITLE} tabIndex={-1}>
          {t(`${stand}.title`, { name: lead.first_name })}
        </h1>
        <StatusBadge status={status} />
      </div>
      <p className="mt-2 max-w-[40em] text-ink-2">{t(`${stand}.line`, { email: lead.email })}</p>
    </div>
  )
}
