import { describe, expect, test } from 'vitest'
import type { Product, ProductCard } from '@/lib/contract/catalog'
import { type Currency, MINOR_UNIT } from '@/lib/domain/currency'
import { request } from '../fixtures/http'

interface Listing {
  items: ProductCard[]
  meta: { total: number; current_page: number; last_page: number }
}

async function find(query: string): Promise<Listing> {
  const { status, body } = await request('GET', `/api/catalog/products?limit=48&${query}`)
  expect(status, `${query}: ${JSON.stringify(body.errors)}`).toBe(200)
  return body.data as Listing
}

async function products(query: string): Promise<Product[]> {
  const { items } = await find(query)
  expect(items.length, query).toBeGreaterThan(0)
  return Promise.all(
    items.map(async ({ id }) => (await request('GET', `/api/catalog/products/${id}`)).body.data as Product),
  )
}

describe('listing filters', () => {
  test.each<[Currency, number, number]>([
    ['THB', 500, 1500],
    ['JPY', 5860, 5860],
    ['EUR', 10, 40],
  ])('[R4] a price in %s from %i to %i applies to the displayed price', async (currency, min, max) => {
    const { items } = await find(
      `price_min=${min}&price_max=${max}&price_currency=${currency}&currency=${currency}`,
    )
    expect(items.length).toBeGreaterThan(0)
    const unit = 10 ** MINOR_UNIT[currency]
    for (const { id, from } of items) {
      expect(from.amount, id).toBeGreaterThanOrEqual(min * unit)
      expect(from.amount, id).toBeLessThanOrEqual(max * unit)
    }
  })

  test('[R4] products outside a price filter cost more or less', async () => {
    const [all, low, high] = await Promise.all([
      find('currency=THB'),
      find('price_max=1000&price_currency=THB'),
      find('price_min=1001&price_currency=THB'),
    ])
    expect(low.meta.total + high.meta.total).toBe(all.meta.total)
  })

  test('[R4] filters by duration; a product without duration is in no band', async () => {
    for (const { id, duration_minutes } of (await find('duration=short')).items)
      expect(duration_minutes, id).toBeLessThanOrEqual(120)
    for (const { id, duration_minutes: minutes } of (await find('duration=half_day,full_day')).items) {
      expect(minutes, id).toBeGreaterThan(120)
      expect(minutes, id).toBeLessThanOrEqual(24 * 60)
    }
  })

  test('[R4] filters by language, pickup, wheelchair, cancellation and confirmation', async () => {
    for (const { id, languages } of await products('language=th,de'))
      expect(languages.includes('th') || languages.includes('de'), id).toBe(true)
    for (const { id, hotel_pickup } of await products('hotel_pickup=1')) expect(hotel_pickup, id).toBe(true)
    for (const { id, wheelchair } of await products('wheelchair=1')) expect(wheelchair, id).toBe(true)
    for (const { id, free_cancellation } of await products('free_cancellation=1&destination=paris'))
      expect(free_cancellation, id).toBe(true)
    for (const { id, instant_confirmation } of (await find('instant_confirmation=1')).items)
      expect(instant_confirmation, id).toBe(true)
  })

  test('[C4] [R12] filters by vertical, such as eSIM, which has no category', async () => {
    const { items } = await find('vertical=esim')
    expect(items.map(({ id }) => id)).toContain('esim-japan')
    expect(new Set(items.map(({ vertical }) => vertical))).toEqual(new Set(['esim']))
  })

  test('[R4] a page past the end still has the total', async () => {
    const { items, meta } = await find('page=900&product_categories=CATEGORY_018')
    expect(items).toEqual([])
    expect(meta.total).toBeGreaterThan(0)
    expect(meta.last_page).toBeLessThan(900)
  })

  test.each([
    ['price_min=-1', 'price_min'],
    ['price_max=abc', 'price_max'],
    ['price_currency=XXX', 'price_currency'],
    ['duration=for_ever', 'duration.0'],
    ['vertical=sheep', 'vertical'],
    ['wheelchair=perhaps', 'wheelchair'],
  ])('rejects %s at its field', async (query, field) => {
    const { status, body } = await request('GET', `/api/catalog/products?${query}`)
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })

  test.each(["language=' OR 1=1--", 'destination=%27;DROP TABLE products', `language=${'x,'.repeat(200)}`])(
    '%s finds nothing and breaks nothing',
    async (query) => {
      expect((await find(encodeURI(query))).items).toEqual([])
    },
  )
})
