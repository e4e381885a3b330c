import { expect, test } from 'vitest'
import type { Currency } from '@/lib/domain/currency'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { refundsOf } from '../fixtures/cancelling'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { begin, contextOf, fill, formFor, paidNotification, rowsOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { newPromo } from '../fixtures/promo'
import { withShopDatabase } from '../fixtures/shop-database'
import { repetitions } from '../setup/thorough'

// Prices in yen use this file's rates; a command run by another file stores the shipped ones.
withShopDatabase({ own: true })
withoutMails()

const BUYERS = repetitions(8, 20)
const thb = (amount: number) => ({ amount, currency: 'THB' as Currency })
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

async function quoteWith(userId: string, ids: string[], code: string, currency: Currency = 'THB') {
  return (await checkoutQuote(ids, contextOf(userId, { currency }), code)).data
}

/** The form of a buyer who entered a code and saw its discount. */
async function formWith(userId: string, ids: string[], code: string, currency: Currency = 'THB') {
  const form = await formFor(userId, ids, currency)
  const { total } = await quoteWith(userId, ids, code, currency)
  return { ...form, promo_code: code, expected_total: total }
}

async function orderWith(userId: string, sold: Sold, code: string, currency: Currency = 'THB') {
  const form = await formWith(userId, [await fill(userId, sold)], code, currency)
  return (await placeOrder(form, contextOf(userId, { currency }))).data
}

test('[B5] percent off: the quote shows the discount, and the order stores it', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const code = await newPromo({ percent: 10 })
  const id = await fill(userId, sold)
  expect(await quoteWith(userId, [id], ` ${code.toLowerCase()} `)).toMatchObject({
    subtotal: thb(100_000),
    promo: { code, discount: thb(10_000) },
    total: thb(90_000),
    charges: expect.arrayContaining([{ key: 'ktc_alipay', charge: thb(90_000) }]),
  })
  const { data } = await placeOrder(await formWith(userId, [id], code), contextOf(userId))
  expect(data).toMatchObject({ total: thb(90_000), promo: { code, discount: thb(10_000) } })
  expect(data.bookings).toMatchObject([{ total: thb(90_000), discount: thb(10_000) }])
  expect(await rowsOf('promo_redemptions WHERE order_id = $1', [data.id])).toBe(1)
})

test('[B5] without a code there is no discount', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const { data } = await placeOrder(await formFor(userId, [await fill(userId, sold)]), contextOf(userId))
  expect(data).toMatchObject({ total: thb(100_000), promo: null, bookings: [{ discount: null }] })
})

test('[B5] an amount off never makes a price negative, and a total of zero is paid immediately', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const order = await orderWith(userId, sold, await newPromo({ amount: 500_000, currency: 'THB' }))
  expect(order).toMatchObject({ total: thb(0), promo: { discount: thb(100_000) } })
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B5] the discounts of several items add up, and so do the travellers’ prices', async () => {
  const userId = await newUser()
  const [first, second] = [await newProduct({ capacity: 3 }), await newProduct()]
  const ids = [await fill(userId, first, { ADULT: 3 }), await fill(userId, second)]
  const code = await newPromo({ amount: 10_001, currency: 'THB' })
  const { data } = await placeOrder(await formWith(userId, ids, code), contextOf(userId))
  expect(data.total).toEqual(thb(400_000 - 10_001))
  expect(data.bookings.map(({ discount }) => discount?.amount)).toEqual([7_500, 2_501])
  const items = await sql<{ amount: string }>(
    `SELECT u.amount FROM unit_items u JOIN bookings b ON b.id = u.booking_id
      WHERE b.order_id = $1 ORDER BY b.position, u.position`,
    [data.id],
  )
  expect(items.map(({ amount }) => Number(amount))).toEqual([97_500, 97_500, 97_500, 97_499])
})

