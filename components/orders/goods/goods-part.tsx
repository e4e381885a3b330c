'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { orderQuery } from '@/components/orders/query/orders-query'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import type { Booking, BookingGoods, Order } from '@/lib/contract/orders'
import { goodsStateKey } from '@/lib/domain/goods'
import { formatDeadline } from '@/lib/i18n/deadline'
import { formatDate, formatInstant } from '@/lib/i18n/format'
import { goodsNote, showsGoods } from './goods-notes'
import { ReturnButton } from './return-button'

interface GoodsPartProps {
  booking: Booking
  orderId: string
  reference: string
}

function Note({ booking, goods, reference }: { booking: Booking; goods: BookingGoods; reference: string }) {
  const t = useTranslations('goods')
  const { locale } = usePreferences()
  const note = goodsNote(goods, booking)
  if (!note) return null
  if (note.key === 'until') {
    const { there, here } = formatDeadline(note.until, { locale, timeZone: booking.time_zone })
    return here === null ? (
      <NoWrapDates text={t('until', { there })} moments={[there]} />
    ) : (
      <NoWrapDates text={t('untilBoth', { there, here })} moments={[there, here]} />
    )
  }
  if (note.key === 'rental') return t('rental', { date: formatDate(note.date, locale) })
  if (note.key === 'address') return t('address', { reference, address: note.address })
  if (note.key === 'counter' || note.key === 'support') return t(note.key, { reference })
  return t(note.key)
}

function Tracking({ carrier, tracking_number }: BookingGoods) {
  const t = useTranslations('goods')
  const facts = [
    [t('carrier'), carrier],
    [t('tracking'), tracking_number],
  ] as const
  if (!carrier && !tracking_number) return null
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="font-[650] wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Where the goods of a booking are, and how to return them. */
export function GoodsPart({ booking, orderId, reference }: GoodsPartProps) {
  const t = useTranslations('goods')
  const { locale } = usePreferences()
  const queries = useQueryClient()
  const { goods } = booking
  if (!goods || !showsGoods(booking)) return null
  const last = goods.events.at(-1)

  function showRequested(order: Order) {
    queries.setQueryData(orderQuery(order.id).queryKey, order)
  }

  return (
    <section aria-label={t('title')} className="mt-5 rounded-12 bg-bg-2 px-4 py-3">
      <p className="flex items-start gap-2 text-15">
        <Icon name={goods.way === 'delivery' ? 'truck' : 'package'} className="mt-0.5 text-sea" />
        <span>
          <b className="font-[650]">{t(`states.${goodsStateKey(goods.state, goods.way)}`)}</b>
          {last && (
            <span className="block text-13 text-ink-3 tabular-nums">{formatInstant(last.at, locale)}</span>
          )}
        </span>
      </p>
      <Tracking {...goods} />
      <p className="mt-2 text-14 wrap-anywhere text-ink-2 empty:hidden">
        <Note booking={booking} goods={goods} reference={reference} />
      </p>
      {goods.returnable && (
        <div className="mt-3">
          <ReturnButton booking={booking} orderId={orderId} onRequested={showRequested} />
        </div>
      )}
    </section>
  )
}
