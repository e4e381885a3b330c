import { expect, test } from 'vitest'
import { taxBuyer } from '@/lib/contract/tax-invoices'
import { convertMoney, moneyOf } from '@/lib/domain/money'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { database } from '@/lib/server/db/client'
import { deliverGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { setStatus } from '@/lib/server/orders/repo'
import { getOrder } from '@/lib/server/orders/service'
import { runOutbox } from '@/lib/server/outbox/worker'
import { refundSome } from '@/lib/server/staff/actions'
import { issueDue } from '@/lib/server/tax/issue-due'
import { issueForStaff, requestTaxInvoice } from '@/lib/server/tax/service'
import { bought, cancelled, ordered } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, contextOf, paidNotification } from '../fixtures/checkout'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { boughtGoods, newDevice, newGoods } from '../fixtures/goods'
import { withoutMails, withoutOutboxWorker } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { COMPANY, invoiced, issuedFor, SELLER, taxProduct } from '../fixtures/tax'

withShopDatabase({ own: true })
withoutMails()
withSettings({ ...SELLER, RATES_MARGIN_BPS: 300 })
// What is due is issued when a test says so.
withoutOutboxWorker()

const staff = { staffMember: 'Nok' }
const company = taxBuyer.parse(COMPANY)

const sumOf = (documents: Array<{ gross: number; vat: number }>, key: 'gross' | 'vat') =>
  documents.reduce((sum, document) => sum + document[key], 0)

test('[B7] each refund has a credit note, and together they equal the invoice once everything is refunded', async () => {
  const buyer = await invoiced([
    [await newProduct({ units: [{ code: 'ADULT', amount: 33_333 }] }), { ADULT: 3 }],
  ])
  const { order, userId } = buyer
  for (const { id } of order.bookings[0]?.travellers ?? [])
    await cancelled(buyer, { unit_item_ids: [id], reason: 'weather' })
  await runOutbox()
  const [invoice, ...notes] = await issuedFor(order.id)
  expect(notes.map(({ kind }) => kind)).toEqual(['credit_note', 'credit_note', 'credit_note'])
  expect(sumOf(notes, 'gross')).toBe(invoice?.gross)
  expect(sumOf(notes, 'vat')).toBe(invoice?.vat)
  expect(notes[1]?.content.credit).toMatchObject({
    invoice: { number: invoice?.number, date: invoice?.documentDate },
    originalNet: invoice?.content.net,
    creditedNet: notes[0]?.content.net,
    reason: 'cancelled',
  })
  await expect(requestTaxInvoice(order.id, company, contextOf(userId))).rejects.toMatchObject({
    code: 'TAX_INVOICE_CREDITED',
  })
  for (const { refundId } of notes) await issueDue({ refund_id: refundId }, 1)
  expect(await issuedFor(order.id)).toHaveLength(4)
})

test('[B7] a refund that is made before the invoice was issued has it issued first', async () => {
  const buyer = await bought([[await newProduct()]])
  await cancelled(buyer)
  const [{ id = '' } = {}] = await sql<{ id: string }>(
    'SELECT r.id FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1',
    [buyer.order.id],
  )
  await sql("UPDATE refunds SET state = 'succeeded', ended_at = now() WHERE id = $1", [id])
  await issueDue({ refund_id: id }, 1)
  expect((await issuedFor(buyer.order.id)).map(({ kind }) => kind)).toEqual(['abbreviated', 'credit_note'])
})

test('[B7] an invoice that staff issue later has the credit notes of the refunds made before', async () => {
  const { order } = await bought([[await newProduct()]])
  // A server of the previous release has settled the payment.
  await sql("DELETE FROM outbox WHERE kind = 'tax-document'")
  await refundSome(order.id, moneyOf(10_700, 'THB'), staff, { reason: 'The guide was late' })
  await runOutbox()
  expect(await issuedFor(order.id)).toEqual([])
  await issueForStaff(order.id, null, staff, 'settled during an update')
  expect((await issuedFor(order.id)).map(({ kind, gross }) => [kind, gross])).toEqual([
    ['abbreviated', 100_000],
    ['credit_note', 10_700],
  ])
})

test('[B7] a goodwill refund reduces the price, and its words are on the credit note', async () => {
  const { order } = await invoiced([[await newProduct()]])
  await refundSome(order.id, moneyOf(10_700, 'THB'), staff, { reason: 'The guide was late' })
  await runOutbox()
  expect((await issuedFor(order.id))[1]).toMatchObject({
    gross: 10_700,
    vat: 700,
    content: { credit: { reason: 'reduction', note: 'The guide was late' } },
  })
})

