'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Order } from '@/lib/contract/orders'
import { formatMoney } from '@/lib/i18n/format'
import type { IconName } from '@/lib/icons/icon-names'
import { usePaymentResult } from './use-payment-result'

const PAID: ReadonlyArray<Order['status']> = ['paid', 'confirmed', 'completed']

type Outcome = 'paid' | 'checking' | 'unknown' | 'not_paid' | 'unstarted'

const LOOK: Record<Outcome, { style: string; icon: IconName }> = {
  paid: { style: 'bg-ok-tint text-ok', icon: 'check-circle-fill' },
  checking: { style: 'bg-warn-tint text-warn', icon: 'hourglass-medium-fill' },
  unknown: { style: 'bg-warn-tint text-warn', icon: 'hourglass-medium-fill' },
  not_paid: { style: 'bg-bad-tint text-bad', icon: 'warning-circle-fill' },
  unstarted: { style: 'bg-bad-tint text-bad', icon: 'warning-circle-fill' },
}

function Block({ outcome, order, onAsk }: { outcome: Outcome; order: Order; onAsk?(): void }) {
  const t = useTranslations('orders.outcome')
  const { style, icon } = LOOK[outcome]
  const values = { amount: formatMoney(order.payment?.charge ?? order.total) }
  const state = order.payment?.state
  const line =
    outcome === 'not_paid' && (state === 'failed' || state === 'cancelled')
      ? t(`not_paid.${state}`)
      : outcome === 'not_paid'
        ? t('not_paid.line')
        : t(`${outcome}.line`)
  return (
    <div
      role={outcome === 'not_paid' || outcome === 'unstarted' ? 'alert' : 'status'}
      data-outcome={outcome}
      className={cx('flex items-start gap-3 rounded-18 px-5 py-4 forced-colors:border', style)}
    >
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="grid gap-1">
        <p className="font-[650]">{t(`${outcome}.title`, values)}</p>
        <p className="text-15">{line}</p>
        {onAsk && (
          <Button variant="secondary" size="sm" className="mt-2 justify-self-start" onClick={onAsk}>
            {t('ask')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What became of a payment, for whoever comes back from paying: paid, being checked, or not paid. */
export function PaymentOutcome({ order }: { order: Order }) {
  const [arrival, setArrival] = useState<string | null>(null)
  useEffect(() => setArrival(new URLSearchParams(window.location.search).get('payment')), [])
  const result = usePaymentResult(order.id, arrival === 'returned')
  if (arrival === 'unstarted' && order.payable) return <Block outcome="unstarted" order={order} />
  if (arrival !== 'returned') return null
  const ask = () => void result.refetch()
  if (result.isError || result.fetchStatus === 'paused')
    return <Block outcome="unknown" order={order} onAsk={ask} />
  const given = result.data ?? 'checking'
  // A payment that was found out by another way than asking here is no less paid.
  const outcome = PAID.includes(order.status) ? 'paid' : given
  if (outcome === 'not_paid' && !order.payable && order.status !== 'pending') return null
  return <Block outcome={outcome} order={order} onAsk={outcome === 'checking' ? ask : undefined} />
}
