'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { Panel } from '@/components/ui/display/panel'
import { Icon } from '@/components/ui/media/icon'
import { Price } from '@/components/ui/text/price'
import type { Order, Refund } from '@/lib/contract/orders'
import { formatInstant } from '@/lib/i18n/format'
import { refundSteps } from './refund-timeline-steps'

function noteOf({ state, by_hand }: Refund): 'doneLine' | 'failedLine' | 'byHand' | null {
  if (state === 'done') return 'doneLine'
  if (state === 'failed') return 'failedLine'
  return by_hand && state === 'requested' ? 'byHand' : null
}

function RefundItem({ refund }: { refund: Refund }) {
  const t = useTranslations('orders.refunds')
  const { locale } = usePreferences()
  const note = noteOf(refund)
  return (
    <li className="border-b border-line py-4 last:border-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-14 text-ink-2">{t('to', { method: refund.method })}</span>
        <Price value={refund.amount} className="text-18" />
      </p>
      <ol className="mt-2 grid gap-1.5 text-14">
        {refundSteps(refund).map(({ name, at }) => (
          <li key={name} className={cx('flex items-start gap-2', !at && 'text-ink-3')}>
            <Icon
              name={name === 'failed' ? 'x-circle-fill' : at ? 'check-circle-fill' : 'clock'}
              className={cx('mt-0.5', name === 'failed' ? 'text-bad' : at ? 'text-ok' : undefined)}
            />
            <span>
              {t(name)}
              {at && <span className="block text-13 text-ink-3">{formatInstant(at, locale)}</span>}
            </span>
          </li>
        ))}
      </ol>
      {note && <p className="mt-2 text-14 text-ink-2">{t(note)}</p>}
    </li>
  )
}

/** The progress of an order's refunds. */
export function RefundTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders.refunds')
  const { path } = usePreferences()
  return (
    <Panel aria-labelledby="refunds-title">
      <h2 id="refunds-title" className="text-20">
        {t('title')}
      </h2>
      <ul>
        {order.refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} />
        ))}
      </ul>
      <Link className="link mt-3 inline-block text-14" href={path(`/support?topic=refund&order=${order.id}`)}>
        {t('contact')}
      </Link>
    </Panel>
  )
}
