import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { settlePayment } from '@/lib/server/checkout/settle-payment'
import type { PaymentResult } from '@/lib/server/payments/port'
import { ordered } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, mailsTo, paidNotification, rowsOf, statusesOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const money = { amount: 100_000, currency: 'THB' }
const paid: PaymentResult = { state: 'paid', money }
const signed = (eventId: string) => ({ gateway: 'sandbox', eventId, verified: true })

async function unpaid() {
  const { userId, order } = await ordered([[await newProduct()]])
  const { invoice } = await begin(userId, order.id)
  return { order, invoice }
}

const captured = (invoice: string) =>
  rowsOf('captures c JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.invoice_number = $1', [invoice])

/** What `npm run orders -- list --unmatched` prints about an invoice, without id and times. */
async function queued(invoice: string): Promise<string[]> {
  const { out } = await commandHere(runOrders, 'list', '--unmatched')
  const lines = out.split('\n').filter((line) => line.includes(invoice))
  return lines.map((line) => line.split(' · ').slice(4).join(', '))
}

const AMBIGUOUS = 'no reference, 1000.00 THB, ambiguous'
const UNKNOWN = 'no reference, 1000.00 THB, unknown invoice'

test('[B5] two equal captures without a reference in one status query: one pays, the other waits for staff', async () => {
  const { order, invoice } = await unpaid()
  const both = { ...paid, others: [{ money }] }
  for (const _ of ['once', 'again']) await settlePayment(invoice, both)
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect([await captured(invoice), await queued(invoice)]).toEqual([1, [AMBIGUOUS]])
  const checked = (await mailsTo(order.lead.email)).filter((subject) => subject.startsWith('We are checking'))
  expect(checked).toHaveLength(1)
  await settlePayment(invoice, { ...paid, others: [{ money }, { money }] })
  expect(await queued(invoice)).toEqual([AMBIGUOUS, AMBIGUOUS])
})

test('[B5] a capture with a reference and an equal one without are two', async () => {
  const { invoice } = await unpaid()
  await settlePayment(invoice, { ...paid, gatewayReference: 'named', others: [{ money }] })
  await settlePayment(invoice, { ...paid, gatewayReference: 'named' })
  expect([await captured(invoice), await queued(invoice)]).toEqual([1, [AMBIGUOUS]])
})

test('[B5] a known reference with another amount is queued, once', async () => {
  const { order, invoice } = await unpaid()
  const other = { state: 'paid', money: { ...money, amount: 55_000 }, gatewayReference: 'known' } as const
  for (const result of [{ ...paid, gatewayReference: 'known' }, other, other])
    await settlePayment(invoice, result)
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect([await captured(invoice), await queued(invoice)]).toEqual([1, ['known, 550.00 THB, ambiguous']])
})

test('[B5] two payments of one QR code that share its reference are two', {
  tags: ['thorough'],
}, async () => {
  const { invoice } = await unpaid()
  const twice = { ...paid, gatewayReference: 'qr', others: [{ money, gatewayReference: 'qr' }] }
  for (const _ of ['once', 'again']) await settlePayment(invoice, twice)
  await settlePayment(invoice, { ...paid, gatewayReference: 'qr' })
  expect([await captured(invoice), await queued(invoice)]).toEqual([1, ['qr, 1000.00 THB, ambiguous']])
})

test('[B5] signed notifications without a reference: each event is a capture, a repeated one is not', async () => {
  const { invoice } = await unpaid()
  await settlePayment(invoice, paid)
  for (const id of ['one', 'one', 'two', 'two'])
    await settlePayment(invoice, paid, signed(`${invoice} ${id}`))
  await settlePayment(invoice, paid)
  expect([await captured(invoice), await queued(invoice)]).toEqual([1, [AMBIGUOUS]])
})

test('[B5] each capture of an invoice that no order has is queued, concurrent ones too', async () => {
  const ids = ['a', 'b', 'c', 'a', 'b', 'c']
  await Promise.all(ids.map((id) => settlePayment('SHNONE', paid, signed(`none ${id}`))))
  expect(await queued('SHNONE')).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
  await settlePayment('SHTWO', { ...paid, others: [{ money }] }, signed('two'))
  expect(await queued('SHTWO')).toEqual([UNKNOWN, UNKNOWN])
})

test('[B5] a signed capture of an invoice that belongs to another gateway is queued', async () => {
  const { order } = await ordered([[await newProduct()]])
  const invoice = 'SHELSEWHERE'
  await sql(
    `INSERT INTO payment_attempts (order_id, option_key, gateway, invoice_number, amount, currency, expires_at)
      SELECT id, 'ktc_credit_card', 'ktc_pay', $2, total, 'THB', expires_at FROM orders WHERE id = $1`,
    [order.id, invoice],
  )
  await receiveNotification('sandbox', paidNotification({ invoice, ...money, reference: 'elsewhere' }))
  expect(await queued(invoice)).toEqual(['elsewhere, 1000.00 THB, unknown invoice'])
  expect(await statusesOf(order.id)).toEqual(['pending'])
})
