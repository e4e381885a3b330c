import type { Locale } from '@/lib/domain/locale'
import type { Money } from '@/lib/domain/money'

/** A payment that is to be made. */
export interface PaymentRequest {
  /** Ours; unique for ever; at most 15 characters. */
  invoice: string
  optionKey: string
  amount: Money
  description: string
  /** Where the browser comes back to, as a path of this site. */
  returnPath: string
  locale: Locale
  /** Until when the order waits for it; a gateway that can takes no money after that. */
  expiresAt: Date
}

/** A payment that was begun. */
export interface PaymentReference {
  invoice: string
  gatewayReference: string | null
}

/** What the browser does next; 'card' has it exchange the card for a token at the gateway itself. */
export type PaymentAction =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'qr'; text: string }
  | { kind: 'card'; tokensUrl: string; publicKey: string }
  | { kind: 'nothing' }

/** What a gateway says of a payment. What it says in words unknown to us is pending. */
export interface PaymentResult {
  state: 'paid' | 'pending' | 'failed' | 'cancelled'
  /** What was taken, in minor units; a payment is no payment without it. */
  money?: { amount: number; currency: string }
  gatewayReference?: string
}

export interface RawNotification {
  body: string
  headers: Headers
}

export interface Notification {
  invoice: string
  /** The gateway's id of this event, or a hash of it where it has none. */
  eventId: string
  /** What a signed notice says; absent where it is a mere hint, to be followed by an inquiry. */
  finding?: PaymentResult
}

/** What was refused at once: nothing was taken, and nobody can pay this invoice. */
export type Declined = { kind: 'declined' }

export type Refunded = { state: 'done' | 'pending' | 'failed'; gatewayReference?: string }

/** A payment gateway. Its methods may throw when it cannot be reached: then nothing is known. */
export interface Gateway {
  readonly name: string
  /** What it can give back by itself; 'manual' needs a person. */
  readonly refunds: 'full' | 'partial' | 'none' | 'manual'
  /** Whether it can say more about a payment than its beginning. */
  readonly pollable: boolean
  /** Whether it takes no payment after the moment that it was told, so that one begun before must be begun anew. */
  readonly expires?: boolean
  /** The body that a taken notice is answered with, to the letter, where the gateway asks for one. */
  readonly acknowledgement?: string
  /** Starting the same invoice again begins nothing new and gives the same answer, or declines it. */
  start(request: PaymentRequest): Promise<PaymentAction | Declined>
  /** Goes on after 'card' with the card's token, which is good for one charge. */
  charge?(request: PaymentRequest, cardToken: string): Promise<PaymentAction | Declined>
  fetchStatus(payment: PaymentReference): Promise<PaymentResult>
  /** Closes an open payment, so that it can no longer be paid; says how it stands after that. */
  close?(payment: PaymentReference): Promise<PaymentResult>
  /** Reads a notice; null where its signature is wrong or it makes no sense. */
  readNotice?(notice: RawNotification): Notification | null | Promise<Notification | null>
  /** The same key again gives nothing back twice. */
  refund?(payment: PaymentReference, amount: Money, key: string): Promise<Refunded>
}
