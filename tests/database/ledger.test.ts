import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { ACCOUNTS } from '@/lib/domain/ledger/accounts'
import { cancel } from '@/lib/server/cancellations/cancel-booking'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { database } from '@/lib/server/db/client'
import { deliverGoods, loseGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { ledgerEntries } from '@/lib/server/ledger/ledger-entries'
import { setStatus } from '@/lib/server/orders/repo'
import { findAnyOrder } from '@/lib/server/orders/staff-repo'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
import { reconcileNow, refundSome } from '@/lib/server/staff/actions'
import { declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { bought, cancelled, ordered } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, contextOf, fill, formFor, paidNotification } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { newDevice } from '../fixtures/goods'
import { entriesOf, expectAgreement, exported, PERIOD, refundsMade } from '../fixtures/ledger'
import { withoutMails } from '../fixtures/outbox'
import { newPromo } from '../fixtures/promo'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
withoutMails()

const nok = { staffMember: 'Nok' }
const orders = (...args: string[]) => commandHere(runOrders, ...args)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunhop-ledger-'))
})
afterAll(() => rm(folder, { recursive: true }))

const over = (id: string) => database().transaction((db) => setStatus(db, [id], 'completed', 'system'))

async function boughtWith(
  code: string,
  sold: Awaited<ReturnType<typeof newProduct>>,
  currency: 'THB' | 'USD',
) {
  const userId = await newUser()
  const ids = [await fill(userId, sold, { ADULT: 2 })]
  const form = { ...(await formFor(userId, ids, currency)), promo_code: code }
  const { data } = await checkoutQuote(ids, contextOf(userId, { currency }), code)
  const placed = await placeOrder({ ...form, expected_total: data.total }, contextOf(userId, { currency }))
  return { userId, order: placed.data }
}

test('a payment, its cancellation in part and its service are booked with their service date', async () => {
  const sold = await newProduct()
  const buyer = await bought([[sold, { ADULT: 2 }]])
  await cancelled(buyer, { unit_item_ids: [buyer.order.bookings[0]?.travellers[0]?.id ?? ''] })
  await refundsMade(buyer.order.id)
  await over(buyer.order.bookings[0]?.id ?? '')
  expect(await entriesOf(buyer.order.reference)).toEqual([
    ['capture', { 'assets:gateway:sandbox': 200_000, [ACCOUNTS.prepayments]: -200_000 }],
    ['cancellation', { [ACCOUNTS.prepayments]: 100_000, [ACCOUNTS.refundsDue]: -100_000 }],
    ['refund', { [ACCOUNTS.refundsDue]: 100_000, 'assets:gateway:sandbox': -100_000 }],
    ['booking', { [ACCOUNTS.prepayments]: 100_000, [ACCOUNTS.sales]: -100_000 }],
  ])
  const lines = (await exported())
    .filter(({ order }) => order === buyer.order.reference)
    .flatMap((e) => e.lines)
  expect(
    lines.filter(({ account }) => account === ACCOUNTS.prepayments).map(({ serviceDate }) => serviceDate),
  ).toEqual([sold.date, sold.date, sold.date])
})

test('a promo discount stands beside its price until the service, also in another currency of the charge', async () => {
  const code = await newPromo({ percent: 10 })
  const { userId, order } = await boughtWith(code, await newProduct(), 'USD')
  const payment = await begin(userId, order.id, 'ktc_credit_card')
  expect(payment.currency).toBe('THB')
  await receiveNotification('sandbox', paidNotification(payment))
  await over(order.bookings[0]?.id ?? '')
  expect(await entriesOf(order.reference)).toEqual([
    [
      'capture',
      {
        'assets:gateway:sandbox': payment.amount,
        [ACCOUNTS.prepayments]: -200_000,
        [ACCOUNTS.deferredDiscounts]: 200_000 - payment.amount,
      },
    ],
    [
      'booking',
      {
        [ACCOUNTS.prepayments]: 200_000,
        [ACCOUNTS.deferredDiscounts]: payment.amount - 200_000,
        [ACCOUNTS.sales]: -200_000,
        [ACCOUNTS.discounts]: 200_000 - payment.amount,
      },
    ],
  ])
})

