import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { ACCOUNTS } from '@/lib/domain/ledger/accounts'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { cancel } from '@/lib/server/cancellations/cancel-booking'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { database } from '@/lib/server/db/client'
import { deliverGoods, loseGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { type DatedEntry, ledgerEntries } from '@/lib/server/ledger/ledger-entries'
import { setStatus } from '@/lib/server/orders/repo'
import { findAnyOrder } from '@/lib/server/orders/staff-repo'
import { runOutbox } from '@/lib/server/outbox/worker'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
import { reconcileNow, recordRefundOutcome, refundSome, resolveCapture } from '@/lib/server/staff/actions'
import { declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { bought, cancelled, ordered, refundsOf } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, contextOf, fill, formFor, paidNotification } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { newPromo } from '../fixtures/promo'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const nok = { staffMember: 'Nok' }
const today = todayIn('Asia/Bangkok')
const orders = (...args: string[]) => commandHere(runOrders, ...args)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunhop-ledger-'))
})
afterAll(() => rm(folder, { recursive: true }))

const exported = () => Array.fromAsync(ledgerEntries(addDays(today, -1), addDays(today, 1)))

/** The entries of an order, each as its account and amount pairs. */
async function entriesOf(reference: string): Promise<Array<[id: string, Record<string, number>]>> {
  const own = (await exported()).filter(({ order }) => order === reference)
  return own
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ id, lines }) => [
      id.split(':')[0] ?? '',
      Object.fromEntries(lines.map(({ account, amount }) => [account, amount])),
    ])
}

const balances = (entries: readonly DatedEntry[]) => {
  const sums = new Map<string, number>()
  for (const { lines } of entries)
    for (const { account, currency, amount } of lines)
      sums.set(`${account} ${currency}`, (sums.get(`${account} ${currency}`) ?? 0) + amount)
  return sums
}

/** A rented device at ฿100 with a deposit of ฿500. */
async function rental() {
  const sold = await newProduct({ dateMode: 'DATE', units: [{ code: 'DEVICE', amount: 10_000 }] })
  await sql(
    `INSERT INTO extras (option_id, code, position, name, amount, currency, deposit)
      VALUES ($1, 'deposit', 0, '{"en":"Deposit","th":"มัดจำ","zh-cn":"押金"}', 50000, 'THB', true)`,
    [sold.optionId],
  )
  return sold
}

const over = (id: string) => database().transaction((db) => setStatus(db, [id], 'completed', 'system'))

async function refundsMade(orderId: string) {
  await runOutbox()
  await expect
    .poll(async () => (await refundsOf(orderId)).every(({ state }) => state === 'succeeded'))
    .toBe(true)
}

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
  const { order } = await bought([[await rental(), { DEVICE: 1 }]])
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
  const { order } = await bought([[await rental(), { DEVICE: 1 }]])
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
  const { order } = await bought([[await rental(), { DEVICE: 1 }]])
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

