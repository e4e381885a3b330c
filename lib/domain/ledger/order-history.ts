import type { LocalDate } from '../local-date'
import type { RefundState } from '../payment'

/** A booking of an order as it was charged, in minor units of the charge's currency. */
export interface ChargedBooking {
  id: string
  /** As it was paid for: what has been exported does not change with the date. */
  serviceDate: LocalDate | null
  /** After the discount, without the deposit. */
  price: number
  /** The promo discount on the price. */
  discount: number
  deposit: number
}

export interface CaptureEvent {
  type: 'capture'
  id: string
  at: Date
  gateway: string
  amount: number
  currency: string
  /** Whether it pays for the order; the other captures go back. */
  pays: boolean
}

/**
 * What makes a refund due. The events of the bookings post what is due themselves; goodwill is a refund that no event
 * of a booking grants.
 */
export type RefundCause = 'booking' | 'capture' | 'goodwill'

/** A refund enters a state. */
export interface RefundEvent {
  type: 'refund'
  /** Of the refund. */
  id: string
  at: Date
  state: Exclude<RefundState, 'processing'>
  cause: RefundCause
  captureId: string
  amount: number
  /** Whether staff have paid it in another way than by the gateway. */
  isElsewhere: boolean
}

/** A booking ends or shrinks. Amounts are in minor units of the charge's currency. */
export type BookingEvent = { at: Date; bookingId: string } & (
  | { type: 'completed' }
  | { type: 'failed'; refunded: number }
  | {
      type: 'cancelled'
      id: string
      isFull: boolean
      /** What was paid for the cancelled part, and what is refunded; each with its deposit. */
      paid: number
      refunded: number
      deposit: number
    }
  /** Its date changed to one with a lower price, and the difference is refunded. */
  | { type: 'changed'; id: string; refunded: number }
  /** Goods are back, and their price is refunded less a fee; their deposit is an event of its own. */
  | { type: 'goods-returned'; refunded: number }
  | { type: 'deposit-returned'; returned: number; withheld: number }
  /** A lent thing does not come back, and its deposit is retained. It may be found later. */
  | { type: 'lost' }
)

/** Everything that has moved the money of an order. */
export interface OrderHistory {
  reference: string
  /** The currency of the charge; of the order if nothing was charged. */
  currency: string
  bookings: ChargedBooking[]
  /** When an order without anything to pay was confirmed. */
  grantedAt: Date | null
  captures: CaptureEvent[]
  refunds: RefundEvent[]
  events: BookingEvent[]
}
