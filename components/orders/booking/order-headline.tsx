'use client'

import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/ui/display/status-badge'
import type { Order } from '@/lib/contract/orders'
import { orderVoucherUse } from '@/lib/domain/voucher-use'
import { addressedName } from '@/lib/i18n/full-name'

/** Id of the page's heading, which takes the focus when the focused element is removed. */
export const ORDER_TITLE = 'order-title'

/** The order's status as heading. @param checking a payment is in progress and its result is unknown */
export function OrderHeadline({ order, checking }: { order: Order; checking: boolean }) {
  const t = useTranslations('orders.headline')
  const { status, lead, payable, bookings } = order
  const waiting = checking ? 'checking' : 'pending'
  const state = status !== 'pending' ? status : payable ? waiting : 'closing'
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 id={ORDER_TITLE} tabIndex={-1}>
          {t(`${state}.title`, { name: addressedName(lead) })}
        </h1>
        <StatusBadge status={status} />
      </div>
      <p className="mt-2 max-w-[40em] text-ink-2">
        {t(`${state}.line`, { email: lead.email, use: orderVoucherUse(bookings) })}
      </p>
    </div>
  )
}
