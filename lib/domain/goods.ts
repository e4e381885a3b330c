import type { BookingActor, BookingStatus } from './booking'
import type { FulfilmentMethod } from './booking-details'

/**
 * Where the goods of a booking are: an axis of its own beside the booking's status. `none` means that nothing is
 * recorded yet, so the goods are still with the supplier.
 */
export const GOODS_STATES = [
  'none',
  'shipped',
  'ready',
  'delivered',
  'return_requested',
  'returned',
  'lost',
] as const
export type GoodsState = (typeof GOODS_STATES)[number]
/** A state that the database stores. */
export type RecordedGoodsState = Exclude<GoodsState, 'none'>
export const RECORDED_GOODS_STATES = GOODS_STATES.filter(
  (state): state is RecordedGoodsState => state !== 'none',
)

export type GoodsTransition = readonly [from: GoodsState, to: RecordedGoodsState, actor: BookingActor]

/** Every allowed transition and its actor. The database enforces the same table. */
export const GOODS_TRANSITIONS: readonly GoodsTransition[] = [
  ['none', 'shipped', 'operator'],
  ['none', 'ready', 'operator'],
  ['none', 'delivered', 'operator'],
  ['none', 'delivered', 'venue'],
  // A thing that was never collected, or whose way was not recorded.
  ['none', 'returned', 'operator'],
  ['shipped', 'delivered', 'operator'],
  ['shipped', 'delivered', 'venue'],
  ['shipped', 'delivered', 'system'],
  ['shipped', 'return_requested', 'customer'],
  ['shipped', 'returned', 'operator'],
  ['shipped', 'lost', 'operator'],
  ['ready', 'delivered', 'operator'],
  ['ready', 'delivered', 'venue'],
  ['ready', 'returned', 'operator'],
  ['delivered', 'return_requested', 'customer'],
  ['delivered', 'returned', 'operator'],
  ['delivered', 'lost', 'operator'],
  // The shop declines the return: the customer keeps the goods.
  ['return_requested', 'delivered', 'operator'],
  ['return_requested', 'returned', 'operator'],
  ['return_requested', 'lost', 'operator'],
  ['lost', 'returned', 'operator'],
]

export function canMoveGoods(from: GoodsState, to: GoodsState, actor: BookingActor): boolean {
  return GOODS_TRANSITIONS.some(([f, t, a]) => f === from && t === to && a === actor)
}

/** States in which the goods have left the supplier and are not back. */
export const OUT_STATES = ['shipped', 'delivered', 'return_requested', 'lost'] as const satisfies GoodsState[]

/** Whether the goods have left the supplier, so that a refund needs their return. */
export function areGoodsOut(state: GoodsState): boolean {
  return OUT_STATES.some((out) => out === state)
}

interface GoodsBooking {
  bookingDetails: { fulfilment?: { way: FulfilmentMethod } }
  lines: ReadonlyArray<{ deposit?: boolean; quantity: number; amount: number }>
}

/** Whether a booking lends a thing against a deposit. */
export function isRental({ lines }: Pick<GoodsBooking, 'lines'>): boolean {
  return lines.some(({ deposit = false, quantity, amount }) => deposit && quantity * amount > 0)
}

/** Whether a booking is for goods: sold for delivery or collection, or lent against a deposit. */
export function hasGoods(booking: GoodsBooking): boolean {
  return booking.bookingDetails.fulfilment !== undefined || isRental(booking)
}

/** How many days after the shipment goods count as delivered if no delivery was recorded. */
export const DAYS_UNTIL_DELIVERED = 14

/** How many days after a request goods that are not back are overdue. */
export const DAYS_UNTIL_RETURN_OVERDUE = 30

const DAY_MS = 86_400_000

/** Returns the end of the period in which delivered goods can be returned for a refund. */
export function returnUntil(deliveredAt: Date, days: number): Date {
  return new Date(deliveredAt.getTime() + days * DAY_MS)
}

interface Returnable {
  state: GoodsState
  status: BookingStatus
  rental: boolean
  startsAt: Date | null
  /** End of the return period; null before the delivery. */
  until: Date | null
}

/**
 * Returns why the customer cannot request a return for a refund now, or null if they can. Sold goods are returned
 * within the period after delivery, a lent thing before the start of its use; later its return brings back the
 * deposit only, and needs no request.
 */
export function returnRefusal(
  { state, status, rental, startsAt, until }: Returnable,
  now: Date,
): 'GOODS_NOT_OUT' | 'GOODS_RETURN_CLOSED' | null {
  if (state === 'none' || state === 'ready') return 'GOODS_NOT_OUT'
  if (state !== 'shipped' && state !== 'delivered') return 'GOODS_RETURN_CLOSED'
  if (status !== 'confirmed' && status !== 'completed') return 'GOODS_RETURN_CLOSED'
  if (rental) return status === 'confirmed' && startsAt && startsAt > now ? null : 'GOODS_RETURN_CLOSED'
  return until && until <= now ? 'GOODS_RETURN_CLOSED' : null
}

/** Reasons for a return. */
export const RETURN_REASONS = ['unwanted', 'wrong', 'damaged', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Maximum length of a carrier's name and of a tracking number. */
export const MAX_CARRIER_LENGTH = 60
export const MAX_TRACKING_LENGTH = 60

/** Returns the key of a state's message: what is not sent to the customer is collected, not delivered. */
export function goodsStateKey<State extends GoodsState>(
  state: State,
  way: FulfilmentMethod | null,
): State | 'collected' {
  return state === 'delivered' && way !== 'delivery' ? 'collected' : state
}
