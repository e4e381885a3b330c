'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { Order } from '@/lib/contract/orders'
import { formatMoney } from '@/lib/i18n/format'
import type { IconName } from '@/lib/icons/icon-names'
import type { Outcome } from './payment-result'

const LOOK: Record<Outcome, { style: string; icon: IconName }> = {
  paid: { style: 'bg-ok-tint text-ok', icon: 'check-circle-fill' },
  checking: { style: 'bg-warn-tint text-warn', icon: 'hourglass-medium-fill' },
  unknown: { style: 'bg-warn-tint text-warn', icon: 'hourglass-medium-fill' },
  open: { style: 'bg-warn-tint text-warn', icon: 'hourglass-medium-fill' },
  not_paid: { style: 'bg-bad-tint text-bad', icon: 'warning-circle-fill' },
  unstarted: { style: 'bg-bad-tint text-bad', icon: 'warning-circle-fill' },
}

interface PaymentOutcomeProps {
  outcome: Outcome
  order: Order
  /** Checks with the bank again. */
  onAsk(): void
  /** Lets the visitor pay another way; undefined if that is offered anyway. */
  onOther?(): void
}

/** The result of a payment in one sentence: paid, being checked, or not paid. */
export function PaymentOutcome({ outcome, order, onAsk, onOther }: PaymentOutcomeProps) {
  const t = useTranslations('orders.outcome')
  const { style, icon } = LOOK[outcome]
  const values = { amount: formatMoney(order.payment?.charge ?? order.total) }
  const waiting = outcome === 'checking' || outcome === 'unknown' || outcome === 'open'
  const state = order.payment?.state
  const reason = state === 'failed' || state === 'cancelled' ? state : 'line'
  return (
    <div
      role={outcome === 'not_paid' || outcome === 'unstarted' ? 'alert' : 'status'}
      data-outcome={outcome}
      className={cx('flex items-start gap-3 rounded-18 px-5 py-4 forced-colors:border', style)}
    >
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="grid min-w-0 gap-1 wrap-break-word">
        <p className="font-[650]">{t(`${outcome}.title`, values)}</p>
        <p className="text-15">
          {outcome === 'not_paid' ? t(`not_paid.${order.payable ? reason : 'over'}`) : t(`${outcome}.line`)}
        </p>
        {waiting && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={onAsk}>
              {t('checkAgain')}
            </Button>
            {onOther && (
              <Button variant="text" size="sm" onClick={onOther}>
                {t('other')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
