import { createPrivateKey, createPublicKey } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { serveOnFreePort } from './simulated-server'
import { giveBack, openIn, outcomeOf, type SimulatedPayment, standingOf } from './two-c2p-books'
import { claimsOf, keyPair, message, openAction, sealAction } from './two-c2p-messages'

/** How the gateway misbehaves, until the next call of `misbehave`. */
export interface Misbehavior {
  /** Responds late, in milliseconds. */
  slow?: number
  /** Processes the request, then closes the connection. */
  silent?: boolean
  /** Responses and notifications have amounts other than the paid ones. */
  amount?: string
  /** Signs with a secret other than the merchant's. */
  foreignSecret?: boolean
  /** Responds to inquiries about another invoice. */
  otherInvoice?: string
  /** Refunds are not made, and answered with this code. */
  refundCode?: string
  /** Responds with more than any client should read. */
  huge?: boolean
}

export interface NotificationOptions {
  secret?: string
  alg?: string
  change?: Record<string, unknown>
}

export const MERCHANT = { merchantId: 'JT01', secretKey: 'a-shared-secret-that-only-the-tests-know' }

type Books = Map<string, SimulatedPayment>

/** A simulated 2C2P payment gateway with its own ledger, limited to the calls of the shop. */
export async function startTwoC2p() {
  const books: Books = new Map()
  const merchant = keyPair()
  const own = keyPair()
  const keys = {
    mine: createPrivateKey(own.privateKey),
    merchants: createPublicKey(merchant.publicKey),
  }
  let misbehavior: Misbehavior = {}

  async function answer(claims: object, secret: string): Promise<string | null> {
    const { slow, silent, foreignSecret, huge } = misbehavior
    if (slow) await wait(slow)
    if (silent) return null
    if (huge) return 'x'.repeat(1_000_000)
    return message(claims, foreignSecret ? 'a foreign secret' : secret)
  }

  async function paymentToken(body: string): Promise<string | null> {
    const claims = await claimsOf(body, MERCHANT.secretKey)
    if (claims?.merchantID !== MERCHANT.merchantId) return JSON.stringify({ respCode: '9042' })
    const payment = openIn(books, claims)
    if (typeof payment === 'string') return JSON.stringify({ respCode: payment })
    const { token } = payment
    const webPaymentUrl = `https://sandbox-pgw-ui.2c2p.com/payment/4.3/#/token/${token}`
    return answer({ respCode: '0000', paymentToken: token, webPaymentUrl }, MERCHANT.secretKey)
  }

  async function paymentInquiry(body: string): Promise<string | null> {
    const claims = await claimsOf(body, MERCHANT.secretKey)
    if (claims?.merchantID !== MERCHANT.merchantId) return JSON.stringify({ respCode: '9042' })
    const payment = books.get(String(misbehavior.otherInvoice ?? claims.invoiceNo))
    const { amount } = misbehavior
    return answer(
      payment ? { ...standingOf(payment), ...(amount && { amount }) } : { respCode: '2002' },
      MERCHANT.secretKey,
    )
  }

  async function action(body: string): Promise<string | null> {
    const xml = await openAction(body, keys.mine, keys.merchants)
    if (xml === null) return 'the message cannot be read'
    const fields = new Map(
      [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', text = '']) => [name, text]),
    )
    const invoice = fields.get('invoiceNo') ?? ''
    const respCode = misbehavior.refundCode ?? giveBack(books.get(invoice), fields)
    if (misbehavior.silent) return null
    return sealAction(
      `<PaymentProcessResponse><respCode>${respCode}</respCode><invoiceNo>${invoice}</invoiceNo><referenceNo>R${invoice}</referenceNo></PaymentProcessResponse>`,
      misbehavior.foreignSecret ? createPrivateKey(keyPair().privateKey) : keys.mine,
      keys.merchants,
    )
  }

  const server = await serveOnFreePort({
    '/payment/4.3/paymentToken': paymentToken,
    '/payment/4.3/paymentInquiry': paymentInquiry,
    '/PaymentAction/2.0/action': action,
  })
  return {
    ...server,
    books,
    merchantPrivateKey: merchant.privateKey,
    publicKey: own.publicKey,
    actionUrl: `${server.origin}/PaymentAction/2.0/action`,
    misbehave(how: Misbehavior) {
      misbehavior = how
    },
    /** Sets the outcome of the customer's payment at the gateway's page. */
    decide(invoice: string, respCode: string) {
      const payment = books.get(invoice)
      if (!payment) throw new Error(`unknown payment ${invoice}`)
      payment.respCode = outcomeOf(payment, respCode)
    },
    /** Lets a payment expire. */
    expire(invoice: string) {
      const payment = books.get(invoice)
      if (payment?.paymentExpiry) payment.paymentExpiry = '2020-01-01 00:00:00'
    },
    /** Settles payments as every evening: afterwards refunds are possible and voids are not. */
    settle() {
      for (const payment of books.values()) payment.settled = payment.respCode === '0000'
    },
    /** The body of a backend notification with the payment's current state. */
    notification(
      invoice: string,
      { secret = MERCHANT.secretKey, alg, change }: NotificationOptions = {},
    ): Promise<string> {
      const payment = books.get(invoice)
      if (!payment) throw new Error(`unknown payment ${invoice}`)
      const { amount } = misbehavior
      return message({ ...standingOf(payment), ...(amount && { amount }), ...change }, secret, alg)
    },
  }
}

export type SimulatedTwoC2p = Awaited<ReturnType<typeof startTwoC2p>>
