'use client'

import { useTranslations } from 'next-intl'
import { LegLines } from '@/components/booking-details/leg-lines'
import { GoodsPart } from '@/components/orders/goods/goods-part'
import { usePreferences } from '@/components/page/preferences'
import { cx } from '@/components/ui/class-names'
import { StatusBadge } from '@/components/ui/display/status-badge'
import { ShopImage } from '@/components/ui/media/image'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import type { Booking } from '@/lib/contract/orders'
import { guestsOf } from '@/lib/domain/guest-text'
import { formatDeadline } from '@/lib/i18n/deadline'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { BookingActions } from './booking-actions'
import { BookingNotes } from './booking-notes'
import { FactLine } from './fact-line'

const OVER: ReadonlyArray<Booking['status']> = ['timeout', 'cancelled', 'failed']

/** The supplier's reply deadline, in the venue's time and, if different, the viewer's. */
function ReplyDeadline({ replyBy, timeZone }: { replyBy: string; timeZone: string }) {
  const t = useTranslations('orders.booking')
  const { locale } = usePreferences()
  const { there, here } = formatDeadline(replyBy, { locale, timeZone })
  if (here === null) return <NoWrapDates text={t('waitingUntil', { there })} moments={[there]} />
  return <NoWrapDates text={t('waitingUntilBoth', { there, here })} moments={[there, here]} />
}

interface BookingRowProps {
  booking: Booking
  orderId: string
  reference: string
}

/** A booking without a voucher: not issued yet, or never. */
export function BookingRow({ booking, orderId, reference }: BookingRowProps) {
  const t = useTranslations('orders.booking')
  const { locale } = usePreferences()
  const { product, status, reply_by, declined_because } = booking
  const tQuestions = useTranslations('checkout.questions')
  const over = OVER.includes(status)
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start gap-4">
        {product.image && (
          <ShopImage
            path={product.image.path}
            alt=""
            sizes="72px"
            widest={320}
            ratio={1}
            className={cx(
              'size-18 flex-none rounded-12 object-cover',
              over && 'opacity-60 [filter:grayscale(1)]',
            )}
          />
        )}
        <div className="min-w-40 flex-1">
          <h3 className="card-title">{product.name}</h3>
          {booking.legs.length === 0 && (
            <FactLine
              facts={{ option: booking.option_name, when: formatDateRange(booking, locale, 'full') }}
              className="text-14 text-ink-3 [&:lang(zh)]:break-keep"
            />
          )}
          <LegLines legs={booking.legs} className="text-14 text-ink-3" />
          <p className="text-14 text-ink-3">{guestsOf(booking.lines)}</p>
          {booking.answers.length > 0 && (
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
              {booking.answers.map(({ question, answer }) => (
                <div key={question} className="contents">
                  <dt className="text-ink-3">{tQuestions(`${question}.label`)}</dt>
                  <dd className="whitespace-pre-line wrap-break-word">{answer}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <StatusBadge status={status} />
      </div>
      {status === 'paid' && (
        <p className="mt-2 text-14 text-ink-2">
          {reply_by ? <ReplyDeadline replyBy={reply_by} timeZone={booking.time_zone} /> : t('waiting')}
        </p>
      )}
      {declined_because && (
        <p className="mt-2 text-14 wrap-break-word text-ink-2">
          {t('declined', { reason: declined_because })}
        </p>
      )}
      <GoodsPart booking={booking} orderId={orderId} reference={reference} />
      {!over && <BookingNotes booking={booking} />}
      <BookingActions booking={booking} orderId={orderId} />
    </li>
  )
}
