'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { cx } from '@/components/ui/class-names'
import { Panel } from '@/components/ui/display/panel'
import type { Order } from '@/lib/contract/orders'
import type { BookingStatus } from '@/lib/domain/booking'
import { formatInstant, formatMoney } from '@/lib/i18n/format'
import { type GoodsChange, historyOf } from './history'

const DOT: Record<BookingStatus, string> = {
  pending: 'bg-warn',
  paid: 'bg-ok',
  confirmed: 'bg-ok',
  completed: 'bg-ok',
  timeout: 'bg-bad',
  cancelled: 'bg-bad',
  failed: 'bg-bad',
}

const GOODS_DOT: Record<GoodsChange, string> = {
  shipped: 'bg-ok',
  ready: 'bg-ok',
  delivered: 'bg-ok',
  collected: 'bg-ok',
  return_requested: 'bg-warn',
  returned: 'bg-ok',
  lost: 'bg-bad',
}

const isGoods = (to: BookingStatus | GoodsChange): to is GoodsChange => Object.hasOwn(GOODS_DOT, to)

export function OrderHistory({ order }: { order: Order }) {
  const t = useTranslations('orders.history')
  const tGoods = useTranslations('goods.states')
  const { locale } = usePreferences()
  const values = {
    amount: formatMoney(order.payment?.charge ?? order.total),
    method: order.payment?.label ?? '',
  }
  return (
    <Panel aria-labelledby="history-title">
      <h2 id="history-title" className="mb-4 text-20">
        {t('title')}
      </h2>
      <ol>
        {historyOf(order.bookings).map(({ to, at, names, guests }) => (
          <li
            key={`${to}-${at}-${guests ?? ''}`}
            className="relative grid grid-cols-[28px_minmax(0,1fr)] gap-3 pb-4.5 text-15 not-last:after:absolute not-last:after:top-4.5 not-last:after:-bottom-1.5 not-last:after:left-[12.5px] not-last:after:border-l-2 not-last:after:border-dotted not-last:after:border-line-strong last:pb-0"
          >
            <span
              className={cx(
                'z-1 mt-1.5 ml-[7px] size-[13px] rounded-full forced-colors:border',
                isGoods(to) ? GOODS_DOT[to] : DOT[to],
              )}
            />
            <div>
              {guests
                ? t('cancelledUnits', { guests })
                : isGoods(to)
                  ? tGoods(to)
                  : to === 'paid' && order.payment
                    ? t('paidWith', values)
                    : t(to)}
              {names.length > 0 && <p className="text-14 text-ink-2">{names.join(' · ')}</p>}
              <p className="text-13 text-ink-3">{formatInstant(at, locale)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
