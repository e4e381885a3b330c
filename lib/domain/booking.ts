export const BOOKING_STATUSES = [
  'pending',
  'paid',
  'confirmed',
  'completed',
  'timeout',
  'cancelled',
  'failed',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Who changes a booking's status; the operator is somebody of the shop, by name, with its command. */
export const BOOKING_ACTORS = ['customer', 'gateway', 'supplier', 'venue', 'system', 'operator'] as const
export type BookingActor = (typeof BOOKING_ACTORS)[number]

export type BookingTransition = readonly [from: BookingStatus, to: BookingStatus, actor: BookingActor]

/** Every change of status that there is, and who may make it. The database holds the same table. */
export const BOOKING_TRANSITIONS: readonly BookingTransition[] = [
  ['pending', 'paid', 'gateway'],
  ['pending', 'paid', 'system'],
  ['pending', 'timeout', 'system'],
  ['pending', 'failed', 'system'],
  ['pending', 'cancelled', 'customer'],
  ['pending', 'cancelled', 'operator'],
  ['paid', 'confirmed', 'system'],
  ['paid', 'confirmed', 'supplier'],
  ['paid', 'confirmed', 'operator'],
  ['paid', 'failed', 'system'],
  ['paid', 'failed', 'supplier'],
  ['paid', 'failed', 'operator'],
  ['paid', 'cancelled', 'customer'],
  ['paid', 'cancelled', 'operator'],
  ['confirmed', 'cancelled', 'customer'],
  ['confirmed', 'cancelled', 'supplier'],
  ['confirmed', 'cancelled', 'operator'],
  ['confirmed', 'completed', 'venue'],
  ['confirmed', 'completed', 'system'],
  ['timeout', 'paid', 'system'],
]

export function canChange(from: BookingStatus, to: BookingStatus, actor: BookingActor): boolean {
  return BOOKING_TRANSITIONS.some(([f, t, a]) => f === from && t === to && a === actor)
}

/** Whether nothing can follow a status. */
export function isFinal(status: BookingStatus): boolean {
  return !BOOKING_TRANSITIONS.some(([from]) => from === status)
}

/**
 * Which booking speaks for its order: what still has to happen comes before what is done, and what is done
 * before what came to nothing.
 */
export const PRECEDENCE: readonly BookingStatus[] = [
  'pending',
  'paid',
  'confirmed',
  'completed',
  'failed',
  'cancelled',
  'timeout',
]

/** An order's status, derived from its bookings. */
export function orderStatus(bookings: readonly BookingStatus[]): BookingStatus {
  return PRECEDENCE.find((status) => bookings.includes(status)) ?? 'failed'
}
