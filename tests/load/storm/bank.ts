import { randomUUID } from 'node:crypto'
import { signedNotification } from '@/lib/server/payments/adapters/sandbox'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'

/** How a customer pays an invoice. */
export const WAYS_TO_PAY = ['once', 'twice', 'wrong amount first'] as const
export type WayToPay = (typeof WAYS_TO_PAY)[number]

/** Money that the bank has captured. */
export interface BankCapture {
  invoice: string
  reference: string
  amount: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const randomBelow = (limit: number) => Math.floor(Math.random() * limit)
const MAX_DELAY_MS = 3000
const RETRIES = 60

/** The bank that the customers of the storm pay at, and its own books. */
export class Bank {
  readonly captures: BankCapture[] = []
  readonly #origin: string
  /** Payments that customers make after their hold has ended. */
  readonly #late: BankCapture[] = []

  constructor(origin: string) {
    this.#origin = origin
  }

  async #send(notification: ReturnType<typeof signedNotification>): Promise<boolean> {
    const response = await fetch(`${this.#origin}/api/payments/notices/sandbox`, {
      method: 'POST',
      ...notification,
    }).catch(() => null)
    return response?.ok ?? false
  }

  #notificationOf(
    { invoice, reference, amount }: BankCapture,
    state: 'paid' | 'failed' | 'cancelled' = 'paid',
  ) {
    const event_id = `${reference}-${state}`
    return signedNotification({ event_id, invoice, state, amount, currency: 'THB', reference })
  }

  /** Captures money, and repeats the notification until the shop accepts it. */
  async #captureAndInsist(capture: BankCapture): Promise<void> {
    this.captures.push(capture)
    const notification = this.#notificationOf(capture)
    await pause(randomBelow(MAX_DELAY_MS))
    for (let retry = 0; retry < RETRIES && !(await this.#send(notification)); retry++) await pause(1000)
    // And once more, as if its answer had been lost.
    await this.#send(notification)
  }

  async #payment(invoice: string): Promise<BankCapture | null> {
    const payment = await sandboxLedger.find(invoice)
    return payment && { invoice, reference: payment.reference, amount: payment.amount.amount }
  }

  /**
   * Decides a payment, and notifies of it one to five times at once, whether or not the shop is up: a lost notification
   * is found by a status query. A second or wrong payment is notified until the shop accepts it.
   */
  async decide(invoice: string, state: 'paid' | 'failed', way: WayToPay = 'once'): Promise<void> {
    const due = await this.#payment(invoice)
    if (!due) return
    if (way === 'wrong amount first')
      await this.#captureAndInsist({ ...due, reference: `SB-${randomUUID()}`, amount: due.amount - 100 })
    await sandboxLedger.decide(invoice, state)
    const decided = await sandboxLedger.find(invoice)
    if (decided?.state === 'pending' || !decided) return
    if (decided.state === 'paid') this.captures.push(due)
    const notification = this.#notificationOf(due, decided.state)
    const notifications = Array.from({ length: 1 + randomBelow(5) }, async () => {
      await pause(randomBelow(MAX_DELAY_MS))
      await this.#send(notification)
    })
    await Promise.all(notifications)
    if (way === 'twice') await this.#captureAndInsist({ ...due, reference: `SB-${randomUUID()}` })
  }

  /** A customer leaves the payment page open, and pays after the hold has ended. */
  async leaveOpen(invoice: string): Promise<void> {
    const due = await this.#payment(invoice)
    if (due) this.#late.push({ ...due, reference: `SB-${randomUUID()}` })
  }

  /** The customers who left their pages open pay now. */
  async payLate(): Promise<void> {
    await Promise.all(this.#late.splice(0).map((capture) => this.#captureAndInsist(capture)))
  }
}
