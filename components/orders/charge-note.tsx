'use client'

import { useTranslations } from 'next-intl'
import type { Order, PaymentKey } from '@/lib/contract/orders'
import { formatMoney } from '@/lib/i18n/format'

/** In which currency a way to pay will charge, where it may be another than the order's. */
export function ChargeNote({ order, chosen }: { order: Order; chosen: PaymentKey | null }) {
  const t = useTranslations('orders.pay')
  const { total, payment } = order
  if (chosen === 'pay_later') return null
  const known = payment?.key === chosen ? payment?.charge : null
  const text = known
    ? known.currency !== total.currency && t('charged', { charge: formatMoney(known) })
    : total.currency !== 'THB' && t('baht')
  return (
    <div aria-live="polite">
      {text && <p className="rounded-12 bg-warn-tint px-3.5 py-2.5 text-14 text-warn">{text}</p>}
    </div>
  )
}
