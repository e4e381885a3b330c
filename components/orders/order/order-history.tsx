'use client'

import '@/components/ui/display/timeline.css'
import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { cx } from '@/components/ui/class-names'
import { Panel } from '@/components/ui/display/panel'
import type { Order } from '@/lib/contract/orders'
import type { BookingStatus } from '@/lib/domain/booking'
import { formatInstant, formatMoney } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { type GoodsChange, type HistoryEntry, historyOf } from './history'

const DOT: Record<BookingStatus | 'changed', string> = {
  changed: 'bg-ok',
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

const isGoods = (to: HistoryEntry['to']): to is GoodsChange => Object.hasOwn(GOODS_DOT, to)

export function OrderHistory({ order }: { order: Order }) {
  const t = useTranslations('orders.history')
  const tGoods = useTranslations('goods.states')
  const { locale } = usePreferences()
  const values = {
    amount: formatMoney(order.payment?.charge ?? order.total),
    method: order.payment?.label ?? '',
  }
  const changeText = (change: HistoryEntry['change']) => {
    const visits = [change?.before, change?.after].map((visit) => visit && formatDateRange(visit, locale))
    const [before, after] = visits
    return before && after ? t('changedDate', { before, after }) : t('changedNames')
  }
  return (
    <Panel aria-labelledby="history-title">
      <h2 id="history-title" className="mb-4 text-20">
        {t('title')}
      </h2>
      <ol className="timeline">
        {historyOf(order.bookings).map(({ to, at, names, guests, change }) => (
          <li key={`${to}-${at}-${guests ?? ''}`} className="text-15 last:pb-0">
            <span className={cx('timeline-disc', isGoods(to) ? GOODS_DOT[to] : DOT[to])} />
            <div>
              {guests
                ? t('cancelledUnits', { guests })
                : to === 'changed'
                  ? changeText(change)
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
