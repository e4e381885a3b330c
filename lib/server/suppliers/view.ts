import type { z } from 'zod'
import type * as contract from '@/lib/contract/supplier'
import { answerList } from '@/lib/domain/answer-list'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { seatsOfLeg } from '@/lib/domain/seat-assignment'
import { fullName } from '@/lib/i18n/full-name'
import { withItems } from '@/lib/server/orders/active-unit-items'
import { bookingDates, bookingText } from '@/lib/server/orders/booking-text'
import type { BookingRow, OrderRow, UnitItemRow } from '@/lib/server/orders/repo'
import type { eventsOf } from '@/lib/server/orders/voucher-repo'

/** A booking that a supplier is asked to confirm. */
export interface SupplierRequestContext {
  order: OrderRow
  booking: BookingRow
  /** When the link expires. */
  until: Date
  items: readonly UnitItemRow[]
  events: Awaited<ReturnType<typeof eventsOf>>
}

type State = (typeof contract.REPLY_STATES)[number]

export function stateOf({ booking, until, events }: SupplierRequestContext, now: Date): State {
  const { status } = booking
  if (status === 'paid') return now < until ? 'open' : 'late'
  if (status === 'confirmed' || status === 'completed') return 'accepted'
  if (status !== 'failed') return 'cancelled'
  return events.at(-1)?.actor === 'system' ? 'late' : 'declined'
}

function guestsOf(
  { order, booking }: SupplierRequestContext,
  active: readonly UnitItemRow[],
  locale: Locale,
) {
  return {
    lead_name: fullName(order.lead, locale),
    travellers: active
      .flatMap(({ label, travellerName: name, companions, ...person }) =>
        [{ ...person, name }, ...companions].map((one) => ({ ...one, label })),
      )
      .map(({ label, name, age, nationality, nationalIdNumber, passportNumber }, position) => ({
        position,
        label: inLocale(label, locale),
        name,
        age,
        nationality: nationality ?? null,
        national_id_number: nationalIdNumber ?? null,
        passport_number: passportNumber,
      })),
    answers: answerList(booking.questionAnswers, locale),
  }
}

/**
 * Returns the supplier's view of a booking. Guests are included only while the request is open or accepted
 * and the link is valid.
 */
export function requestView(
  request: SupplierRequestContext,
  locale: Locale,
  now: Date,
): z.input<typeof contract.supplierRequest> {
  const { order, booking, until, items } = request
  const state = stateOf(request, now)
  const left = items.filter(({ cancelledAt }) => cancelledAt === null)
  const [name = '', ...lines] = bookingText(withItems(booking, left), locale, null).split('\n')
  const isConcerned = state === 'open' || state === 'accepted'
  return {
    state,
    reference: order.reference,
    supplier: booking.snapshot.supplier,
    product_name: name,
    lines,
    dates: bookingDates(booking, locale),
    legs: (booking.snapshot.legs ?? []).map(({ from, to }, index) => ({
      from: inLocale(from, locale),
      to: inLocale(to, locale),
      seats: seatsOfLeg(booking.seatAssignments, index),
    })),
    reply_by: until.toISOString(),
    time_zone: booking.timeZone,
    guests: isConcerned && now < until ? guestsOf(request, left, locale) : null,
  }
}
