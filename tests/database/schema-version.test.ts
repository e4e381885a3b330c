import { expect, onTestFinished, test, vi } from 'vitest'
import { settlePayment } from '@/lib/server/checkout/settle-payment'
import { database } from '@/lib/server/db/client'
import { isSchemaFitting } from '@/lib/server/db/schema-version'
import { recordMissingCharges } from '@/lib/server/orders/record-missing-charges'
import { unreadyReason } from '@/lib/server/readiness'
import { bought } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, newOrder, statusesOf } from '../fixtures/checkout'
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
  expect(await unreadyReason()).toBeNull()
  await requireMigrations(10_000)
  expect(await unreadyReason()).toBe('schema')
  vi.stubGlobal('sunhopDraining', true)
  expect(await unreadyReason()).toBe('draining')
  vi.unstubAllGlobals()
})
