import type { z } from 'zod'
import type { bookingChange, bookingChangeable } from '@/lib/contract/changeable'
import { changeRefusal, dateChangeUntil, namesChangeUntil } from '@/lib/domain/booking-change'
import type { BookingChangeRow } from './booking-change-repo'
import type { BookingRow, UnitItemRow } from './repo'

const hasDocument = ({
  passportNumber,
  nationalIdNumber,
}: Omit<UnitItemRow['companions'][number], 'name' | 'age'>) =>
  passportNumber !== null || Boolean(nationalIdNumber)

/** What decides whether a booking can be changed. */
export function changeableOf(
  booking: BookingRow,
  items: readonly UnitItemRow[],
  redeemed: boolean,
  now: Date,
) {
  const { snapshot } = booking
  const standing = {
    ...booking,
    terms: snapshot.changes,
    instantConfirmation: snapshot.instantConfirmation,
    redeemed,
  }
  const active = items.filter(({ cancelledAt }) => cancelledAt === null)
  // What was priced and allocated for all travellers is not priced again for some.
  const isWhole = active.length === items.length
  const people = active.flatMap((item) => [item, ...item.companions])
  const isNamed = active.some(({ travellerName }) => travellerName !== null)
  const dateUntil = isWhole ? dateChangeUntil(standing) : null
  // An identity document belongs to the name that it was given with.
  const namesUntil = isNamed && !people.some(hasDocument) ? namesChangeUntil(standing) : null
  return {
    date: { until: dateUntil, refusal: changeRefusal(standing, dateUntil, now) },
    names: {
      until: namesUntil,
      refusal: changeRefusal(standing, namesUntil, now),
      ages: people.some(({ age }) => age !== null),
    },
  }
}

export function changeableView(
  booking: BookingRow,
  items: readonly UnitItemRow[],
  redeemed: boolean,
): z.input<typeof bookingChangeable> {
  const { date, names } = changeableOf(booking, items, redeemed, new Date())
  return {
    date:
      date.until && !date.refusal ? { until: date.until.toISOString(), option_id: booking.optionId } : null,
    names: names.until && !names.refusal ? { until: names.until.toISOString(), ages: names.ages } : null,
  }
}

export function changesView(
  booking: BookingRow,
  changes: readonly BookingChangeRow[],
): Array<z.input<typeof bookingChange>> {
  const visit = (date: string | null, end: string | null, time: string | null) =>
    date === null ? null : { date, end_date: end, time: time?.slice(0, 5) ?? null }
  return changes
    .filter(({ bookingId }) => bookingId === booking.id)
    .map(({ kind, createdAt, ...row }) => ({
      kind,
      at: createdAt.toISOString(),
      before: visit(row.dateBefore, row.endDateBefore, row.timeBefore),
      after: visit(row.dateAfter, row.endDateAfter, row.timeAfter),
    }))
}
