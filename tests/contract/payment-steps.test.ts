import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { PaymentStep } from '@/lib/contract/payment-action'
import type { PaymentKey } from '@/lib/domain/payment'
import { closeDatabase } from '@/lib/server/db/client'
import { newProduct } from '../fixtures/catalog'
import { rowsOf } from '../fixtures/checkout'
import { request } from '../fixtures/http'
import { newOrder, pay } from '../fixtures/ordering'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

afterAll(closeDatabase)

async function started(key: PaymentKey) {
  const visitor = await newVisitor()
  const order = await newOrder(visitor, await newProduct())
  const { body } = await pay(visitor, order.id, key)
  return { visitor, order, redirect: (body.data as { redirect: string }).redirect }
}

async function stepOf(visitor: VisitorFixture, orderId: string): Promise<PaymentStep | null> {
  const { body } = await request('GET', `/api/orders/${orderId}/payment-step`, { token: visitor.token })
  return (body.data as { step: PaymentStep } | null)?.step ?? null
}

const card = {
  name: 'NARIN',
  number: '4535 0177 1053 5741',
  expirationMonth: '05',
  expirationYear: '40',
  securityCode: '184',
}
const makeToken = (change: object = {}) =>
  request('POST', '/api/sandbox/card-tokens', {
    json: { rememberCard: false, card: { ...card, ...change } },
  })

test.each([
  ['gb_prime_pay_qr_cash', 'qr'],
  ['gb_prime_pay_qr_credit', 'qr'],
  ['ktc_credit_card', 'form'],
  ['ktc_alipay', 'form'],
  ['gb_prime_pay_credit_card', 'card'],
] as const)('[B4] %s starts with a %s step on the order’s page; a repeat reuses it', async (key, kind) => {
  const { visitor, order, redirect } = await started(key)
  expect(redirect).toBe(`/profile/orders/${order.id}/pay`)
  const step = await stepOf(visitor, order.id)
  expect(step?.kind).toBe(kind)
  await pay(visitor, order.id, key)
  expect(await stepOf(visitor, order.id)).toEqual(step)
  expect(await rowsOf('payment_attempts WHERE order_id = $1', [order.id])).toBe(1)
})

test('[B4] a QR code can be saved as an image', async () => {
  const { visitor, order } = await started('gb_prime_pay_qr_cash')
  const step = await stepOf(visitor, order.id)
  const png = Buffer.from((step?.kind === 'qr' && step.qr_png) || '', 'base64')
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
  expect(png.length).toBeLessThan(20_000)
})

test('another visitor gets neither the payment step nor a charge', async () => {
  const { order } = await started('gb_prime_pay_credit_card')
  const other = await newVisitor()
  const step = await request('GET', `/api/orders/${order.id}/payment-step`, { token: other.token })
  expect([step.status, step.body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
  const charged = await request('POST', `/api/orders/${order.id}/card-token`, {
    token: other.token,
    json: { token: 'sandbox-card-X' },
  })
  expect([charged.status, charged.body.code]).toEqual([404, 'ORDER_NOT_FOUND'])
})

test('[B5] a token submitted five times at once charges one payment and returns the same page', async () => {
  const { visitor, order } = await started('gb_prime_pay_credit_card')
  const { body } = await makeToken()
  const { token } = (body as unknown as { card: { token: string } }).card
  const responses = await Promise.all(
    Array.from({ length: 5 }, () =>
      request('POST', `/api/orders/${order.id}/card-token`, { token: visitor.token, json: { token } }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const step = await stepOf(visitor, order.id)
  expect(step?.kind).toBe('redirect')
  expect(await rowsOf('payment_attempts WHERE order_id = $1', [order.id])).toBe(1)
})

test('[B5] a token declined by the gateway ends the attempt; the order can be paid again', async () => {
  const { visitor, order } = await started('gb_prime_pay_credit_card')
  await request('POST', `/api/orders/${order.id}/card-token`, {
    token: visitor.token,
    json: { token: 'made-up' },
  })
  const { body } = await request('GET', `/api/orders/${order.id}/payment`, { token: visitor.token })
  expect(body.data).toMatchObject({ state: 'not_paid', order: { status: 'pending', payable: true } })
  expect(await stepOf(visitor, order.id)).toBeNull()
})

test.each([
  [{ number: '4242424242424242' }, '14'],
  [{ expirationYear: '20' }, '54'],
])('the sandbox gateway accepts no other card: %j', async (change, resultCode) => {
  const { status, body } = await makeToken(change)
  expect([status, body]).toEqual([200, { resultCode }])
})

test('a payment option without a step in the shop returns none', async () => {
  const { visitor, order } = await started('pay_later')
  expect(await stepOf(visitor, order.id)).toBeNull()
})
