import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf, linesOf, list, selectionOf } from '../fixtures/cart'
import { newProduct } from '../fixtures/catalog'
import { confirmedOrder } from '../fixtures/confirmed-order'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

test('[B3] the same key with another selection adds nothing', async () => {
  const visitor = await newVisitor()
  const [sold, other] = [await newProduct(), await newProduct()]
  const headers = { 'idempotency-key': randomUUID() }
  const first = await add(visitor, selectionOf(sold), { headers })
  expect(first.status).toBe(200)
  for (const locale of LOCALES)
    for (const json of [selectionOf(other), selectionOf(sold, { quantities: { ADULT: 2 } })]) {
      const { status, body } = await add(visitor, json, { headers, locale })
      expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
      expect(body.message).toBe(translator(locale)('errors.IDEMPOTENCY_CONFLICT'))
    }
  expect(await linesOf(visitor)).toBe(1)
  expect((await list(visitor)).items[0]?.lines[0]?.quantity).toBe(1)
})

test('[B3] a retry after a lost response returns the same item, even if the price has changed since', async () => {
  const visitor = await newVisitor()
  const sold = await newProduct()
  const json = selectionOf(sold, { expected_total: { amount: 100_000, currency: 'THB' } })
  const headers = { 'idempotency-key': randomUUID() }
  const { id } = itemOf(await add(visitor, json, { headers }))
  await sql('UPDATE prices SET amount = 120000 WHERE option_id = $1 AND unit_code = $2', [
    sold.optionId,
    'ADULT',
  ])
  const again = await add(visitor, json, { headers })
  expect([again.status, itemOf(again).id, await linesOf(visitor)]).toEqual([200, id, 1])
})

test('[B7] a venue’s key reused for another ticket redeems nothing', async () => {
  const sold = await newProduct({ dateMode: 'NONE', inventory: 'STOCK' })
  const [one, two] = [
    await confirmedOrder(await newVisitor(), sold, 2),
    await confirmedOrder(await newVisitor(), sold),
  ]
  const [first, second] = one.bookings[0]?.travellers.map(({ ticket }) => ticket?.code ?? '') ?? []
  const headers = { 'x-venue-key': 'SANDBOX-VENUE', 'idempotency-key': randomUUID() }
  const redeem = (code: string | undefined) =>
    request('POST', `/api/vouchers/${encodeURIComponent(code ?? '')}/redeem`, { json: {}, headers })
  expect((await redeem(first)).status).toBe(200)
  expect((await redeem(first)).status).toBe(200)
  for (const code of [second, one.bookings[0]?.voucher?.code, two.bookings[0]?.voucher?.code]) {
    const { status, body } = await redeem(code)
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  }
  const rows = await sql<{ n: number }>(
    'SELECT count(*)::int n FROM redemptions WHERE booking_id = ANY($1::uuid[])',
    [[one.bookings[0]?.id, two.bookings[0]?.id]],
  )
  expect(rows[0]?.n).toBe(1)
})