test('[B7] a deposit is no part of an invoice, and its return has no credit note', async () => {
  const sold = await newDevice()
  const { order } = await invoiced([[sold, { DEVICE: 2 }]])
  expect(order.total.amount).toBe(120_000)
  const booking = order.bookings[0]?.id ?? ''
  await database().transaction((db) => setStatus(db, [booking], 'completed', 'system'))
  await recordReturn(order.id, booking, staff)
  await runOutbox()
  expect((await issuedFor(order.id)).map(({ kind, gross }) => [kind, gross])).toEqual([
    ['abbreviated', 20_000],
  ])
})

test('[B7] the return of goods credits what is refunded of their price, and says that they came back', async () => {
  const { order, ids } = await boughtGoods(await newGoods('pickup'))
  await deliverGoods(...ids, staff)
  await recordReturn(...ids, { ...staff, withheld: 10_000, reason: 'scratched' })
  await runOutbox()
  const [, note] = await issuedFor(order.id)
  expect(note).toMatchObject({ kind: 'credit_note', gross: 190_000 })
  expect(note?.content.credit).toMatchObject({ reason: 'returned', note: '' })
})

test('[B7] the cancellation of a rented device credits its price and not its deposit', async () => {
  const sold = await newDevice()
  const buyer = await invoiced([[sold, { DEVICE: 1 }]])
  await cancelled(buyer)
  await runOutbox()
  expect((await issuedFor(buyer.order.id)).map(({ gross }) => gross)).toEqual([10_000, 10_000])
})

test('[B7] the rate of an order is that of the moment it was placed, and exempt orders have no invoice', async () => {
  const [zero, exempt] = [await newProduct(), await newProduct()]
  await taxProduct(zero, 0)
  await taxProduct(exempt, 'exempt')
  const { userId, order } = await ordered([[zero], [exempt], [await newProduct()]])
  await taxProduct(zero, 1000)
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
  const [invoice] = await issuedFor(order.id)
  expect(invoice?.content.groups).toEqual([
    { treatment: 700, gross: 100_000, net: 100_000 - 6_542, vat: 6_542 },
    { treatment: 0, gross: 100_000, net: 100_000, vat: 0 },
    { treatment: 'exempt', gross: 100_000, net: 100_000, vat: 0 },
  ])
  const alone = await invoiced([[exempt]])
  expect(await issuedFor(alone.order.id)).toEqual([])
  expect((await getOrder(alone.order.id, contextOf(alone.userId))).data.tax).toEqual({
    pending: false,
    requestable: false,
    documents: [],
  })
})

test('[B7] the refund of an exempt booking counts when the rest of its order is refunded', async () => {
  const exempt = await newProduct()
  await taxProduct(exempt, 'exempt')
  const buyer = await invoiced([[exempt], [await newProduct()]])
  await cancelled(buyer)
  await runOutbox()
  await refundSome(buyer.order.id, moneyOf(50_000, 'THB'), staff, { reason: 'Rain' })
  await runOutbox()
  const [, ...notes] = await issuedFor(buyer.order.id)
  expect(notes.map(({ gross, vat }) => [gross, vat])).toEqual([
    [100_000, 0],
    [50_000, 3_271],
  ])
})

test('[B7] a charge in another currency is stated in baht by the rates of the order, without the margin that it includes', async () => {
  const buyer = await invoiced([[await newProduct(), { ADULT: 2 }]], { currency: 'USD', key: 'two_c2p' })
  const { order, payment } = buyer
  expect(payment.currency).toBe('USD')
  const [{ rates } = { rates: null }] = await sql<{ rates: Parameters<typeof convertMoney>[2] | null }>(
    'SELECT rates FROM orders WHERE id = $1',
    [order.id],
  )
  if (!rates) throw new Error('no rates')
  expect(rates.marginBps).toBe(300)
  const [invoice] = await issuedFor(order.id)
  const charge = moneyOf(payment.amount, 'USD')
  expect(invoice?.gross).toBe(convertMoney(charge, 'THB', { ...rates, marginBps: 0 }).amount)
  expect(invoice?.content.foreign).toMatchObject({
    amount: payment.amount,
    currency: 'USD',
    rate: expect.stringMatching(/^1 USD = 32\.\d+ THB$/),
  })
  const [first, second] = order.bookings[0]?.travellers ?? []
  for (const traveller of [first, second]) await cancelled(buyer, { unit_item_ids: [traveller?.id ?? ''] })
  await runOutbox()
  const [, ...notes] = await issuedFor(order.id)
  expect(sumOf(notes, 'gross')).toBe(invoice?.gross)
  expect(sumOf(notes, 'vat')).toBe(invoice?.vat)
})
