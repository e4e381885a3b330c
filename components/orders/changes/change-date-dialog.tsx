'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { itemProduct } from '@/components/cart/change/item-product'
import { usePreferences } from '@/components/page/preferences'
import { BookingFrame } from '@/components/product/booking/booking-frame'
import { ErrorState } from '@/components/ui/feedback/error-state'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { Booking, Order } from '@/lib/contract/orders'
import { formatDeadline } from '@/lib/i18n/deadline'
import { DateChoice } from './date-choice'

export interface ChangeDateDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  booking: Booking
  orderId: string
  /** Called after the change, with the updated order. */
  onDone(order: Order): void
  /** Called once the dialog has closed and returned the focus. */
  onClosed(): void
}

/** How often each unit is booked, which the calendar takes for the places. */
function quantitiesOf({ travellers }: Booking) {
  const counts: Partial<Record<Booking['travellers'][number]['unit'], number>> = {}
  for (const { unit, cancelled } of travellers) if (!cancelled) counts[unit] = (counts[unit] ?? 0) + 1
  return counts
}

function Content({
  booking,
  orderId,
  onDone,
}: Pick<ChangeDateDialogProps, 'booking' | 'orderId' | 'onDone'>) {
  const t = useTranslations('changes.date')
  const { locale, currency } = usePreferences()
  const { data, error, isFetching, fetchStatus, refetch } = useQuery(
    itemProduct(booking.product.id, locale, currency),
  )
  if (!data && (error || fetchStatus === 'paused'))
    return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-90 rounded-12" />
  const option = data.options.find(({ id }) => id === booking.changeable.date?.option_id)
  if (!option) return <ErrorState title={t('gone')}>{t('goneLine')}</ErrorState>
  const selection = {
    optionId: option.id,
    date: booking.date,
    endDate: booking.end_date,
    time: booking.time,
    quantities: quantitiesOf(booking),
    extras: [],
    bookingDetails: booking.booking_details,
  }
  return (
    <BookingFrame product={data} first={option} selection={selection}>
      <DateChoice booking={booking} orderId={orderId} onDone={onDone} />
    </BookingFrame>
  )
}

/** Dialog with the dates that a booking can be changed to. */
export function ChangeDateDialog({ open, onOpenChange, onClosed, ...rest }: ChangeDateDialogProps) {
  const t = useTranslations('changes.date')
  const { locale } = usePreferences()
  const { product, changeable, time_zone: timeZone } = rest.booking
  const until = changeable.date && formatDeadline(changeable.date.until, { locale, timeZone })
  return (
    <Dialog
      open={open}
      wide
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={t('title', { name: product.name })}
      description={
        until
          ? until.here
            ? t('untilBoth', { ...until, here: until.here })
            : t('until', { there: until.there })
          : undefined
      }
    >
      {/* A form of its own: radio buttons of another dialog must not share a group. */}
      <form method="post" onSubmit={(event) => event.preventDefault()}>
        <Content {...rest} />
      </form>
    </Dialog>
  )
}