test('[B5] a code for some products discounts only those', async () => {
  const userId = await newUser()
  const [discounted, other] = [await newProduct(), await newProduct()]
  const ids = [await fill(userId, discounted), await fill(userId, other)]
  const code = await newPromo({ percent: 50 }, [discounted.productId])
  const { data } = await placeOrder(await formWith(userId, ids, code), contextOf(userId))
  const discounts = Object.fromEntries(data.bookings.map((booking) => [booking.product.id, booking.discount]))
  expect(discounts).toEqual({ [discounted.productId]: thb(50_000), [other.productId]: null })
  const alone = await fill(userId, await newProduct())
  await expect(quoteWith(userId, [alone], code)).rejects.toMatchObject({ code: 'PROMO_NOT_APPLICABLE' })
})

test('[B5] the charge at the bank is discounted in its currency too', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const order = await orderWith(userId, sold, await newPromo({ percent: 25 }), 'JPY')
  // ¥1,153 of ¥4,610 are taken off, and the same share of ฿1,000.
  expect(order.promo?.discount).toEqual({ amount: 1_153, currency: 'JPY' })
  const payment = await begin(userId, order.id, 'ktc_alipay')
  expect(payment).toMatchObject({ amount: 74_989, currency: 'THB' })
  await receiveNotification('sandbox', paidNotification(payment))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B5] the refund of an unavailable item is the amount paid for it', async () => {
  const userId = await newUser()
  const [available, unavailable] = [
    await newProduct(),
    await newProduct({ dateMode: 'NONE', inventory: 'SERIAL', profiles: 0 }),
  ]
  const ids = [await fill(userId, available), await fill(userId, unavailable)]
  const code = await newPromo({ percent: 10 })
  const { data } = await placeOrder(await formWith(userId, ids, code), contextOf(userId))
  await receiveNotification('sandbox', paidNotification(await begin(userId, data.id)))
  expect((await statusesOf(data.id)).toSorted()).toEqual(['confirmed', 'failed'])
  const refunds = await sql<{ amount: string }>(
    'SELECT r.amount FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1',
    [data.id],
  )
  expect(refunds).toEqual([{ amount: '90000' }])
})

test.each([
  ['an unknown code', async () => 'NOSUCHCODE', 'PROMO_UNKNOWN'],
  ['a wildcard pattern', async () => '%_', 'PROMO_UNKNOWN'],
  ['a code before its validity', () => newPromo({ percent: 10, validFrom: later(1) }), 'PROMO_UNKNOWN'],
  ['an expired code', () => newPromo({ percent: 10, validUntil: new Date() }), 'PROMO_EXPIRED'],
])('[B5] rejects %s, in the quote and in the order', async (_, make, code) => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const promo = await make()
  const ids = [await fill(userId, sold)]
  await expect(quoteWith(userId, ids, promo)).rejects.toMatchObject({ code })
  const form = { ...(await formFor(userId, ids)), promo_code: promo }
  await expect(placeOrder(form, contextOf(userId))).rejects.toMatchObject({ code })
  expect(await rowsOf('orders WHERE user_id = $1', [userId])).toBe(0)
})

test('[B5] a first-order code works for the first order, and again if that one failed', async () => {
  const [userId, sold] = [await newUser(), await newProduct({ capacity: 5 })]
  const code = await newPromo({ percent: 10, firstOrderOnly: true })
  const first = await orderWith(userId, sold, code)
  const next = await fill(userId, sold)
  await expect(quoteWith(userId, [next], code)).rejects.toMatchObject({ code: 'PROMO_NOT_FIRST_ORDER' })
  await expireOrder(first.id, later(1))
  expect(await quoteWith(userId, [next], code)).toMatchObject({ total: thb(90_000) })
})

test('[B5] limits the uses of a code per person; others may still use it', async () => {
  const sold = await newProduct({ capacity: 5 })
  const code = await newPromo({ percent: 10, maxUsesPerCustomer: 1 })
  const [one, other] = [await newUser(), await newUser()]
  await orderWith(one, sold, code)
  const again = await fill(one, sold)
  await expect(quoteWith(one, [again], code)).rejects.toMatchObject({ code: 'PROMO_USED_UP' })
  expect(await orderWith(other, sold, code)).toMatchObject({ total: thb(90_000) })
})

