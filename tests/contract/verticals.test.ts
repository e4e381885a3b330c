import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import type { Product, ProductCard } from '@/lib/contract/catalog'
import type { Order } from '@/lib/contract/orders'
import { placeName } from '@/lib/domain/country-names'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf } from '../fixtures/cart'
import { baseUrl, request } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

afterAll(closeDatabase)

async function page(path: string): Promise<string> {
  const html = await (await fetch(baseUrl() + path)).text()
  // The visible HTML, without the serialized data.
  return html.replaceAll('<!-- -->', '').replace(/<script[\s\S]*?<\/script>/g, '')
}

async function product(id: string, locale: Locale = 'en'): Promise<Product> {
  const { status, body } = await request('GET', `/api/catalog/products/${id}?locale=${locale}`)
  expect(status, id).toBe(200)
  return body.data as Product
}

/** The lead traveller's order of one item with some booking details. */
function place(visitor: VisitorFixture, item: CartItem, answers: object, locale: Locale = 'en') {
  return request('POST', '/api/orders', {
    token: visitor.token,
    locale,
    headers: { 'idempotency-key': randomUUID() },
    json: {
      cart_item_ids: [item.id],
      lead: { first_name: 'Mali', last_name: 'Sky', email: 'mali@example.com', phone: '081 234 5678' },
      details: { [item.id]: { travellers: [], answers } },
      expected_total: item.total,
      accept_terms: true,
    },
  })
}

describe('food', () => {
  test('[C4] every menu lists its dishes in each language', async () => {
    const { body } = await request('GET', '/api/catalog/products?product_categories=CATEGORY_079&limit=48')
    const { items } = body.data as { items: ProductCard[] }
    const food = items.filter(({ vertical }) => vertical === 'food')
    expect(food.length).toBeGreaterThan(5)
    for (const { id } of food) {
      const products = await Promise.all(LOCALES.map((locale) => product(id, locale)))
      const [english, ...others] = products.map(({ options }) =>
        options.map(({ menu }) => menu.map(({ dishes }) => dishes.length)),
      )
      for (const menu of english ?? []) expect(menu.length, id).toBeGreaterThan(0)
      for (const other of others) expect(other, id).toEqual(english)
    }
  })

  test.each(LOCALES)('[C4] [N2] %s: the page shows the dishes of each menu', async (locale) => {
    const html = await page(`${prefixOf(locale)}/products/marrakech-rooftop-dinner`)
    expect(html).toContain(translator(locale)('product.menu.title'))
    const { options } = await product('marrakech-rooftop-dinner', locale)
    for (const { title, dishes } of options.flatMap(({ menu }) => menu))
      for (const text of [title, ...dishes]) expect(html).toContain(text)
    // Two of the three options share a menu, which is shown once.
    expect(html.split(options[0]?.menu[1]?.dishes[0] ?? '?')).toHaveLength(2)
  })
})

describe('luggage storage', () => {
  const ID = 'kyoto-station-luggage-storage'
  const bags = async (visitor: VisitorFixture) =>
    itemOf(
      await add(visitor, {
        product_id: ID,
        option_id: `${ID}.cabin`,
        date: addDays(todayIn('Asia/Tokyo'), 9),
        quantities: { BAG: 2 },
      }),
    )

  test.each(LOCALES)('[C4] [N2] %s: the page shows the counter’s opening hours', async (locale) => {
    const expected = translator(locale)('product.meeting.open', { hours: '08:00–20:00' })
    expect(await page(`${prefixOf(locale)}/products/${ID}`)).toContain(expected)
  })

  test('[C4] [B5] rejects drop-off and collection while the counter is closed', async () => {
    const visitor = await newVisitor()
    const item = await bags(visitor)
    expect(item.opening_hours).toEqual([{ from: '08:00', to: '20:00' }])
    const path = (question: string) => `details.${item.id}.answers.${question}`
    for (const locale of LOCALES) {
      const t = translator(locale)
      const closed = t('errors.fields.closed', { hours: '08:00–20:00' })
      const night = { lead_drop_off_time: '03:00', lead_collect_time: '20:30' }
      const { status, body } = await place(visitor, item, night, locale)
      expect([
        status,
        body.errors?.[path('lead_drop_off_time')],
        body.errors?.[path('lead_collect_time')],
      ]).toEqual([422, [closed], [closed]])
      const swapped = { lead_drop_off_time: '17:00', lead_collect_time: '09:30' }
      expect((await place(visitor, item, swapped, locale)).body.errors?.[path('lead_collect_time')]).toEqual([
        t('errors.fields.before_drop_off'),
      ])
    }
    const ordered = await place(visitor, item, { lead_drop_off_time: '8:00', lead_collect_time: '20:00' })
    expect((ordered.body.data as Order).bookings[0]?.answers).toEqual([
      { question: 'lead_drop_off_time', answer: '08:00' },
      { question: 'lead_collect_time', answer: '20:00' },
    ])
  })
})

