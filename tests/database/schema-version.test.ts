import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { extendHold } from '@/lib/server/checkout/extend-hold'
import { settlePayment } from '@/lib/server/checkout/settle-payment'
import { database } from '@/lib/server/db/client'
import { isSchemaFitting } from '@/lib/server/db/schema-version'
import { recordMissingCharges } from '@/lib/server/orders/record-missing-charges'
import { OUTBOX_HANDLERS, type OutboxHandler } from '@/lib/server/outbox/handlers'
import { drainOutbox, wakeOutbox } from '@/lib/server/outbox/worker'
import { readiness } from '@/lib/server/readiness'
import { refundSome } from '@/lib/server/staff/actions'
import { SANDBOX_VENUE_KEY } from '@/lib/server/venue/keys'
import { redeemVoucher } from '@/lib/server/venue/service'
import { bought, cancelled, quoted } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { boughtNamed, namesChanged, newDays } from '../fixtures/changing'
import { begin, contextOf, newOrder, rowsOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

async function requireMigrations(count: number): Promise<void> {
  const [before] = await sql<{ oldest_server: number }>('SELECT oldest_server FROM schema_version')
  await sql('UPDATE schema_version SET oldest_server = $1', [count])
  onTestFinished(async () => {
    await sql('UPDATE schema_version SET oldest_server = $1', [before?.oldest_server])
  })
}

test('a server takes no orders and payments once a newer one has migrated the database', async () => {
  const sold = await newProduct({ capacity: 5 })
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  const payment = await begin(userId, order.id)
  expect(await isSchemaFitting()).toBe(true)

  await requireMigrations(10_000)
  expect(await isSchemaFitting()).toBe(false)
  await expect(newOrder(userId, sold)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(begin(userId, order.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(settlePayment(payment.invoice, { state: 'failed' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  expect(await statusesOf(order.id)).toEqual(['pending'])
})

test('a server cancels nothing once a newer one has migrated the database', async () => {
  const buyer = await bought([[await newProduct({})]])
  const { refund } = await quoted(buyer)
  await requireMigrations(10_000)
  await expect(cancelled(buyer, { expected_refund: refund })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await statusesOf(buyer.order.id)).toEqual(['confirmed'])
})

test('a server changes and redeems no booking once a newer one has migrated the database', async () => {
  const buyer = await boughtNamed(await newDays({ questions: ['full_name'] }), [{ full_name: 'Mali Suk' }])
  const [traveller] = buyer.order.bookings[0]?.travellers ?? []
  const [voucher] = await sql<{ code: string }>(
    'SELECT v.code FROM vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1',
    [buyer.order.id],
  )
  const unchanged = () =>
    Promise.all([
      rowsOf('booking_changes c JOIN bookings b ON b.id = c.booking_id WHERE b.order_id = $1', [
        buyer.order.id,
      ]),
      rowsOf('redemptions r JOIN bookings b ON b.id = r.booking_id WHERE b.order_id = $1', [buyer.order.id]),
    ])
  await requireMigrations(10_000)
  const refused = [
    namesChanged(buyer, [{ unit_item_id: traveller?.id ?? '', full_name: 'Mali Sukjai' }]),
    redeemVoucher(voucher?.code ?? '', contextOf(randomUUID(), { venueKey: SANDBOX_VENUE_KEY })),
    extendHold(buyer.order.id, contextOf(buyer.userId)),
    refundSome(buyer.order.id, { amount: 1, currency: 'THB' }, { staffMember: 'Test' }, { reason: 'test' }),
  ]
  for (const { reason } of (await Promise.allSettled(refused)) as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await unchanged()).toEqual([0, 0])
})

test('a server leaves mails, messages and refunds to the newer one that has migrated the database', async () => {
  const send = vi.fn<OutboxHandler>(async () => undefined)
  const handlers = vi.spyOn(OUTBOX_HANDLERS, 'sms').mockImplementation(async () => send)
  onTestFinished(() => handlers.mockRestore())
  await requireMigrations(10_000)
  await sql("INSERT INTO outbox (kind, payload) VALUES ('sms', '{}')")
  wakeOutbox()
  await drainOutbox()
  expect(send).not.toHaveBeenCalled()

  await sql('UPDATE schema_version SET oldest_server = 0')
  wakeOutbox()
  await drainOutbox()
  expect(send).toHaveBeenCalledOnce()
})

test('a start records the charges of orders that an older server sold without them', async () => {
  const { order } = await bought([[await newProduct({}), { ADULT: 2 }]])
  const charges = () =>
    sql(
      `SELECT c.* FROM booking_charges c JOIN bookings b ON b.id = c.booking_id
        WHERE b.order_id = $1 ORDER BY booking_id`,
      [order.id],
    )
  const before = await charges()
  expect(before).toHaveLength(1)
  await sql('ALTER TABLE booking_charges DISABLE TRIGGER USER')
  await sql('DELETE FROM booking_charges WHERE booking_id = $1', [order.bookings[0]?.id])
  await sql('ALTER TABLE booking_charges ENABLE TRIGGER USER')
  expect(await charges()).toEqual([])

  expect(await recordMissingCharges(database())).toBe(1)
  expect(await charges()).toEqual(before)
  expect(await recordMissingCharges(database())).toBe(0)
})

test('a server is not ready while it is stopped, does not fit the schema, or has no database', async () => {
  expect(await readiness()).toMatchObject({ ready: true })
  await requireMigrations(10_000)
  expect(await readiness()).toEqual({ ready: false, reason: 'schema' })
  const lost = vi.spyOn(database(), 'select').mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  })
  expect(await readiness()).toEqual({ ready: false, reason: 'database' })
  lost.mockRestore()
  vi.stubGlobal('sunhopDraining', true)
  expect(await readiness()).toEqual({ ready: false, reason: 'draining' })
  vi.unstubAllGlobals()
})

test('a server that is ready says how long the oldest work waits, and stays ready', async () => {
  const kind = 'readiness-test'
  await sql(
    `INSERT INTO outbox (kind, payload, created_at, available_at) VALUES ($1, '{}', now() - interval '9 days',
      now() + interval '1 day')`,
    [kind],
  )
  onTestFinished(() => sql('DELETE FROM outbox WHERE kind = $1', [kind]).then(() => undefined))
  const { ready, outbox_oldest_seconds: oldest } = await readiness()
  expect(ready).toBe(true)
  expect(oldest).toBeGreaterThanOrEqual(9 * 86_400)
})