test('[B5] [B6] money after the timeout does not pay for an order whose code was used up meanwhile', async () => {
  const sold = await newProduct({ capacity: 5 })
  const code = await newPromo({ percent: 10, maxUses: 1 })
  const pending = async () => {
    const userId = await newUser()
    const { id } = await orderWith(userId, sold, code)
    return { id, payment: await begin(userId, id) }
  }
  const first = await pending()
  await expireOrder(first.id, later(1))
  const second = await pending()
  await expireOrder(second.id, later(1))
  await receiveNotification('sandbox', paidNotification(second.payment))
  await receiveNotification('sandbox', paidNotification(first.payment))
  expect(await statusesOf(second.id)).toEqual(['confirmed'])
  expect(await statusesOf(first.id)).toEqual(['timeout'])
  expect(await refundsOf(first.id)).toMatchObject([{ amount: 90_000, reason: 'too late' }])
})

test('[B5] concurrent buyers use a code with three uses exactly three times', async () => {
  const sold = await newProduct({ capacity: 30 })
  const code = await newPromo({ percent: 10, maxUses: 3 })
  const forms = []
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    const userId = await newUser()
    forms.push({ userId, form: await formWith(userId, [await fill(userId, sold)], code) })
  }
  const results = await Promise.allSettled(
    forms.map(({ userId, form }) => placeOrder(form, contextOf(userId))),
  )
  const rejected = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(rejected).toEqual(Array.from({ length: BUYERS - 3 }, () => 'PROMO_USED_UP'))
  expect(
    await rowsOf('promo_redemptions r JOIN promo_codes p ON p.id = r.promo_id WHERE p.code = $1', [code]),
  ).toBe(3)
})

test('[B5] a repeated key creates one order and one use', async () => {
  const [userId, sold] = [await newUser(), await newProduct({ capacity: 5 })]
  const code = await newPromo({ percent: 10, maxUses: 1 })
  const form = await formWith(userId, [await fill(userId, sold)], code)
  const context = contextOf(userId)
  const results = await Promise.all([placeOrder(form, context), placeOrder(form, context)])
  expect(new Set(results.map(({ data }) => data.id)).size).toBe(1)
  await expect(placeOrder({ ...form, promo_code: null }, context)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
})

test('[B5] a discount other than the displayed one is reported before it is charged', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const code = await newPromo({ percent: 10 })
  const form = await formWith(userId, [await fill(userId, sold)], code)
  await sql('UPDATE promo_codes SET percent = 5 WHERE code = $1', [code])
  await expect(placeOrder(form, contextOf(userId))).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: { total: thb(95_000) },
  })
})

test('[B5] after a thousand guesses even the right code is rejected', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const ids = [await fill(userId, sold)]
  const right = await newPromo()
  const codes: string[] = []
  for (let guess = 0; guess < 70; guess++)
    await quoteWith(userId, ids, `GUESS${guess}`).catch((error) => codes.push(error.code))
  expect(codes.filter((code) => code === 'PROMO_UNKNOWN')).toHaveLength(60)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  await expect(quoteWith(userId, ids, right)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  const form = { ...(await formFor(userId, ids)), promo_code: right }
  await expect(placeOrder(form, contextOf(userId))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test.each([
  ['a discount without a code', `UPDATE orders SET discount = 1 WHERE id = $1`],
  ['a changed total', `UPDATE orders SET discount = discount + 1, total = total - 1 WHERE id = $1`],
  ['a second use', `INSERT INTO promo_redemptions SELECT * FROM promo_redemptions WHERE order_id = $1`],
  ['a deleted use', `DELETE FROM promo_redemptions WHERE order_id = $1`],
])('the database rejects %s', async (_, statement) => {
  const order = await orderWith(await newUser(), await newProduct(), await newPromo())
  await expect(sql(statement, [order.id])).rejects.toThrow()
})

test.each([
  ['percent and amount', `percent, amount, currency) VALUES ($1, 10, 100, 'THB')`],
  ['neither percent nor amount', 'first_order_only) VALUES ($1, true)'],
  ['more than 100 percent', 'percent) VALUES ($1, 101)'],
  ['an amount without its currency', 'amount) VALUES ($1, 100)'],
  ['a usage limit of zero', 'percent, max_uses) VALUES ($1, 10, 0)'],
])('the database rejects a code with %s', async (_, columns) => {
  await expect(sql(`INSERT INTO promo_codes (code, ${columns}`, ['WRONG'])).rejects.toThrow(/check/)
})