test('an order that a promo code pays in full is booked without a capture', async () => {
  const code = await newPromo({ percent: 100 })
  const { order } = await boughtWith(code, await newProduct(), 'THB')
  expect(await entriesOf(order.reference)).toEqual([
    ['order', { [ACCOUNTS.prepayments]: -200_000, [ACCOUNTS.deferredDiscounts]: 200_000 }],
  ])
})

test('a deposit is held until it is returned, less what is withheld', async () => {
  const { order } = await bought([[await newDevice(), { DEVICE: 1 }]])
  const id = order.bookings[0]?.id ?? ''
  await over(id)
  await recordReturn(order.id, id, { ...nok, withheld: 20_000, reason: 'cable lost' })
  await refundsMade(order.id)
  expect(await entriesOf(order.reference)).toEqual([
    [
      'capture',
      {
        'assets:gateway:sandbox': 60_000,
        [ACCOUNTS.prepayments]: -10_000,
        [ACCOUNTS.deposits]: -50_000,
      },
    ],
    ['booking', { [ACCOUNTS.prepayments]: 10_000, [ACCOUNTS.sales]: -10_000 }],
    [
      'deposit',
      { [ACCOUNTS.deposits]: 50_000, [ACCOUNTS.refundsDue]: -30_000, [ACCOUNTS.withheldDeposits]: -20_000 },
    ],
    ['refund', { [ACCOUNTS.refundsDue]: 30_000, 'assets:gateway:sandbox': -30_000 }],
  ])
})

test('the deposit of a lost device is revenue, until the device is found', async () => {
  const { order } = await bought([[await newDevice(), { DEVICE: 1 }]])
  const id = order.bookings[0]?.id ?? ''
  await deliverGoods(order.id, id, nok)
  await over(id)
  await loseGoods(order.id, id, nok, 'never came back')
  const lost = ['lost', { [ACCOUNTS.deposits]: 50_000, [ACCOUNTS.withheldDeposits]: -50_000 }]
  expect((await entriesOf(order.reference)).at(-1)).toEqual(lost)
  await recordReturn(order.id, id, { ...nok, withheld: 20_000, reason: 'late' })
  await refundsMade(order.id)
  expect((await entriesOf(order.reference)).slice(2, -1)).toEqual([
    lost,
    ['deposit', { [ACCOUNTS.refundsDue]: -30_000, [ACCOUNTS.withheldDeposits]: 30_000 }],
  ])
})

test('the deposit of a lost device goes back with a full refund by staff', async () => {
  const { order } = await bought([[await newDevice(), { DEVICE: 1 }]])
  const id = order.bookings[0]?.id ?? ''
  await deliverGoods(order.id, id, nok)
  await loseGoods(order.id, id, nok, 'lost by our courier')
  await cancel({ orderId: order.id, bookingId: id, actor: nok, reason: 'lost', key: 'full', waived: true })
  await refundsMade(order.id)
  expect((await entriesOf(order.reference)).at(-2)).toEqual([
    'cancellation',
    { [ACCOUNTS.prepayments]: 10_000, [ACCOUNTS.withheldDeposits]: 50_000, [ACCOUNTS.refundsDue]: -60_000 },
  ])
})

test('a second payment stays in suspense until it goes back', async () => {
  const { userId, order } = await ordered([[await newProduct()]])
  const payment = await begin(userId, order.id)
  await receiveNotification('sandbox', paidNotification({ ...payment, reference: `${payment.invoice}-1` }))
  await receiveNotification('sandbox', paidNotification({ ...payment, reference: `${payment.invoice}-2` }))
  await refundsMade(order.id)
  const entries = await entriesOf(order.reference)
  expect(entries).toHaveLength(4)
  expect(entries).toContainEqual([
    'capture',
    { 'assets:gateway:sandbox': 100_000, [ACCOUNTS.suspense]: -100_000 },
  ])
  expect(entries).toContainEqual([
    'refund',
    { [ACCOUNTS.suspense]: 100_000, [ACCOUNTS.refundsDue]: -100_000 },
  ])
})

