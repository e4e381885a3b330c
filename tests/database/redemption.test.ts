import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import type { UnitType } from '@/lib/domain/catalog'
import { todayIn } from '@/lib/domain/local-date'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { ticketCode } from '@/lib/server/orders/voucher'
import { listVenueKeys, revokeVenueKey } from '@/lib/server/venue/key-repo'
import { newVenueKey, SANDBOX_VENUE_KEY } from '@/lib/server/venue/keys'
import { checkVoucher, redeemVoucher } from '@/lib/server/venue/service'
import { cancelled } from '../fixtures/cancelling'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { begin, contextOf, fill, formFor, paidNotification, rowsOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { repetitions } from '../setup/thorough'

withShopDatabase()
withoutMails()

const venue = (key = SANDBOX_VENUE_KEY) => contextOf(randomUUID(), { venueKey: key })

/** A confirmed booking on its day, with its codes. */
async function booked(adults: number, change: Partial<Sold> = {}) {
  const sold = { ...(await newProduct({ capacity: adults })), ...change }
  const userId = await newUser()
  const quantities: Partial<Record<UnitType, number>> = { ADULT: adults }
  const form = await formFor(userId, [await fill(userId, sold, quantities)])
  const { data: order } = await placeOrder(form, contextOf(userId))
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
  const [row] = await sql<{ code: string; booking_id: string }>(
    'SELECT v.code, v.booking_id FROM vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1',
    [order.id],
  )
  if (!row) throw new Error('no voucher')
  const now = new Date(`${sold.date ?? todayIn('Asia/Bangkok')}T05:00:00Z`)
  return { orderId: order.id, bookingId: row.booking_id, code: row.code, now, sold, userId }
}

const buyerOf = ({ orderId, bookingId, userId }: { orderId: string; bookingId: string; userId: string }) => ({
  userId,
  order: { id: orderId, bookings: [{ id: bookingId }] },
})

async function errorOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ApiError)) throw new Error('not rejected')
  return error
}

const redeemedOf = (bookingId: string) => rowsOf('redemptions WHERE booking_id = $1', [bookingId])

test('[B7] of 20 concurrent scans one succeeds, and the others report its time', async () => {
  const { code, bookingId, orderId, now } = await booked(1)
  const scans = await Promise.allSettled(Array.from({ length: 20 }, () => redeemVoucher(code, venue(), now)))
  const opened = scans.filter(({ status }) => status === 'fulfilled')
  const errors = scans.flatMap((scan) => (scan.status === 'rejected' ? [scan.reason as ApiError] : []))
  expect(opened).toHaveLength(1)
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['VOUCHER_REDEEMED']))
  expect(errors[0]?.details).toMatchObject({ state: 'redeemed', redeemed_at: now.toISOString() })
  expect(errors[0]?.values.moment).toContain('12:00')
  expect([await redeemedOf(bookingId), await statusesOf(orderId)]).toEqual([1, ['completed']])
  const [event] = await sql<{ actor: string; reason: string }>(
    `SELECT actor, reason FROM booking_status_history WHERE booking_id = $1 AND to_status = 'completed'`,
    [bookingId],
  )
  expect(event).toEqual({ actor: 'venue', reason: 'redeemed' })
})

