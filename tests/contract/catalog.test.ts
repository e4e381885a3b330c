import { describe, expect, test } from 'vitest'
import { type Area, availability, type Category, type ProductCard, product } from '@/lib/contract/catalog'
import { openApiDocument } from '@/lib/contract/openapi'
import { AREA_GROUPS, VERTICALS } from '@/lib/domain/catalog'
import { CURRENCIES } from '@/lib/domain/currency'
import { addDays, todayIn, weekday } from '@/lib/domain/local-date'
import { isComplete, LOCALES, type Locale } from '@/lib/domain/locale'
import { readSeed } from '@/lib/server/db/seed/seed-files'
import { baseUrl, request } from '../fixtures/http'
import { THOROUGH } from '../setup/thorough'

const { products } = await readSeed()

async function data<T>(path: string, locale: Locale = 'en'): Promise<T> {
  const { status, body } = await request('GET', path, { locale })
  expect(status, `${path}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
  expect(body.result).toBe(true)
  return body.data as T
}

interface Listing {
  items: ProductCard[]
  meta: { total: number; current_page: number; last_page: number }
}

describe('languages, currencies and the partner', () => {
  test('[X13] returns the languages with their codes', async () => {
    const languages = await data<Array<{ code: string }>>('/api/pd4/languages')
    expect(languages.map(({ code }) => code)).toEqual(LOCALES)
  })

  test('[X14] returns the currencies with exchange rates and their date', async () => {
    const currencies = await data<Array<{ code: string; rate: string; as_of: string }>>('/api/pd4/currencies')
    expect(currencies.map(({ code }) => code).sort()).toEqual([...CURRENCIES].sort())
    for (const { rate, as_of } of currencies) {
      expect(Number(rate)).toBeGreaterThan(0)
      expect(as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  test('[X15] returns the partner’s currency', async () => {
    expect(await data('/api/holiday/partner-info')).toMatchObject({ currency: { code: 'THB' } })
  })
})

describe('destinations and categories', () => {
  test('[X9, C3] returns areas ten at a time by default', async () => {
    const first = await data<Area[]>('/api/pd4/areas')
    const second = await data<Area[]>('/api/pd4/areas?page=2&limit=10')
    const third = await data<Area[]>('/api/pd4/areas?page=3&limit=10')
    expect([first.length, second.length, third.length]).toEqual([10, 10, 4])
    expect(new Set([...first, ...second, ...third].map(({ slug }) => slug)).size).toBe(24)
  })

  test('[C2] every destination group has areas, under the ids of the specification', async () => {
    const areas = await data<Area[]>('/api/pd4/areas?limit=100')
    const groups = new Set(areas.flatMap((area) => area.groups))
    expect([...groups].sort()).toEqual([...AREA_GROUPS].sort())
  })

  test('[N2] names areas in the language of the request', async () => {
    const names = await Promise.all(
      (['en', 'th', 'zh-cn'] as const).map((locale) => data<Area[]>('/api/pd4/areas', locale)),
    )
    expect(names.map(([first]) => first?.name)).toEqual(['Bangkok', 'กรุงเทพฯ', '曼谷'])
  })

  test('[C1] the eight categories have the specified ids, labels, links and icons', async () => {
    const categories = await data<Category[]>('/api/catalog/categories')
    expect(categories.map(({ id, label }) => [id, label])).toEqual([
      ['CATEGORY_001', 'Attraction tickets'],
      ['CATEGORY_018', 'Tours & Experiences'],
      ['CATEGORY_055', 'Transport'],
      ['CATEGORY_078', 'Accommodation'],
      ['CATEGORY_079', 'Gourmet Food'],
      ['CATEGORY_080', 'Wi-Fi & SIM Cards'],
      ['CATEGORY_084', 'Travel Services'],
      ['CATEGORY_089', 'Shopping'],
    ])
    for (const { id, link, disabled, icon } of categories) {
      expect(link).toBe(`/products?product_categories=${id}`)
      expect(disabled).toBe(false)
      expect(icon).toMatch(/^[a-z-]+$/)
    }
  })
})

describe('products', () => {
  test('[C4] the catalog has products of every vertical', async () => {
    expect(products.length).toBeGreaterThanOrEqual(90)
    const details = await Promise.all(
      products.map(({ id }) => data<ProductCard>(`/api/catalog/products/${id}`)),
    )
    expect(new Set(details.map(({ vertical }) => vertical))).toEqual(new Set(VERTICALS))
  })

  test('[R4] a main category includes the products of its sub-categories; commas combine several', async () => {
    const count = async (ids: string) =>
      (await data<Listing>(`/api/catalog/products?product_categories=${ids}`)).meta.total
    const [tickets, tours, both] = await Promise.all([
      count('CATEGORY_001'),
      count('CATEGORY_018'),
      count('CATEGORY_001,CATEGORY_018'),
    ])
    expect(tickets).toBeGreaterThan(0)
    expect(both).toBe(tickets + tours)
    expect(await count('CATEGORY_999')).toBe(0)
  })

  test('every product is complete in every language, with areas, a price and images', async () => {
    for (const { id } of products.filter((_, position) => THOROUGH || position % 3 === 0)) {
      const names = new Set<string>()
      for (const locale of LOCALES) {
        const found = product.parse(await data(`/api/catalog/products/${id}`, locale))
        names.add(found.name)
        for (const text of [
          found.name,
          found.summary,
          found.how_to_use,
          ...found.highlights,
          ...found.inclusions,
        ])
          expect(text.trim(), `${id} in ${locale}`).not.toBe('')
        expect(found.images).toHaveLength(5)
        expect(found.areas.length).toBeGreaterThan(0)
        expect(found.from.amount).toBeGreaterThan(0)
      }
      expect(names.size, `${id} is translated`).toBe(LOCALES.filter(isComplete).length)
    }
  })

  test('converts prices to the requested currency once', async () => {
    const price = async (currency: string) =>
      (
        await data<{ from: { amount: number; currency: string } }>(
          `/api/catalog/products/wat-arun-longtail-sunset?currency=${currency}`,
        )
      ).from
    expect(await price('THB')).toEqual({ amount: 129_000, currency: 'THB' })
    const yen = await price('JPY')
    expect(yen.currency).toBe('JPY')
    // ฿1,290 at the shipped rates is ¥5,860.7: prices in yen are rounded down to tens.
    expect(yen.amount).toBe(5860)
  })

  test('[R5] an unknown product is 404 with a code, in the language of the request', async () => {
    const messages = await Promise.all(
      LOCALES.map(async (locale) => {
        const { status, body } = await request('GET', '/api/catalog/products/no-such-thing', { locale })
        expect([status, body.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
        return body.message
      }),
    )
    expect(new Set(messages).size).toBe(LOCALES.length)
  })

  test.each(['page=0', 'page=-1', 'limit=1000', 'page=x', 'sort=best'])(
    'rejects %s at its field',
    async (query) => {
      const { status, body } = await request('GET', `/api/catalog/products?${query}`)
      expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
      expect(Object.keys(body.errors ?? {})).toEqual([query.split('=')[0]])
    },
  )
})

describe('availability', () => {
  const today = todayIn('Asia/Bangkok')
  const getDays = async (id: string, option: string, from: string, to: string) =>
    availability.parse(
      await data(`/api/catalog/products/${id}/availability?option_id=${id}.${option}&from=${from}&to=${to}`),
    )

  /** The boat's only sold-out day lies nine days after the import, which may have been before midnight. */
  async function soldOutDay() {
    const { days } = await getDays('wat-arun-longtail-sunset', 'shared', today, addDays(today, 12))
    const soldOut = days.filter(({ status }) => status === 'sold_out').map(({ date }) => date)
    expect([[addDays(today, 9)], [addDays(today, 8)]]).toContainEqual(soldOut)
    return { days, date: String(soldOut[0]) as typeof today }
  }

  test('covers the next 180 days, with the price of each unit', async () => {
    const imported = addDays((await soldOutDay()).date, -9)
    const last = addDays(imported, 179)
    const { days, last_date } = await getDays('wat-arun-longtail-sunset', 'shared', addDays(last, -10), last)
    expect([last, addDays(last, 1)]).toContain(last_date)
    expect(days).toHaveLength(11)
    expect(days.at(-1)).toMatchObject({ status: 'available', prices: { ADULT: { amount: 129_000 } } })
  })

  test('shows the sold-out day and the last seat', async () => {
    const { days, date } = await soldOutDay()
    const lastSeat = days.find((day) => day.date === addDays(date, -5))
    expect(lastSeat?.times.map(({ left }) => left)).toEqual([1, 1])
  })

  test('shows the closed weekday', async () => {
    const { days } = await getDays(
      'forbidden-city-entry',
      await firstOption('forbidden-city-entry'),
      today,
      addDays(today, 20),
    )
    const status = (monday: boolean) =>
      new Set(days.filter(({ date }) => (weekday(date) === 1) === monday).map((day) => day.status))
    expect(status(true)).toEqual(new Set(['closed']))
    expect(status(false)).toContain('available')
  })

  test('rejects a period that is reversed or too long', async () => {
    const path =
      '/api/catalog/products/wat-arun-longtail-sunset/availability?option_id=wat-arun-longtail-sunset.shared'
    for (const period of [
      `from=${addDays(today, 5)}&to=${today}`,
      `from=${today}&to=${addDays(today, 400)}`,
      'from=soon&to=later',
    ]) {
      const { status, body } = await request('GET', `${path}&${period}`)
      expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
    }
  })

  async function firstOption(id: string): Promise<string> {
    const found = product.parse(await data(`/api/catalog/products/${id}`))
    return (found.options[0]?.id ?? '').slice(id.length + 1)
  }
})

test('the OpenAPI document describes every call', async () => {
  const { status, body } = await request('GET', '/api/openapi.json')
  expect(status).toBe(200)
  const { paths } = body as unknown as { paths: Record<string, Record<string, unknown>> }
  expect(paths).toEqual(JSON.parse(JSON.stringify(openApiDocument('').paths)))
  for (const [method, path] of [
    ['get', '/api/auth/profile'],
    ['post', '/api/auth/login'],
    ['post', '/api/auth/register'],
    ['post', '/api/auth/verify-register'],
    ['post', '/api/auth/oauth/google'],
    ['post', '/api/auth/request-forget-password'],
    ['post', '/api/auth/verify-forget-password'],
    ['post', '/api/auth/reset-password'],
    ['get', '/api/pd4/areas'],
    ['get', '/api/pd4/carts'],
    ['delete', '/api/pd4/carts/{id}'],
    ['delete', '/api/pd4/carts-clear'],
    ['get', '/api/pd4/languages'],
    ['get', '/api/pd4/currencies'],
    ['get', '/api/holiday/partner-info'],
  ] as const)
    expect(paths[path]?.[method], `${method} ${path}`).toBeDefined()
})

test('the document is served as a page, which search engines do not index', async () => {
  const response = await fetch(`${baseUrl()}/api/reference`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response.text()).toContain('<h3 id="placeOrder">')
})

test('[G4] the redirect lookup returns null where nothing has moved', async () => {
  expect(await data('/api/redirects?path=/products')).toBeNull()
})
