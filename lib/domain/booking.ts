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

/** Who changes a booking's status. `operator` is a named member of staff using the orders command. */
export const BOOKING_ACTORS = ['customer', 'gateway', 'supplier', 'venue', 'system', 'operator'] as const
export type BookingActor = (typeof BOOKING_ACTORS)[number]

export type BookingTransition = readonly [from: BookingStatus, to: BookingStatus, actor: BookingActor]

/** Every allowed status transition and its actor. The database enforces the same table. */
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

/** Whether a status has no further transitions. */
export function isFinal(status: BookingStatus): boolean {
  return !BOOKING_TRANSITIONS.some(([from]) => from === status)
}

/**
 * Priority of booking statuses for the order status: open ones before completed ones, completed ones before
 * unsuccessful ones.
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

/** Derives an order's status from its bookings. */
export function orderStatus(bookings: readonly BookingStatus[]): BookingStatus {
  return PRECEDENCE.find((status) => bookings.includes(status)) ?? 'failed'
}
