import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { ACCOUNTS } from '@/lib/domain/ledger/accounts'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { recordRefundOutcome, resolveCapture } from '@/lib/server/staff/actions'
import { bought } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { paidNotification } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { balances, entriesOf, expectAgreement, exported, refundsMade } from '../fixtures/ledger'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
withoutMails()

const nok = { staffMember: 'Nok' }
const orders = (...args: string[]) => commandHere(runOrders, ...args)

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

test('the ledger agrees with the tables', () => expectAgreement())
