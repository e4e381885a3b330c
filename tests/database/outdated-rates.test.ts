import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { listCart } from '@/lib/server/cart/service'
import { getAvailability } from '@/lib/server/catalog/availability'
import { listProducts } from '@/lib/server/catalog/service'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { log } from '@/lib/server/http/log'
import { orderView } from '@/lib/server/orders/service'
import { currencies, partner } from '@/lib/server/partner/service'
import { recordRates } from '@/lib/server/rates/record-rates'
import { refreshRates } from '@/lib/server/rates/refresh-rates'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, formFor, rowsOf, slotOf } from '../fixtures/checkout'
import { inLiveMode } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { newPromo } from '../fixtures/promo'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
// Only the live mode has a limit of age.
inLiveMode({
  SITE_URL: 'https://shop.example',
  PAYMENTS: 'pay_later',
  TWO_C2P_MERCHANT_ID: 'JT01',
  TWO_C2P_SECRET_KEY: 'secret-that-only-the-tests-know',
  PARTNER_CURRENCY: undefined,
})

const today = () => new Date().toISOString().slice(0, 10)
const dateRates = (asOf: string, where = 'true') =>
  sql(`UPDATE exchange_rates SET as_of = '${asOf}' WHERE ${where}`)
const outdate = () => dateRates('2026-01-05')
const changes = () => rowsOf('catalog_changes', [])

beforeEach(async () => {
  await newProduct()
  await dateRates(today())
  env.PARTNER_CURRENCY = undefined
})

test('while the rates are new, every currency is on offer', async () => {
  expect((await currencies()).data.map(({ code }) => code)).toEqual(['THB', 'USD', 'EUR', 'JPY', 'CNY'])
  expect((await partner()).data.rates).toEqual({ as_of: today(), outdated: false })
})

test('beyond the limit of age the shop offers its own currency only and says so', async () => {
  await outdate()
  expect((await currencies()).data.map(({ code }) => code)).toEqual(['THB'])
  expect((await partner()).data.rates).toEqual({ as_of: '2026-01-05', outdated: true })
})

test('a currency whose rate alone is too old is not on offer', async () => {
  await dateRates('2026-01-05', "currency = 'JPY'")
  expect((await currencies()).data.map(({ code }) => code)).toEqual(['THB', 'USD', 'EUR', 'CNY'])
  expect((await partner()).data.rates).toMatchObject({ outdated: false })
})

test('a visitor with another currency sees the shop’s own: catalog, availability, cart and quote', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const id = await fill(userId, sold)
  const inYen = contextOf(userId, { currency: 'JPY' })
  const availability = async () => {
    const days = { option_id: sold.optionId, from: sold.date ?? '', to: sold.date ?? '' }
    return (await getAvailability(sold.productId, days, inYen)).data.days[0]?.prices.ADULT
  }
  expect(await availability()).toEqual({ amount: 4610, currency: 'JPY' })
  await outdate()
  expect(await availability()).toEqual({ amount: 100_000, currency: 'THB' })
  expect((await listCart({ page: 1, limit: 10 }, inYen)).data.items).toMatchObject([
    { total: { amount: 100_000, currency: 'THB' }, problem: null },
  ])
  expect((await checkoutQuote([id], inYen)).data).toMatchObject({
    total: { amount: 100_000, currency: 'THB' },
    rate_date: null,
  })
  const listed = await listProducts(
    { page: 1, limit: 10, sort: 'recommended' } as Parameters<typeof listProducts>[0],
    inYen,
  )
  expect(listed.result).toBe(true)
})

test('an order whose button showed another currency is refused with the price in the shop’s own', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const form = await formFor(userId, [await fill(userId, sold)], 'USD')
  expect(form.expected_total).toEqual({ amount: 3050, currency: 'USD' })
  await outdate()
  await expect(placeOrder(form, contextOf(userId, { currency: 'USD' }))).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: { total: { amount: 100_000, currency: 'THB' } },
  })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect(await rowsOf('orders WHERE user_id = $1', [userId])).toBe(0)
})