describe('shopping', () => {
  const IN_BANGKOK = {
    lead_delivery_country: 'TH',
    lead_delivery_postcode: '10200',
    lead_delivery_address: '12 Maharat Road',
  }

  test.each(LOCALES)(
    '[B5] %s: an address outside the zones is refused before anything is paid',
    async (locale) => {
      const visitor = await newVisitor()
      const item = itemOf(
        await add(visitor, {
          product_id: 'thai-silk-scarf',
          option_id: 'thai-silk-scarf.plain',
          quantities: { ITEM: 1 },
          booking_details: { fulfilment: { way: 'delivery' } },
        }),
      )
      expect(item.option.questions).toEqual([
        'full_name',
        'lead_delivery_country',
        'lead_delivery_postcode',
        'lead_delivery_address',
      ])
      const refused = async (change: object) => {
        const { status, body } = await place(visitor, item, { ...IN_BANGKOK, ...change }, locale)
        return [status, body.errors]
      }
      const say = translator(locale)
      const field = (name: string) => `details.${item.id}.answers.${name}`
      expect(await refused({ lead_delivery_postcode: '50200' })).toEqual([
        422,
        { [field('lead_delivery_postcode')]: [say('errors.fields.delivery_postcode')] },
      ])
      expect(await refused({ lead_delivery_country: 'DE' })).toEqual([
        422,
        { [field('lead_delivery_country')]: [say('errors.fields.delivery_country')] },
      ])
      const { body } = await place(visitor, item, IN_BANGKOK, locale)
      expect((body.data as Order).bookings[0]?.answers).toContainEqual({
        question: 'lead_delivery_country',
        answer: placeName('TH', locale),
      })
    },
  )

  const instructions = async (method: 'pickup' | 'delivery', locale: Locale) => {
    const visitor = await newVisitor()
    const scarf = {
      product_id: 'thai-silk-scarf',
      option_id: 'thai-silk-scarf.plain',
      quantities: { ITEM: 1 },
      booking_details: { fulfilment: { way: method } },
    }
    const item = itemOf(await add(visitor, scarf))
    const placed = await place(visitor, item, method === 'delivery' ? IN_BANGKOK : {}, locale)
    expect(placed.status).toBe(200)
    return (placed.body.data as Order).bookings[0]?.how_to_use
  }

  test.each(LOCALES)(
    '[C4] [B7] %s: the order explains the chosen collection or delivery method',
    async (locale) => {
      const { options, how_to_use } = await product('thai-silk-scarf', locale)
      const use = options[0]?.handover?.use
      expect(await instructions('pickup', locale)).toBe(use?.pickup)
      expect(await instructions('delivery', locale)).toBe(use?.delivery)
      expect(new Set([use?.pickup, use?.delivery, how_to_use]).size).toBe(3)
    },
  )
})

describe('insurance and fast track', () => {
  const days = { date: addDays(todayIn('Asia/Bangkok'), 20), end_date: addDays(todayIn('Asia/Bangkok'), 24) }

  test('[C4] insurance is priced per day and requires each person’s name, age and passport', async () => {
    const visitor = await newVisitor()
    const ID = 'trip-insurance-world'
    const { options, inclusions, exclusions } = await product(ID)
    expect(options.map(({ summary }) => /USD [\d,]+/.test(summary))).toEqual(options.map(() => true))
    expect([inclusions.length, exclusions.length].every((count) => count >= 3)).toBe(true)
    const selection = { product_id: ID, option_id: `${ID}.world-without-usa`, ...days }
    const item = itemOf(await add(visitor, { ...selection, quantities: { PERSON: 1, CHILD: 1 } }))
    expect(item.option.questions).toEqual(['full_name', 'age', 'passport_number'])
    expect(item.travellers.map(({ min_age, max_age }) => [min_age, max_age])).toEqual([
      [18, 69],
      [null, 17],
    ])
    const oneDay = itemOf(
      await add(visitor, { ...selection, end_date: days.date, quantities: { PERSON: 1, CHILD: 1 } }),
    )
    expect(item.total?.amount).toBe(5 * (oneDay.total?.amount ?? 0))
    expect((await add(await newVisitor(), { ...selection, quantities: { CHILD: 1 } })).body.code).toBe(
      'MUST_BE_ACCOMPANIED',
    )
    const old = { full_name: 'Ann Sky', age: 70, passport_number: 'AA1234567' }
    const { body } = await request('POST', '/api/orders', {
      token: visitor.token,
      headers: { 'idempotency-key': randomUUID() },
      json: {
        cart_item_ids: [item.id],
        lead: { first_name: 'Mali', last_name: 'Sky', email: 'mali@example.com', phone: '081 234 5678' },
        details: { [item.id]: { travellers: [old, { ...old, age: 9 }], answers: {} } },
        expected_total: item.total,
        accept_terms: true,
      },
    })
    expect(Object.keys(body.errors ?? {})).toEqual([`details.${item.id}.travellers.0.age`])
  })

  test('[C4] [B5] fast track requires a flight number and its arrival time', async () => {
    const visitor = await newVisitor()
    const ID = 'bangkok-arrival-fast-track'
    const item = itemOf(
      await add(visitor, {
        product_id: ID,
        option_id: `${ID}.fast-track`,
        date: days.date,
        quantities: { ADULT: 1 },
      }),
    )
    const { body } = await place(visitor, item, { lead_flight_number: 'my flight' })
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      `details.${item.id}.answers.lead_arrival_time`,
      `details.${item.id}.answers.lead_flight_number`,
      `details.${item.id}.travellers.0.full_name`,
    ])
  })
})
