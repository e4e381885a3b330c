import { randomUUID } from 'node:crypto'
import type { CartItem } from '@/lib/contract/cart'
import type { Order } from '@/lib/contract/orders'
import type { PaymentKey } from '@/lib/domain/payment'
import type { Sold } from '../../fixtures/catalog'
import type { VisitorFixture } from '../../fixtures/visitor'
import { type Bank, WAYS_TO_PAY } from './bank'

export type Outcome = 'paid' | 'declined' | 'abandoned' | 'late' | 'refused' | 'lost'

const KEYS: PaymentKey[] = ['ktc_credit_card', 'ktc_alipay', 'gb_prime_pay_qr_cash', 'two_c2p']

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const randomBelow = (limit: number) => Math.floor(Math.random() * limit)

interface Reply<Data> {
  status: number
  data: Data
}

const MAX_ATTEMPTS = 60

/** Makes a call and retries it with the same idempotency key while the server is down. */
async function call<Data>(
  origin: string,
  { token }: VisitorFixture,
  path: string,
  json?: unknown,
  key?: string,
): Promise<Reply<Data> | null> {
  const headers = new Headers({ cookie: `access-token=${token}` })
  if (json !== undefined) headers.set('content-type', 'application/json')
  if (key) headers.set('idempotency-key', key)
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
    try {
      const response = await fetch(origin + path, {
        method: json === undefined ? 'GET' : 'POST',
        headers,
        body: json === undefined ? undefined : JSON.stringify(json),
        signal: AbortSignal.timeout(30_000),
      })
      const { data } = (await response.json()) as { data: Data }
      if (response.status < 500) return { status: response.status, data }
    } catch {
      // The server was killed.
    }
    await pause(300 + randomBelow(700))
  }
  return null
}

async function invoiceOf(origin: string, visitor: VisitorFixture, order: Order): Promise<string | null> {
  const started = await call<{ redirect: string }>(origin, visitor, `/api/orders/${order.id}/payments`, {
    payment_key: KEYS[randomBelow(KEYS.length)],
  })
  if (!started?.data?.redirect) return null
  if (started.data.redirect.includes('/sandbox/pay/')) return started.data.redirect.split('/').at(-1) ?? null
  const step = await call<{ step: { text?: string; fields?: { orderRef: string } } } | null>(
    origin,
    visitor,
    `/api/orders/${order.id}/payment-step`,
  )
  const { text, fields } = step?.data?.step ?? {}
  return fields?.orderRef ?? text?.split('/').at(-1) ?? null
}

async function order(origin: string, visitor: VisitorFixture, sold: Sold): Promise<Order | null> {
  const { productId, optionId, date } = sold
  const added = await call<{ item: CartItem }>(
    origin,
    visitor,
    '/api/pd4/carts',
    {
      product_id: productId,
      option_id: optionId,
      date,
      time: '10:00',
      quantities: { ADULT: 1 },
    },
    randomUUID(),
  )
  const item = added?.data?.item
  if (!item) return null
  const form = {
    cart_item_ids: [item.id],
    lead: { first_name: 'Storm', last_name: 'Buyer', email: 'storm@example.com', phone: '+66812345678' },
    details: { [item.id]: { travellers: [], answers: {} } },
    expected_total: item.total,
    accept_terms: true,
  }
  const key = randomUUID()
  const clicks = Math.random() < 0.3 ? 2 : 1
  const replies = await Promise.all(
    Array.from({ length: clicks }, () => call<Order>(origin, visitor, '/api/orders', form, key)),
  )
  return replies.find((reply) => reply?.status === 200)?.data ?? null
}

/**
 * Simulates a buyer from the cart to the bank. Responses prove nothing; the database is checked afterwards.
 */
export async function buy(origin: string, visitor: VisitorFixture, sold: Sold, bank: Bank): Promise<Outcome> {
  await pause(randomBelow(4000))
  const placed = await order(origin, visitor, sold)
  if (!placed) return 'refused'
  if (Math.random() < 0.15) return 'abandoned'
  const invoice = await invoiceOf(origin, visitor, placed)
  if (!invoice) return 'lost'
  if (Math.random() < 0.15) {
    await bank.leaveOpen(invoice)
    return 'late'
  }
  const isPaid = Math.random() < 0.75
  const way = WAYS_TO_PAY[randomBelow(WAYS_TO_PAY.length)]
  await bank.decide(invoice, isPaid ? 'paid' : 'failed', isPaid ? way : 'once')
  return isPaid ? 'paid' : 'declined'
}
