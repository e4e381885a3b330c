import { describe, expect, test } from 'vitest'
import { listCart } from '@/lib/server/cart/service'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { newUser } from '../fixtures/catalog'
import { baht, catalog, day, importFile, issuesOf, optionEntry, productEntry } from '../fixtures/catalog-file'
import { contextOf, fill, newOrder, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

/** A saved product with one start a week from now, ready to be booked. */
async function imported(capacity = 10) {
  const entry = productEntry()
  const optionId = `${entry.id}.entry`
  const start = { date: day(7), time: '10:00', capacity }
  entry.options = [optionEntry(optionId, { availability: { days: [start] } })]
  await importFile(catalog([entry]))
  const rates = Object.entries({ THB: '1', USD: '0.03' })
  for (const [position, [currency, rate]] of rates.entries())
    await sql(
      `INSERT INTO exchange_rates (currency, position, per_base, base, as_of) VALUES ($1, $2, $3, 'THB', '2026-11-01')
       ON CONFLICT DO NOTHING`,
      [currency, position, rate],
    )
  return { entry, sold: { productId: entry.id, optionId, date: day(7) } }
}

const [option, other] = [(id: string) => `${id}.entry`, (id: string) => `${id}.other`]

async function updatedAt(id: string): Promise<string> {
  const [row] = await sql<{ at: string }>('SELECT updated_at::text AS at FROM products WHERE id = $1', [id])
  return row?.at ?? ''
}

describe('an imported product', () => {
  test('[C4] is on sale: listed, priced by season, and bookable', async () => {
    const { entry, sold } = await imported()
    const order = await newOrder(await newUser(), sold)
    expect(await statusesOf(order.id)).toEqual(['pending'])
    expect(order.total).toEqual({ amount: 100_000, currency: 'THB' })
    const prices = await sql<{ period: string; amount: string }>(
      `SELECT from_date || ' ' || to_date AS period, amount FROM prices
       WHERE option_id = $1 AND unit_code = 'CHILD' ORDER BY from_date`,
      [option(entry.id)],
    )
    expect(prices.map(({ period, amount }) => [period, Number(amount)])).toEqual([
      ['2020-01-01 2026-12-19', 50_000],
      ['2026-12-20 2027-01-05', 60_000],
      ['2027-01-06 9999-12-31', 50_000],
    ])
  })

  test.each([
    [undefined, { vat_rate: null, is_vat_exempt: false }],
    [0, { vat_rate: 0, is_vat_exempt: false }],
    [1000, { vat_rate: 1000, is_vat_exempt: false }],
    ['exempt', { vat_rate: null, is_vat_exempt: true }],
    ['standard', { vat_rate: null, is_vat_exempt: false }],
  ])('[B7] with the VAT %j is stored and exported with it, also after another one', async (vat, stored) => {
    const { entry } = await imported()
    await importFile(catalog([{ ...entry, vat: 300 }]))
    await importFile(catalog([{ ...entry, vat }]))
    const [row] = await sql('SELECT vat_rate, is_vat_exempt FROM products WHERE id = $1', [entry.id])
    expect(row).toEqual(stored)
    const { products } = JSON.parse(await exportCatalog()) as {
      products: Array<{ id: string; vat?: unknown }>
    }
    const product = products.find(({ id }) => id === entry.id)
    expect(product?.vat ?? 'standard').toBe(vat ?? 'standard')
  })

  test('has the price of a season of every year in this year and the two following ones', async () => {
    const entry = productEntry()
    const [adult] = optionEntry(option(entry.id)).units as object[]
    const units = [{ ...adult, seasons: [{ from: '12-20', to: '01-05', price: baht(60_000) }] }]
    entry.options = [optionEntry(option(entry.id), { units })]
    await importFile(catalog([entry]))
    const seasons = await sql<{ period: string }>(
      "SELECT from_date || ' ' || to_date AS period FROM prices WHERE option_id = $1 AND amount = 60000 ORDER BY 1",
      [option(entry.id)],
    )
    const year = new Date().getUTCFullYear()
    expect(seasons.map(({ period }) => period)).toEqual(
      [-1, 0, 1, 2].map((offset) => `${year + offset}-12-20 ${year + offset + 1}-01-05`),
    )
  })

  test('is unchanged by a second import, and keeps its update time', async () => {
    const { entry } = await imported()
    const before = await updatedAt(entry.id)
    expect(await importFile(catalog([entry]))).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
    expect(await updatedAt(entry.id)).toBe(before)
    entry.operator = 'Other Tours'
    expect(await importFile(catalog([entry]))).toMatchObject({ created: 0, changed: 1, unchanged: 0 })
    expect(await updatedAt(entry.id)).not.toBe(before)
  })

  test('is updated when only its availability changes', async () => {
    const { entry } = await imported()
    const before = await updatedAt(entry.id)
    entry.options = [optionEntry(option(entry.id), { availability: { days: [] } })]
    expect(await importFile(catalog([entry]))).toMatchObject({ changed: 1 })
    expect(await updatedAt(entry.id)).not.toBe(before)
    expect(await rowsOf('slots WHERE option_id = $1', [option(entry.id)])).toBe(0)
  })

  test('retains its availability when the file has none', async () => {
    const { entry, sold } = await imported(7)
    entry.options = [optionEntry(option(entry.id), { availability: undefined })]
    expect(await importFile(catalog([entry]))).toMatchObject({ changed: 0 })
    expect(await rowsOf('slots WHERE option_id = $1 AND capacity = 7', [sold.optionId])).toBe(1)
  })

  test('is not written by a dry run, which reports the changes', async () => {
    const entry = productEntry()
    expect(await importFile(catalog([entry]), { dryRun: true })).toMatchObject({ created: 1 })
    expect(await rowsOf('products WHERE id = $1', [entry.id])).toBe(0)
  })
})

describe('a product that is already sold', () => {
  test('[C4] is withdrawn when the file no longer has it; the booking is unchanged', async () => {
    const { sold } = await imported()
    const userId = await newUser()
    const order = await newOrder(userId, sold)
    const rest = productEntry()
    await importFile(catalog([rest]))
    const document = JSON.parse(await exportCatalog())
    document.products = document.products.filter(({ id }: { id: string }) => id !== sold.productId)
    expect(await importFile(document, { withdrawMissing: true })).toMatchObject({ withdrawn: 1, changed: 0 })
    expect(await rowsOf('products WHERE id = $1 AND discontinued_at IS NOT NULL', [sold.productId])).toBe(1)
    expect(await statusesOf(order.id)).toEqual(['pending'])
    expect(await slotOf(sold)).toEqual({ held: 1, sold: 0 })
    await expect(fill(userId, sold)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  })

  test('returns after withdrawal with the next file that has it', async () => {
    const { entry, sold } = await imported()
    await importFile(catalog([{ ...entry, withdrawn: true }]))
    const exported = JSON.parse(await exportCatalog())
    const product = exported.products.find(({ id }: { id: string }) => id === entry.id)
    expect(product.withdrawn).toBe(true)
    expect(await importFile(catalog([entry]))).toMatchObject({ changed: 1 })
    expect(await fill(await newUser(), sold)).toBeTypeOf('string')
  })

  test('withdraws a removed option that has bookings, deletes it otherwise', async () => {
    const { entry, sold } = await imported()
    await newOrder(await newUser(), sold)
    const options = [optionEntry(other(entry.id))]
    await importFile(catalog([{ ...entry, options }]))
    expect(await rowsOf('options WHERE id = $1 AND discontinued_at IS NOT NULL', [sold.optionId])).toBe(1)
    await importFile(catalog([{ ...entry, options: [optionEntry(`${entry.id}.third`)] }]))
    expect(await rowsOf('options WHERE id = $1', [other(entry.id)])).toBe(0)
  })

  test('withdraws a removed unit that a cart refers to, and the cart reports it', async () => {
    const { entry, sold } = await imported()
    const userId = await newUser()
    await fill(userId, sold, { ADULT: 1, CHILD: 1 })
    const [first] = optionEntry(sold.optionId).units as object[]
    await importFile(
      catalog([
        { ...entry, options: [optionEntry(sold.optionId, { units: [first], availability: undefined })] },
      ]),
    )
    const withdrawn = "units WHERE option_id = $1 AND code = 'CHILD' AND discontinued_at IS NOT NULL"
    expect(await rowsOf(withdrawn, [sold.optionId])).toBe(1)
    const { data } = await listCart({ page: 1, limit: 5 }, contextOf(userId))
    expect(data.items).toHaveLength(1)
    await expect(fill(userId, sold, { ADULT: 1, CHILD: 1 })).rejects.toMatchObject({ code: 'UNIT_UNKNOWN' })
    await importFile(catalog([entry]))
    expect(await rowsOf(withdrawn, [sold.optionId])).toBe(0)
  })

  test('closes a removed start that has bookings', async () => {
    const { entry, sold } = await imported()
    const order = await newOrder(await newUser(), sold)
    const options = [optionEntry(sold.optionId, { availability: { days: [] } })]
    await importFile(catalog([{ ...entry, options }]))
    expect(await rowsOf('slots WHERE option_id = $1 AND closed AND held = 1', [sold.optionId])).toBe(1)
    expect(await statusesOf(order.id)).toEqual(['pending'])
    expect(await importFile(catalog([{ ...entry, options }]))).toMatchObject({ changed: 0 })
  })

  test('retains at least the booked capacity: a lower one is rejected at its path', async () => {
    const { entry, sold } = await imported(2)
    for (const userId of [await newUser(), await newUser()]) await newOrder(userId, sold)
    const withCapacity = (capacity: number) => {
      const start = { date: day(7), time: '10:00', capacity }
      return catalog([
        { ...entry, options: [optionEntry(sold.optionId, { availability: { days: [start] } })] },
      ])
    }
    expect(await issuesOf(withCapacity(1))).toEqual([
      `products[0].options[0].availability.days[0].capacity: must be ≥ 2: that many places are held or sold on ${day(7)} at 10:00`,
    ])
    const [slot] = await sql<{ capacity: number }>('SELECT capacity FROM slots WHERE option_id = $1', [
      sold.optionId,
    ])
    expect(slot?.capacity).toBe(2)
    expect(await importFile(withCapacity(3))).toMatchObject({ changed: 1 })
  })

  test('has the new file’s price in the cart', async () => {
    const { entry, sold } = await imported()
    const userId = await newUser()
    await fill(userId, sold)
    const [adult, child] = optionEntry(sold.optionId).units as object[]
    const units = [{ ...adult, price: baht(123_400) }, child]
    await importFile(
      catalog([{ ...entry, options: [optionEntry(sold.optionId, { units, availability: undefined })] }]),
    )
    const { data } = await listCart({ page: 1, limit: 5 }, contextOf(userId))
    expect(data.items[0]?.total).toEqual({ amount: 123_400, currency: 'THB' })
  })
})

test('of two concurrent imports one waits or is rejected, and the other is applied as a whole', async () => {
  const { entry } = await imported()
  const versions = ['First Tours', 'Second Tours'].map((operator) => ({ ...entry, operator }))
  const results = await Promise.allSettled(versions.map((version) => importFile(catalog([version]))))
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'ImportUnderWay' })
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(
    await rowsOf("products WHERE id = $1 AND supplier IN ('First Tours', 'Second Tours')", [entry.id]),
  ).toBe(1)
})
