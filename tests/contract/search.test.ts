import { describe, expect, test } from 'vitest'
import { listProducts } from '@/lib/contract/catalog'
import { getFacets, getSuggestions } from '@/lib/contract/search'
import { LOCALES } from '@/lib/domain/locale'
import { request } from '../fixtures/http'

const BOAT = 'wat-arun-longtail-sunset'

async function call(
  path: string,
  query: Record<string, string> = {},
  locale: (typeof LOCALES)[number] = 'en',
) {
  const response = await request('GET', `/api/catalog/${path}?${new URLSearchParams(query)}`, { locale })
  expect(response.status, JSON.stringify(response.body.errors)).toBe(200)
  return response.body
}

const find = async (query: Record<string, string>, locale?: (typeof LOCALES)[number]) =>
  listProducts.response.parse(await call('products', query, locale)).data
const facets = async (query: Record<string, string> = {}) =>
  getFacets.response.parse(await call('facets', query)).data
const suggest = async (query: Record<string, string>, locale?: (typeof LOCALES)[number]) =>
  getSuggestions.response.parse(await call('suggestions', query, locale)).data

describe('search text', () => {
  test.each(['wat arun', 'วัดอรุณ', '郑王庙'])('[R4] %s finds the same in every language', async (q) => {
    for (const locale of LOCALES) {
      const { items, meta } = await find({ q }, locale)
      expect(items.map(({ id }) => id)).toContain(BOAT)
      expect(meta.corrected_to).toBeNull()
    }
  })

  test('[R4] a typing error is corrected and the correction named', async () => {
    const { items, meta } = await find({ q: 'bankok' })
    expect(meta.corrected_to).toBe('bangkok')
    expect(items.length).toBeGreaterThan(0)
  })

  test.each([
    ['ตั๋ววัดอรุณ', 'วัดอรุณ'],
    ['曼谷鄭王廟門票', '郑王庙'],
    ['temple of dawn', 'วัดแจ้ง'],
  ])('[R4] [R1] %s, as people type it, is found and suggested in every language', async (q, name) => {
    for (const locale of LOCALES) {
      const { items, meta } = await find({ q }, locale)
      expect([items[0]?.id, meta.corrected_to, meta.partial]).toEqual([BOAT, null, false])
      expect((await find({ q: name }, locale)).items[0]?.id).toBe(BOAT)
      expect((await suggest({ q }, locale)).map(({ id }) => id)).toContain(BOAT)
    }
  })

  test('[R4] facets count the results of a phrase without spaces', async () => {
    const query = { q: 'ทัวร์กรุงเทพ', free_cancellation: '1' }
    expect((await facets(query)).total).toBe((await find(query)).meta.total)
  })

  test('[R4] without a product that has all the words, returns those with some of them', async () => {
    const none = await find({ q: 'wat arun glacier' })
    expect(none.meta.partial).toBe(true)
    expect(none.items.map(({ id }) => id)).toContain(BOAT)
    const { total } = await facets({ q: 'wat arun glacier' })
    expect(total).toBe(none.meta.total)
    expect((await suggest({ q: 'wat arun glacier' })).length).toBeGreaterThan(0)
    expect((await find({ q: 'wat arun boat' })).meta.partial).toBe(false)
  })

  test.each<Record<string, string>>([
    { from: 'tomorrow' },
    { to: '2026-13-01' },
    { rating_min: '11' },
    { rating_min: '-1' },
    { q: '   ' },
    { q: '\u0000' },
  ])('[R4] %o is ignored', async (query) => {
    expect((await find(query)).meta).toEqual((await find({})).meta)
  })

  test.each([
    { q: "' OR 1=1; --" },
    { q: '<script>' },
    { q: '😀' },
    { q: 'wat '.repeat(2_500) },
    { q: '\\' },
  ])('[R4] %o is searched for like any other text', async (query) => {
    expect((await find(query)).meta.current_page).toBe(1)
    await suggest(query)
    await facets(query)
  })

  test('[R4] a page past the last one is empty', async () => {
    const { items, meta } = await find({ page: '1000000000' })
    expect(items).toEqual([])
    expect(meta.total).toBeGreaterThan(90)
  })
})

describe('facets', () => {
  test('[R4] agree with the listing', async () => {
    const query = { destination: 'bangkok', currency: 'EUR' }
    const counted = await facets(query)
    expect(counted.total).toBe((await find(query)).meta.total)
    expect(counted.prices?.currency).toBe('EUR')
    const [first] = counted.categories
    const { meta } = await find({ ...query, product_categories: first?.id ?? '' })
    expect(meta.total).toBe(first?.count)
  })

  test('reject invalid filters at their fields, as the listing does', async () => {
    const { status, body } = await request('GET', '/api/catalog/facets?price_min=-1')
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['price_min']])
  })
})

describe('suggestions', () => {
  test('[R1] are in the language of the page, with the typed text', async () => {
    const [first] = await suggest({ q: '曼', limit: '3' }, 'zh-cn')
    expect(first).toMatchObject({ kind: 'destination', id: 'bangkok', title: '曼谷', matched: [[0, 1]] })
    expect(first?.path).toBe('/destination/bangkok')
  })

  test.each<Record<string, string>>([{}, { q: '' }, { q: 'zzzzzz', limit: 'x' }, { q: 'qqqq', limit: '-4' }])(
    '%o: none',
    async (query) => {
      expect(await suggest(query)).toEqual([])
    },
  )
})
