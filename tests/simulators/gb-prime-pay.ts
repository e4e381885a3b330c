import { chargeIn, drawQrCode, type GbPayment, transactionOf } from './gb-prime-pay-books'
import { type Misbehavior, type SimulatedNotification, type SimulatedResponse, sent } from './misbehavior'
import { type Responder, serveOnFreePort } from './simulated-server'

export const GB_MERCHANT = {
  publicKey: 'public-key-of-the-tests',
  secretKey: 'secret-key-that-only-the-tests-know',
  token: 'customer-key+/of=the+tests',
}

export const CARD_TOKEN = '3f1c9a4e-card-token'
/** A card that its bank declines. */
export const EMPTY_CARD_TOKEN = '51000000-card-token'

const isSecret = (authorization = '') =>
  authorization === `Basic ${Buffer.from(`${GB_MERCHANT.secretKey}:`).toString('base64')}`

/** A simulated GB Prime Pay with its own ledger, limited to the calls of the shop's server. */
export async function startGbPrimePay() {
  const books = new Map<string, GbPayment>()
  let charges = 0
  let misbehavior: Misbehavior = {}

  const json = (body: object, call?: Misbehavior['only']): Promise<SimulatedResponse> => {
    const { only = call } = misbehavior
    const response = { body: JSON.stringify(body), type: 'application/json;charset=UTF-8' }
    return sent(response, only === call ? misbehavior : {})
  }

  /** A call that requires the merchant's credentials. */
  const guarded = (
    responder: (question: Record<string, unknown>) => Promise<SimulatedResponse>,
  ): Responder => {
    return async (body, { authorization }) => {
      if (misbehavior.down) return null
      if (!isSecret(authorization)) return { body: '{}', type: 'application/json', status: 401 }
      return responder(JSON.parse(body) as Record<string, unknown>)
    }
  }

  const qrCode = (kind: 'cash' | 'credit'): Responder => {
    return async (body) => {
      if (misbehavior.down) return null
      const form = new URLSearchParams(body)
      if (form.get('token') !== GB_MERCHANT.token) return json({ resultCode: '11' })
      return json(drawQrCode(books, form, kind))
    }
  }

  const charge = guarded(async (query) => {
    charges += 1
    return json(chargeIn(books, query, EMPTY_CARD_TOKEN), 'charge')
  })

  const inquiry = guarded(async ({ referenceNo }) => {
    const payment = books.get(String(misbehavior.otherInvoice ?? referenceNo))
    if (!payment || misbehavior.forgetful) return json({ resultCode: '02' }, 'inquiry')
    const record = transactionOf(payment, misbehavior)
    const found = payment.kind === 'card' ? { txns: [record] } : { txn: record }
    return json({ resultCode: '00', ...found }, 'inquiry')
  })

  const server = await serveOnFreePort({
    '/v3/qrcode/text': qrCode('cash'),
    '/v3/qrcredit/text': qrCode('credit'),
    '/v2/tokens/charge': charge,
    '/v1/check_status_txn': inquiry,
  })
  return {
    ...server,
    books,
    /** The number of requested charges. */
    chargesAsked: () => charges,
    misbehave(how: Misbehavior) {
      misbehavior = how
    },
    /** Sets the outcome of a payment: G, A, S, V or D. */
    decide(invoice: string, status: string) {
      const payment = books.get(invoice)
      if (!payment) throw new Error(`unknown payment ${invoice}`)
      payment.status = status
    },
    /** The notification of a payment: JSON for QR codes, a form for cards. */
    notification(
      invoice: string,
      resultCode = '00',
      change: Record<string, string> = {},
    ): SimulatedNotification {
      const payment = books.get(invoice)
      if (!payment) throw new Error(`unknown payment ${invoice}`)
      const { status: _, ...record } = transactionOf(payment, misbehavior)
      const fields = { resultCode, ...record, date: '21112026', time: '201500', retryFlag: 'N', ...change }
      return payment.kind === 'card'
        ? { body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' }
        : { body: JSON.stringify(fields), type: 'application/json' }
    },
  }
}

export type SimulatedGbPrimePay = Awaited<ReturnType<typeof startGbPrimePay>>
