import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CartItem } from '@/lib/contract/cart'
import type { Order } from '@/lib/contract/orders'
import type { Sold } from '../../fixtures/catalog'
import { formOf } from '../../fixtures/ordering'
import { newVisitor } from '../../fixtures/visitor'
import { type Call, newAddress, type Tally } from './client'

/** How a purchase ended for its buyer. */
export type Outcome = 'bought' | 'sold out' | 'interrupted' | 'unconfirmed'

export interface Purchase {
  email: string
  userId: string
  /** Null if none was placed. */
  orderId: string | null
  outcome: Outcome
}

/** A notification that is lost with a server is made up for by a query. */
const CONFIRMED_MS = 120_000
const ASK_MS = 2_000
/** Its payment page is one of the sandbox. */
const PAYMENT_KEY = 'two_c2p'

/** The account's, which gets all mails of its orders. */
const emailOf = (userId: string) => `${userId}@example.com`

interface Answer<Data> {
  status: number
  data: Data | undefined
}

/** Buys a place from the cart to the voucher. */
export async function buy(origin: string, sold: Sold, tally: Tally): Promise<Purchase> {
  const { userId, token } = await newVisitor()
  const [email, address] = [emailOf(userId), newAddress()]
  const call = async <Data>(path: string, options: Call = {}): Promise<Answer<Data> | null> => {
    const reply = await tally.send(origin, path, { address, token, ...options })
    if (!reply) return null
    const isJson = reply.headers.get('content-type')?.includes('json')
    const body = isJson ? (JSON.parse(reply.text) as { data?: Data }) : {}
    return { status: reply.status, data: body.data ?? undefined }
  }
  let orderId: string | null = null
  const ended = (outcome: Outcome): Purchase => ({ email, userId, orderId, outcome })
  /** How it ended without an answer, or with a refusal. */
  const refused = (answer: Answer<unknown> | null) => ended(answer ? 'sold out' : 'interrupted')

  const { productId, optionId, date } = sold
  const selection = {
    product_id: productId,
    option_id: optionId,
    date,
    time: '10:00',
    quantities: { ADULT: 1 },
  }
  const added = await call<{ item: CartItem }>('/api/pd4/carts', { json: selection, key: randomUUID() })
  if (!added?.data?.item) return refused(added)
  const lead = { first_name: 'Mali', last_name: 'Sky', email, phone: '081 234 5678' }
  const placed = await call<Order>('/api/orders', {
    json: formOf(added.data.item, { lead }),
    key: randomUUID(),
  })
  if (placed?.status !== 200 || !placed.data) return refused(placed)
  orderId = placed.data.id

  const started = await call<{ redirect: string }>(`/api/orders/${orderId}/payments`, {
    json: { payment_key: PAYMENT_KEY },
  })
  const page = started?.data && new URL(started.data.redirect, origin).pathname
  const invoice = page?.split('/').at(-1)
  if (!page || !invoice) return ended('interrupted')
  await call(page)
  const paid = await call(`/api/sandbox/payments/${invoice}`, { json: { decision: 'approve' } })
  if (paid?.status !== 200) return ended('interrupted')

  for (const until = Date.now() + CONFIRMED_MS; Date.now() < until; await sleep(ASK_MS)) {
    const order = await call<Order>(`/api/orders/${orderId}`)
    const [booking] = order?.data?.bookings ?? []
    if (booking?.status !== 'confirmed') continue
    const voucher = await call(`/api/orders/${orderId}/bookings/${booking.id}/voucher.pdf`)
    return ended(voucher?.status === 200 ? 'bought' : 'interrupted')
  }
  return ended('unconfirmed')
}