test('a declined booking and a goodwill refund are different entries', async () => {
  const declined = await bought([[await newProduct({ instantConfirmation: false })]])
  await declineBooking(declined.order.id, declined.order.bookings[0]?.id ?? '', nok, 'full')
  await refundsMade(declined.order.id)
  expect(await entriesOf(declined.order.reference)).toEqual([
    ['capture', { 'assets:gateway:sandbox': 100_000, [ACCOUNTS.prepayments]: -100_000 }],
    ['booking', { [ACCOUNTS.prepayments]: 100_000, [ACCOUNTS.refundsDue]: -100_000 }],
    ['refund', { [ACCOUNTS.refundsDue]: 100_000, 'assets:gateway:sandbox': -100_000 }],
  ])
  const pleased = await bought([[await newProduct()]])
  await refundSome(pleased.order.id, { amount: 5_000, currency: 'THB' }, nok, { reason: 'sorry' })
  expect((await entriesOf(pleased.order.reference))[1]).toEqual([
    'refund',
    { [ACCOUNTS.goodwill]: 5_000, [ACCOUNTS.refundsDue]: -5_000 },
  ])
})

test('the fees of a settlement file are booked with their orders on the day of the import', async () => {
  const { userId, order } = await ordered([[await newProduct()]])
  const payment = await begin(userId, order.id, 'two_c2p')
  await sandboxLedger.decide(payment.invoice, 'paid')
  await reconcileNow(await findAnyOrder(order.reference), nok)
  const path = join(folder, 'two_c2p.csv')
  await orders('sandbox-settlement', path, '--format', 'two_c2p')
  await orders('settle', path)
  const entries = await entriesOf(order.reference)
  expect(entries).toContainEqual([
    'fee',
    {
      [ACCOUNTS.gatewayFees]: 3_000,
      [ACCOUNTS.inputVat]: 210,
      [ACCOUNTS.withholdingTax]: -90,
      'assets:gateway:sandbox': -3_120,
    },
  ])
})

test('the whole ledger balances, agrees with the tables, and is the same in every export', async () => {
  await expectAgreement()
  expect(await exported()).toEqual(await exported())
})

test('the command writes the ledger as CSV, to a file or to the standard output', async () => {
  const period = ['--from', PERIOD[0], '--to', PERIOD[1]]
  const printed = await orders('ledger', ...period)
  expect(printed.code).toBe(0)
  const path = join(folder, 'ledger.csv')
  expect(await orders('ledger', path, ...period)).toMatchObject({ code: 0, out: `Written to ${path}.\n` })
  expect(await readFile(path, 'utf8')).toBe(printed.out)
  const rows = parse(printed.out, { columns: true }) as Array<Record<string, string>>
  const sums = new Map<string, bigint>()
  for (const { currency = '', amount = '' } of rows)
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount.replace('.', '')))
  expect([...sums.values()].every((sum) => sum === 0n)).toBe(true)
  expect(rows.length).toBe((await exported()).flatMap(({ lines }) => lines).length)
  expect(rows.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).sort())
  expect(await orders('ledger', '--from', PERIOD[0])).toMatchObject({
    code: 2,
    errors: 'Missing: --from DAY --to DAY\n',
  })
  expect(await orders('ledger', '--from', PERIOD[1], '--to', PERIOD[0])).toMatchObject({ code: 2 })
})

test('the pages in which orders and fees are read leave none out', async () => {
  const all = await exported()
  expect(await Array.fromAsync(ledgerEntries(...PERIOD, 2))).toEqual(all)
  const references = await sql<{ reference: string }>(
    `SELECT DISTINCT o.reference FROM orders o JOIN payment_attempts a ON a.order_id = o.id
      JOIN captures c ON c.attempt_id = a.id`,
  )
  const found = new Set(all.map(({ order }) => order))
  expect(references.filter(({ reference }) => !found.has(reference))).toEqual([])
})