test('a product with a price in another currency shows its price but is not sold', async () => {
  const [userId, sold] = [await newUser(), await newProduct({ currency: 'USD' })]
  const id = await fill(userId, sold)
  const form = await formFor(userId, [id])
  await outdate()
  await expect(fill(userId, sold)).rejects.toMatchObject({ code: 'RATE_OUTDATED' })
  expect((await listCart({ page: 1, limit: 10 }, contextOf(userId))).data.items).toMatchObject([
    { problem: 'RATE_OUTDATED', total: { currency: 'THB' } },
  ])
  await expect(placeOrder(form, contextOf(userId))).rejects.toMatchObject({
    code: 'RATE_OUTDATED',
    details: { cart_item_id: id },
  })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('a promo code with an amount in another currency is not applied', async () => {
  const [userId, sold] = [await newUser(), await newProduct()]
  const id = await fill(userId, sold)
  const code = await newPromo({ amount: 500, currency: 'USD' })
  expect((await checkoutQuote([id], contextOf(userId), code)).data.promo).not.toBeNull()
  await outdate()
  await expect(checkoutQuote([id], contextOf(userId), code)).rejects.toMatchObject({ code: 'RATE_OUTDATED' })
})

test('a payment option that charges another currency is not offered, also for an order placed meanwhile', async () => {
  env.PARTNER_CURRENCY = 'JPY'
  const [userId, sold] = [await newUser(), await newProduct({ currency: 'JPY' })]
  const keysOf = (charges: ReadonlyArray<{ key: string }>) => charges.map(({ key }) => key)
  const inYen = contextOf(userId, { currency: 'JPY' })
  const id = await fill(userId, sold)
  expect(keysOf((await checkoutQuote([id], inYen)).data.charges)).toContain('two_c2p')
  await outdate()
  expect(keysOf((await checkoutQuote([id], inYen)).data.charges)).not.toContain('two_c2p')
  const { data: order } = await placeOrder(await formFor(userId, [id], 'JPY'), inYen)
  await dateRates(today())
  expect(keysOf((await orderView(userId, order.id, 'en')).charges)).not.toContain('two_c2p')
  await expect(startPayment(order.id, 'two_c2p', inYen)).rejects.toMatchObject({
    code: 'PAYMENT_OPTION_UNAVAILABLE',
  })
  expect(await rowsOf('payment_attempts WHERE order_id = $1', [order.id])).toBe(0)
})

test('an order that was placed in time is paid at its own rates', async () => {
  const [userId, sold] = [await newUser(), await newProduct({ currency: 'USD' })]
  const { data: order } = await placeOrder(
    await formFor(userId, [await fill(userId, sold)], 'EUR'),
    contextOf(userId),
  )
  const before = (await orderView(userId, order.id, 'en')).charges
  await outdate()
  expect((await orderView(userId, order.id, 'en')).charges).toEqual(before)
  expect(before).toContainEqual({ key: 'two_c2p', charge: order.total })
})

test('cached pages are rendered again when rates become too old, and when new ones arrive; once each', async () => {
  const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await dateRates('2026-11-25')
  const fresh = new Date('2026-11-26T12:00:00Z')
  await refreshRates(fresh)
  const before = await changes()
  await refreshRates(new Date('2026-11-26T12:01:00Z'))
  expect(await changes()).toBe(before)
  const tooOld = new Date('2026-12-01T00:01:00Z')
  await Promise.all([refreshRates(tooOld), refreshRates(tooOld)])
  await refreshRates(tooOld)
  expect(await changes()).toBe(before + 1)
  expect(errors).toHaveBeenCalledWith(
    expect.objectContaining({
      currencies: 'THB',
      before: 'THB,USD,EUR,JPY,CNY',
      ageHours: 72,
      asOf: '2026-11-25',
    }),
    'exchange rates are too old: prices in the shop’s currency only',
  )
  await dateRates('2026-11-30')
  await refreshRates(tooOld)
  expect(await changes()).toBe(before + 2)
})

test('rates that arrive and become too old between two checks have cached pages rendered again both times', async () => {
  const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const tooOld = new Date(Date.now() + 7 * 86_400_000)
  await refreshRates(tooOld)
  const before = await changes()
  const table = {
    base: 'THB' as const,
    asOf: today(),
    perBase: { THB: '1', USD: '0.0306', EUR: '0.0263', JPY: '4.62', CNY: '0.217' },
  }
  expect(await recordRates({ table, source: 'file' })).toMatchObject({ outcome: 'stored' })
  expect(await changes()).toBe(before + 1)
  await refreshRates(tooOld)
  expect(await changes()).toBe(before + 2)
  errors.mockRestore()
})
