import type { Locale } from '@/lib/domain/locale'
import type { Money } from '@/lib/domain/money'

/** A payment to start. */
export interface PaymentRequest {
  /** The shop's invoice number: never reused, at most `MAX_INVOICE_LENGTH` characters. */
  invoice: string
  optionKey: string
  amount: Money
  description: string
  /** The page that the browser returns to, as a path of this site. */
  returnPath: string
  locale: Locale
  /** When the hold ends. A gateway with `expires` accepts no payment after that. */
  expiresAt: Date
}

/** A started payment. */
export interface PaymentReference {
  invoice: string
  gatewayReference: string | null
  /** Of the action that started it, if the gateway gave one. */
  pageId?: string
}

/** What the browser does next. For 'card' it exchanges the card for a token at the gateway itself. */
export type PaymentAction =
  /** `pageId`: the gateway's id of its page, where it finds a payment by that and not by the invoice. */
  | { kind: 'redirect'; url: string; pageId?: string }
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'qr'; text: string }
  | { kind: 'card'; tokensUrl: string; publicKey: string }
  | { kind: 'nothing' }

/** Money that a gateway captured. */
export interface CapturedPayment {
  /** In minor units. A capture without it is not booked: staff resolve it. */
  money?: { amount: number; currency: string }
  gatewayReference?: string
}

/**
 * A payment's result as reported by a gateway: paid; not paid, which is pending, failed or cancelled; or unknown, if the
 * gateway does not say, or says what its documentation does not list. Unknown is never taken for not paid.
 */
export interface PaymentResult extends CapturedPayment {
  state: 'paid' | 'pending' | 'failed' | 'cancelled' | 'unknown'
  /** Further captures of a paid invoice: a customer can pay it more than once. */
  others?: CapturedPayment[]
}

export interface RawNotification {
  body: string
  headers: Headers
}

export interface Notification {
  invoice: string
  /** The gateway's id of this event, or a hash of it where it has none. */
  eventId: string
  /**
   * The result of a signed notification; absent for an unsigned one, which must be verified by a status
   * query.
   */
  result?: PaymentResult
}

/** A signed notification about a refund. */
export interface RefundNotification {
  eventId: string
  /** The key of the shop's refund; null for a refund that was made in the gateway's portal. */
  refundKey: string | null
  /** The gateway's reference of the capture. */
  captureReference: string
  refunded: Refunded
  /** What was refunded, in minor units; absent if the gateway does not say, or in a currency that the shop lacks. */
  money?: { amount: number; currency: string }
}

/** Declined at once: nothing was captured, and the invoice can no longer be paid. */
export type Declined = { kind: 'declined' }

/**
 * The gateway has the invoice from an earlier start whose response was lost, and does not repeat its action. The customer
 * cannot have seen it, which does not say that nothing was paid: the payment must be closed before another one replaces it.
 */
export type Lost = { kind: 'lost' }

export type Refunded = { state: 'processing' | 'succeeded' | 'failed'; gatewayReference?: string }

/** What a notification says; 'irrelevant' if it is signed and about nothing that the shop records. */
export type NotificationReading = Notification | RefundNotification | 'irrelevant' | null

/** A payment gateway. Its methods may throw if it is unreachable; the outcome is then unknown. */
export interface Gateway {
  readonly name: string
  /** Which refunds it can make automatically; 'manual' needs staff. */
  readonly refunds: 'full' | 'partial' | 'none' | 'manual'
  /** Whether the status of a payment can be queried. */
  readonly pollable: boolean
  /** Whether its payment page closes at `expiresAt`, so that a new payment must be started after that. */
  readonly expires?: boolean
  /** How long its payment page can be opened, in minutes, if it is limited. */
  readonly pageMinutes?: number
  /** The exact response body for an accepted notification, if the gateway requires one. */
  readonly acknowledgement?: string
  /** Idempotent by invoice: a repeated call returns the same action, or that it was lost. */
  start(request: PaymentRequest): Promise<PaymentAction | Lost>
  /** Continues after 'card' with the card's token, which is valid for one charge. */
  charge?(request: PaymentRequest, cardToken: string): Promise<PaymentAction | Declined>
  fetchStatus(payment: PaymentReference): Promise<PaymentResult>
  /** Closes an open payment, so that it can no longer be paid, and returns its final result. */
  close?(payment: PaymentReference): Promise<PaymentResult>
  /** Parses a notification; null if it is malformed or its signature is invalid. */
  readNotification?(notification: RawNotification): NotificationReading | Promise<NotificationReading>
  /**
   * Idempotent by key, except that a refund which has failed may be requested again.
   * @param failures how often it has failed before
   */
  refund?(payment: PaymentReference, amount: Money, key: string, failures?: number): Promise<Refunded>
  /** Reports a refund under way. Without it the same request is repeated, which refunds only once. */
  fetchRefund?(payment: PaymentReference, key: string): Promise<Refunded>
}
