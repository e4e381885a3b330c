import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CancellationQuote } from '@/lib/contract/cancellations'
import type { CartItem } from '@/lib/contract/cart'
import type { Order } from '@/lib/contract/orders'
import { hashOfToken, newToken } from '@/lib/server/auth/token'
import type { Sold } from '../../fixtures/catalog'
import { sql } from '../../fixtures/database'
import { formOf } from '../../fixtures/ordering'
import { newAddress } from '../three-servers/client'

const TIMEOUT_MS = 30_000
/** A database that is slow for a moment is refused alike: the shop's pages try again. */
const TRIES = 3
const RETRY_MS = 2_000
/** Its payment page is one of the sandbox. */
const PAYMENT_KEY = 'two_c2p'
/** The code of a server that a newer one has replaced. */
const REFUSAL = 'UNAVAILABLE'

interface Reply<Data> {
  status: number
  code?: string
  mayRetry: boolean
  data?: Data
}

/** A server answered something else than the drill allows. */
class Unexpected extends Error {}

/** A server takes no orders: a coded 503 with a time for the next try. */
export class Refused extends Error {}

/** Whether a reply is the refusal of a server that does not fit the schema. */
export const isRefusal = ({ status, code, mayRetry }: Omit<Reply<unknown>, 'data'>): boolean =>
  status === 503 && code === REFUSAL && mayRetry

/** A customer with an account of their own, who gets all mails of their orders. */
export interface Customer {
  email: string
  token: string
  address: string
}

/** Inserts a customer by the columns that every version has. */
export async function newCustomer(): Promise<Customer> {
  const userId = randomUUID()
  const [email, token] = [`${userId}@example.com`, newToken()]
  const phone = `+668${String(randomInt(10 ** 8)).padStart(8, '0')}`
  await sql(
    `INSERT INTO users (id, email, phone, password_hash, first_name, last_name, country, address, locale)
      VALUES ($1, $2, $3, 'none', 'Mali', 'Sky', 'TH', '1 Phra Athit Road, Bangkok', 'en')`,
    [userId, email, phone],
  )
  await sql(
    "INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 day')",
    [hashOfToken(token), userId],
  )
  return { email, token, address: newAddress() }
}

interface Call {
  json?: unknown
  key?: string
}

async function send(origin: string, path: string, customer: Customer, { json, key }: Call) {
  const headers = new Headers({
    cookie: `access-token=${customer.token}`,
    'x-forwarded-for': customer.address,
  })
  if (json !== undefined) headers.set('content-type', 'application/json')
  if (key) headers.set('idempotency-key', key)
  return fetch(origin + path, {
    method: json === undefined ? 'GET' : 'POST',
    headers,
    body: json === undefined ? undefined : JSON.stringify(json),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

async function call<Data>(
  origin: string,
  path: string,
  customer: Customer,
  options: Call = {},
): Promise<Reply<Data>> {
  const response = await send(origin, path, customer, options)
  const { status, headers } = response
  const text = await response.text()
  const isJson = headers.get('content-type')?.includes('json')
  const { code, data } = isJson ? (JSON.parse(text) as { code?: string; data?: Data }) : {}
  return { status, code, mayRetry: headers.has('retry-after'), data }
}

/** @throws Refused after three tries, Unexpected without the data of a success */
async function data<Data>(
  origin: string,
  path: string,
  customer: Customer,
  options: Call = {},
): Promise<Data> {
  let reply = await call<Data>(origin, path, customer, options)
  for (let tries = 1; isRefusal(reply) && tries < TRIES; tries++) {
    await sleep(RETRY_MS)
    reply = await call<Data>(origin, path, customer, options)
  }
  if (isRefusal(reply)) throw new Refused(path)
  if (reply.status >= 300 || !reply.data)
    throw new Unexpected(`${path} is ${reply.status} ${reply.code ?? ''}`)
  return reply.data
}

/** Places an unpaid order for one adult. @returns its id */
export async function placeOrder(origin: string, customer: Customer, sold: Sold): Promise<string> {
  const { productId, optionId, date } = sold
  const { item } = await data<{ item: CartItem }>(origin, '/api/pd4/carts', customer, {
    json: {
      product_id: productId,
      option_id: optionId,
      date,
      time: '10:00',
      quantities: { ADULT: 1 },
    },
    key: randomUUID(),
  })
  const lead = { first_name: 'Mali', last_name: 'Sky', email: customer.email, phone: '081 234 5678' }
  const json = formOf(item, { lead })
  const { id } = await data<Order>(origin, '/api/orders', customer, { json, key: randomUUID() })
  return id
}

/** Pays an order at the bank of the sandbox. */
export async function payOrder(origin: string, customer: Customer, orderId: string): Promise<void> {
  const { redirect } = await data<{ redirect: string }>(origin, `/api/orders/${orderId}/payments`, customer, {
    json: { payment_key: PAYMENT_KEY },
  })
  const invoice = new URL(redirect, origin).pathname.split('/').at(-1)
  const path = `/api/sandbox/payments/${invoice}`
  const reply = await call(origin, path, customer, { json: { decision: 'approve' } })
  // The bank has the money, even if the server does not take its notification: another one asks the bank.
  if (reply.status !== 200 && !isRefusal(reply))
    throw new Unexpected(`${path} is ${reply.status} ${reply.code ?? ''}`)
}

/** Whether an order is confirmed and its voucher opens. */
export async function hasVoucher(origin: string, customer: Customer, orderId: string): Promise<boolean> {
  const { bookings } = await data<Order>(origin, `/api/orders/${orderId}`, customer)
  const [booking] = bookings
  if (booking?.status !== 'confirmed') return false
  const path = `/api/orders/${orderId}/bookings/${booking.id}/voucher.pdf`
  return (await call(origin, path, customer)).status === 200
}

export interface Cancelled {
  paid: number
  refund: number
}

/** Cancels an order at the quoted refund. @returns the quote in satang */
export async function cancelOrder(origin: string, customer: Customer, orderId: string): Promise<Cancelled> {
  const { bookings } = await data<Order>(origin, `/api/orders/${orderId}`, customer)
  const path = `/api/orders/${orderId}/bookings/${bookings[0]?.id}/cancellation`
  const { paid, refund } = await data<CancellationQuote>(origin, `${path}/quote`, customer, { json: {} })
  await data(origin, path, customer, { json: { expected_refund: refund }, key: randomUUID() })
  return { paid: paid?.amount ?? 0, refund: refund?.amount ?? 0 }
}