test('[B7] each ticket is redeemed once; the last one completes the booking', async () => {
  const { code, bookingId, orderId, now } = await booked(3)
  const first = await redeemVoucher(ticketCode(code, 0), venue(), now)
  expect(first.data).toMatchObject({ state: 'redeemed', code: ticketCode(code, 0) })
  expect(first.data.tickets.map(({ shown, redeemed_at }) => [shown, redeemed_at !== null])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  expect((await errorOf(redeemVoucher(ticketCode(code, 0), venue(), now))).code).toBe('VOUCHER_REDEEMED')
  expect(await statusesOf(orderId)).toEqual(['confirmed'])
  expect((await checkVoucher(code, venue(), now)).data).toMatchObject({ state: 'valid' })
  const rest = await redeemVoucher(code, venue(), now)
  expect(rest.data).toMatchObject({ state: 'redeemed', code })
  expect([await redeemedOf(bookingId), await statusesOf(orderId)]).toEqual([3, ['completed']])
  expect((await errorOf(redeemVoucher(ticketCode(code, 2), venue(), now))).code).toBe('VOUCHER_REDEEMED')
})

test('[B7] concurrent scans of tickets and the whole voucher redeem every ticket exactly once', async () => {
  const { code, bookingId, orderId, now } = await booked(4)
  const codes = [code, ...[0, 1, 2, 3].map((position) => ticketCode(code, position))]
  await Promise.allSettled([...codes, ...codes, ...codes].map((shown) => redeemVoucher(shown, venue(), now)))
  expect([await redeemedOf(bookingId), await statusesOf(orderId)]).toEqual([4, ['completed']])
})

test('[B7] a retry with the same key after a lost response gets the same response', async () => {
  const { code, bookingId, now } = await booked(2)
  const context = venue()
  const results = await Promise.all([1, 2, 3].map(() => redeemVoucher(code, context, now)))
  expect(new Set(results.map(({ data }) => data.state))).toEqual(new Set(['redeemed']))
  expect(await redeemedOf(bookingId)).toBe(2)
})

test('[B7] the voucher of a cancelled booking is invalid, in the service and in the database', async () => {
  const { code, bookingId, now, ...rest } = await booked(1)
  await cancelled(buyerOf({ bookingId, ...rest }))
  expect((await errorOf(redeemVoucher(code, venue(), now))).code).toBe('VOUCHER_CANCELLED')
  expect((await checkVoucher(code, venue(), now)).data.state).toBe('cancelled')
  const insert = sql(
    `INSERT INTO redemptions (unit_item_id, booking_id, idempotency_key) SELECT id, booking_id, 'x' FROM unit_items
     WHERE booking_id = $1`,
    [bookingId],
  )
  await expect(insert).rejects.toMatchObject({ constraint: 'redemptions_confirmed' })
})

test('[B7] a cancelled ticket cannot be redeemed, and a redeemed one cannot be cancelled', async () => {
  const { code, bookingId, now, ...rest } = await booked(2)
  const items = await sql<{ id: string }>(
    'SELECT id FROM unit_items WHERE booking_id = $1 ORDER BY position',
    [bookingId],
  )
  const [first, second] = items.map(({ id }) => id)
  await cancelled(buyerOf({ bookingId, ...rest }), { unit_item_ids: [first ?? ''] })
  expect((await checkVoucher(ticketCode(code, 0), venue(), now)).data.state).toBe('cancelled')
  expect((await errorOf(redeemVoucher(ticketCode(code, 0), venue(), now))).code).toBe('TICKET_CANCELLED')
  const insert = sql(
    "INSERT INTO redemptions (unit_item_id, booking_id, idempotency_key) VALUES ($1, $2, 'x')",
    [first, bookingId],
  )
  await expect(insert).rejects.toMatchObject({ constraint: 'redemptions_confirmed' })
  const used = await redeemVoucher(code, venue(), now)
  expect(used.data.tickets).toHaveLength(1)
  expect(await statusesOf(rest.orderId)).toEqual(['completed'])
  expect(await redeemedOf(bookingId)).toBe(1)
  const update = sql('UPDATE unit_items SET cancelled_at = now() WHERE id = $1', [second])
  await expect(update).rejects.toMatchObject({ constraint: 'unit_items_cancelled_unused' })
})

const ROUNDS = repetitions(4, 60)

test('[B7] a scan and a cancellation at the same instant neither deadlock nor fail: one of them wins', async () => {
  const outcomes: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { code, bookingId, now, ...rest } = await booked(2)
    const buyer = buyerOf({ bookingId, ...rest })
    const results = await Promise.allSettled([
      round % 2 ? redeemVoucher(code, venue(), now) : redeemVoucher(ticketCode(code, 0), venue(), now),
      cancelled(buyer),
    ])
    const [scan, cancellation] = results.map((result) =>
      result.status === 'fulfilled' ? 'done' : (result.reason as ApiError).code,
    )
    expect(['done', 'VOUCHER_CANCELLED', 'TICKET_CANCELLED']).toContain(scan)
    expect(['done', 'CANCELLATION_CLOSED', 'BOOKING_NOT_CANCELLABLE']).toContain(cancellation)
    expect([scan, cancellation].filter((outcome) => outcome === 'done')).toHaveLength(1)
    outcomes.push(scan === 'done' ? 'scanned' : 'cancelled')
  }
  expect(outcomes).toHaveLength(ROUNDS)
})

test('[B7] a partly redeemed booking cannot be cancelled', async () => {
  const { code, now, ...rest } = await booked(2)
  await redeemVoucher(ticketCode(code, 1), venue(), now)
  expect((await errorOf(cancelled(buyerOf(rest)))).code).toBe('CANCELLATION_CLOSED')
})

test('[B7] redemption is rejected days before and after the service', async () => {
  const { code, bookingId, now } = await booked(1)
  const before = new Date(now.getTime() - 2 * 86_400_000)
  expect((await errorOf(redeemVoucher(code, venue(), before))).code).toBe('VOUCHER_EARLY')
  await sql(`UPDATE bookings SET status = 'completed' WHERE id = $1`, [bookingId])
  expect((await errorOf(redeemVoucher(code, venue(), now))).code).toBe('VOUCHER_OVER')
  expect(await redeemedOf(bookingId)).toBe(0)
})

test('[B7] a venue redeems only its own supplier’s vouchers, until its key is revoked', async () => {
  const { code, now, sold } = await booked(1)
  const [product] = await sql<{ supplier: string }>('SELECT supplier FROM products WHERE id = $1', [
    sold.productId,
  ])
  const own = await newVenueKey(product?.supplier ?? '', 'Gate')
  const other = await newVenueKey('Somebody Else', 'Gate')
  expect((await errorOf(redeemVoucher(code, venue(other), now))).code).toBe('VOUCHER_NOT_FOUND')
  expect((await errorOf(checkVoucher(code, venue('AAAA-BBBB'), now))).code).toBe('INVALID_VENUE_KEY')
  expect((await errorOf(checkVoucher('0000-0000-0000-0000', venue(own), now))).code).toBe('VOUCHER_NOT_FOUND')
  expect((await checkVoucher(code.toLowerCase(), venue(own.toLowerCase()), now)).data.code).toBe(code)
  const key = (await listVenueKeys()).find(({ supplier }) => supplier === product?.supplier)
  expect(await revokeVenueKey(key?.id ?? '')).toBe(true)
  expect((await errorOf(redeemVoucher(code, venue(own), now))).code).toBe('INVALID_VENUE_KEY')
})

test('[B7] a redemption cannot be undone', async () => {
  const { code, bookingId, now } = await booked(1)
  await redeemVoucher(code, venue(), now)
  for (const change of [
    'DELETE FROM redemptions WHERE booking_id = $1',
    "UPDATE redemptions SET redeemed_at = now() + interval '1 day' WHERE booking_id = $1",
    'UPDATE vouchers SET redeemed_at = NULL WHERE booking_id = $1',
  ])
    await expect(sql(change, [bookingId])).rejects.toMatchObject({ code: '23514' })
})