/** Requests a refund of ฿50 that the gateway has rejected. @returns its id */
async function rejectedRefund(orderId: string): Promise<string> {
  const [refund] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, amount, currency, reason, state, ended_at)
      SELECT id, 5000, 'THB', 'test', 'failed', now() FROM payment_attempts WHERE order_id = $1 RETURNING id`,
    [orderId],
  )
  return refund?.id ?? ''
}

test('a refund that fails and is retried is due once, and every state stays in its history', async () => {
  const { order } = await bought([[await newProduct()]])
  const id = await rejectedRefund(order.id)
  const failed = await entriesOf(order.reference)
  await recordRefundOutcome({ orderId: order.id, id }, 'again', nok)
  await refundsMade(order.id)
  const states = await sql<{ state: string }>(
    'SELECT state FROM refund_state_history WHERE refund_id = $1 ORDER BY id',
    [id],
  )
  expect(states.map(({ state }) => state)).toEqual(['pending', 'failed', 'pending', 'succeeded'])
  const made = await entriesOf(order.reference)
  expect(made.slice(0, failed.length)).toEqual(failed)
  expect(made.slice(failed.length)).toEqual([
    ['refund', { [ACCOUNTS.refundsDue]: 5_000, 'assets:gateway:sandbox': -5_000 }],
  ])
  await expect(
    sql('UPDATE refund_state_history SET occurred_at = now() WHERE refund_id = $1', [id]),
  ).rejects.toMatchObject({ constraint: 'refund_state_history_append_only' })
})

test('a payment without an order is in suspense until staff have resolved it', async () => {
  await receiveNotification(
    'sandbox',
    paidNotification({ invoice: '=cmd', amount: 7_700, currency: 'THB', reference: 'SB-ALONE' }),
  )
  const [row] = await sql<{ id: string }>(
    "SELECT id FROM unmatched_captures WHERE gateway_reference = 'SB-ALONE'",
  )
  const own = async () => (await exported()).filter(({ id }) => id.startsWith(`unmatched:${row?.id}`))
  const suspense = async () => balances(await own()).get(`${ACCOUNTS.suspense} THB`)
  expect(await suspense()).toBe(-7_700)
  await resolveCapture(row?.id ?? '', nok, 'refunded in the portal')
  expect(await suspense()).toBe(0)
  expect(await own()).toHaveLength(2)
})

test('a refund that staff paid in another way leaves the money at the gateway', async () => {
  const { order } = await bought([[await newProduct()]])
  const id = await rejectedRefund(order.id)
  await orders(
    'refund',
    order.reference,
    '--refund',
    id,
    '--elsewhere',
    '--reason',
    'transfer',
    '--by',
    'Nok',
  )
  expect((await entriesOf(order.reference)).at(-1)).toEqual([
    'refund',
    { [ACCOUNTS.refundsDue]: 5_000, [ACCOUNTS.paidByStaff]: -5_000 },
  ])
  const portal = await bought([[await newProduct()]])
  const other = await rejectedRefund(portal.order.id)
  await orders('refund', portal.order.reference, '--refund', other, '--done', '--by', 'Nok')
  expect((await entriesOf(portal.order.reference)).at(-1)).toEqual([
    'refund',
    { [ACCOUNTS.refundsDue]: 5_000, 'assets:gateway:sandbox': -5_000 },
  ])
})

test('staff resolve what is unmatched where its money is', async () => {
  const [capture, returned, granted, same] = await sql<{ id: string }>(
    `INSERT INTO unmatched_captures (gateway, invoice_number, gateway_reference, reason, amount, currency)
      SELECT 'sandbox', 'SHRESOLVED', reason || n, reason, 100, 'THB' FROM (VALUES (1, 'unknown_invoice'),
        (2, 'returned_refund'), (3, 'unknown_refund'), (4, 'unknown_refund')) AS queued (n, reason) RETURNING id`,
  )
  const entries = async (id = '') =>
    (await exported())
      .filter((entry) => entry.id.startsWith(`unmatched:${id}`))
      .map(({ lines }) => Object.fromEntries(lines.map(({ account, amount }) => [account, amount])))
  const resolve = (id = '', ...flags: string[]) =>
    orders('resolve-capture', id, ...flags, '--reason', 'test', '--by', 'Nok')
  const gateway = 'assets:gateway:sandbox'
  expect((await resolve(capture?.id, '--goodwill')).code).toBe(2)
  await resolve(capture?.id, '--elsewhere')
  expect(await entries(capture?.id)).toEqual([
    { [gateway]: 100, [ACCOUNTS.suspense]: -100 },
    { [ACCOUNTS.suspense]: 100, [ACCOUNTS.paidByStaff]: -100 },
  ])
  expect((await resolve(returned?.id)).errors).toContain('--elsewhere and --recorded')
  await resolve(returned?.id, '--elsewhere')
  expect((await entries(returned?.id)).at(-1)).toEqual({
    [ACCOUNTS.suspense]: 100,
    [ACCOUNTS.paidByStaff]: -100,
  })
  expect((await resolve(granted?.id)).errors).toContain('--goodwill and --recorded')
  expect((await resolve(granted?.id, '--elsewhere')).code).toBe(2)
  await resolve(granted?.id, '--goodwill')
  expect(await entries(granted?.id)).toEqual([
    { [gateway]: -100, [ACCOUNTS.suspense]: 100 },
    { [ACCOUNTS.suspense]: -100, [ACCOUNTS.goodwill]: 100 },
  ])
  await resolve(same?.id, '--recorded')
  expect((await entries(same?.id)).at(-1)).toEqual({ [ACCOUNTS.suspense]: -100, [gateway]: 100 })
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
  const entries = await exported()
  for (const { id, lines } of entries)
    expect([id, lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([id, 0])
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  const [row] = await sql<{ owed: string }>(
    `SELECT (SELECT coalesce(sum(amount), 0) FROM captures WHERE currency = 'THB')
      + (SELECT coalesce(sum(CASE reason WHEN 'unknown_refund' THEN -amount ELSE amount END), 0)
          FROM unmatched_captures WHERE currency = 'THB' AND (resolved_at IS NULL OR resolution <> 'gateway'))
      - (SELECT coalesce(sum(amount), 0) FROM refunds WHERE state = 'succeeded' AND currency = 'THB' AND NOT paid_elsewhere)
      - (SELECT coalesce(sum(fee + fee_vat - withheld), 0) FROM settlement_lines WHERE currency = 'THB') AS owed`,
  )
  expect(balances(entries).get('assets:gateway:sandbox THB')).toBe(Number(row?.owed))
  expect(await exported()).toEqual(entries)
})

test('the command writes the ledger as CSV, to a file or to the standard output', async () => {
  const period = ['--from', addDays(today, -1), '--to', addDays(today, 1)]
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
  expect(await orders('ledger', '--from', today)).toMatchObject({
    code: 2,
    errors: 'Missing: --from DAY --to DAY\n',
  })
  expect(await orders('ledger', '--from', today, '--to', addDays(today, -1))).toMatchObject({ code: 2 })
})

test('the pages in which orders and fees are read leave none out', async () => {
  const all = await exported()
  expect(await Array.fromAsync(ledgerEntries(addDays(today, -1), addDays(today, 1), 2))).toEqual(all)
  const references = await sql<{ reference: string }>(
    `SELECT DISTINCT o.reference FROM orders o JOIN payment_attempts a ON a.order_id = o.id
      JOIN captures c ON c.attempt_id = a.id`,
  )
  const found = new Set(all.map(({ order }) => order))
  expect(references.filter(({ reference }) => !found.has(reference))).toEqual([])
})
