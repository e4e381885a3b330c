import { SaxesParser } from 'saxes'
import { afterEach, describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { translator } from '@/lib/i18n/translate'
import { feedProduct } from '@/tests/fixtures/feed-product'
import { REQUIRED_OF_THINGS_TO_DO, thingsToDoSchema } from '@/tests/fixtures/things-to-do-schema'
import { type Goods, goodsFeed } from './goods'
import { llmsText } from './llms'
import { pressFeed } from './press'
import { type Translated, thingsToDoFeed } from './things-to-do'

type Fields = Record<string, unknown>

const SITE = siteOrigin()

async function* listed<T>(...values: T[]) {
  yield* values
}

/** Parses a document, which must be well-formed, and returns the texts of its elements by name. */
async function parsed(pieces: AsyncGenerator<string>): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>()
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => void texts.set(name, [...(texts.get(name) ?? []), text]))
  for await (const piece of pieces) parser.write(piece)
  parser.close()
  return texts
}

describe('the feed of goods', () => {
  const [only] = feedProduct().options
  if (!only) throw new Error('no option')
  const goods = (change: Partial<Goods> = {}): Goods => ({
    product: feedProduct({ vertical: 'shopping' }),
    option: only,
    isInStock: true,
    ...change,
  })

  test('an item has what merchant centers require, in the language of the feed', async () => {
    const feed = await parsed(goodsFeed(listed(goods()), 'th'))
    const item = Object.fromEntries([...feed].filter(([name]) => name.startsWith('g:')))
    expect(item).toEqual({
      'g:id': ['sky-deck.day'],
      'g:title': ['Sky Deck'],
      'g:description': ['The city from <above>'],
      'g:link': [`${SITE}/th/products/sky-deck?option=sky-deck.day`],
      'g:image_link': [`${SITE}/img/w_1280,f_jpeg/products/sky-deck/0`],
      'g:additional_image_link': [`${SITE}/img/w_1280,f_jpeg/products/sky-deck/1`],
      'g:availability': ['in_stock'],
      'g:price': ['1290.50 THB'],
      'g:condition': ['new'],
      'g:brand': ['Deck & Co'],
      'g:identifier_exists': ['no'],
      'g:product_type': ['Attraction tickets'],
    })
  })

  test('options of one product are a group with names of their own, and say what is sold out', async () => {
    const product = feedProduct({
      vertical: 'shopping',
      options: [only, { ...only, id: 'other', name: 'Large' }],
    })
    const options = product.options.map((option, at) => goods({ product, option, isInStock: at === 0 }))
    const feed = await parsed(goodsFeed(listed(...options), 'en'))
    expect(feed.get('g:item_group_id')).toEqual(['sky-deck', 'sky-deck'])
    expect(feed.get('g:title')).toEqual(['Sky Deck – Day ticket', 'Sky Deck – Large'])
    expect(feed.get('g:availability')).toEqual(['in_stock', 'out_of_stock'])
  })

  test('an item says where it is delivered, as far as postcodes are known, at no other price', async () => {
    const zones = [
      { country: 'JP', name: null, postcodes: [] },
      { country: 'US', name: 'Boston', postcodes: ['021', '022'] },
      { country: 'TH', name: 'Bangkok', postcodes: ['101'] },
    ]
    const handover = { points: [], delivery: { lead_days: 1, days: [1] }, delivery_zones: zones, use: null }
    const shipping = async (change: Partial<Goods['option']>) => {
      const feed = await parsed(goodsFeed(listed(goods({ option: { ...only, handover, ...change } })), 'en'))
      return ['g:country', 'g:postal_code'].map((name) => feed.get(name))
    }
    expect(await shipping({ fulfilment: ['pickup', 'delivery'] })).toEqual([
      ['JP', 'US', 'US'],
      ['021*', '022*'],
    ])
    expect(await shipping({ fulfilment: ['pickup'] })).toEqual([undefined, undefined])
    expect(await shipping({ fulfilment: ['delivery'], handover: null })).toEqual([undefined, undefined])
    const feed = await parsed(
      goodsFeed(listed(goods({ option: { ...only, handover, fulfilment: ['delivery'] } })), 'en'),
    )
    expect(feed.get('g:price')).toEqual(['1290.50 THB', '0.00 THB', '0.00 THB', '0.00 THB'])
  })

  test('a shop without goods has an empty feed', async () => {
    const feed = await parsed(goodsFeed(listed<Goods>(), 'en'))
    expect([feed.get('channel')?.length, feed.get('item')]).toEqual([1, undefined])
  })
})

test('the press feed has the sections of the page in its language', async () => {
  const items = [{ id: 'short', title: 'In a sentence', text: 'A shop & more' }]
  const path = '/feeds/press.th.xml'
  const feed = await parsed(pressFeed(items, { locale: 'th', t: translator('th'), path }))
  expect(feed.get('language')).toEqual(['th'])
  expect(feed.get('link')).toEqual([`${SITE}/th/press`, `${SITE}/th/press#short`])
  expect(feed.get('guid')).toEqual([`${SITE}/th/press#short`])
  expect(feed.get('description')?.[1]).toBe('A shop & more')
})

test.each([
  ['en', ': '],
  ['zh-cn', '：'],
] as const)('[N2] the title of the press feed in %s has the colon of the language', async (locale, colon) => {
  const feed = await parsed(pressFeed([], { locale, t: translator(locale), path: '/feeds/press.xml' }))
  expect(feed.get('title')?.[0]).toBe(`${env.SHOP_NAME}${colon}${translator(locale)('pages.press.title')}`)
})

describe('the feed of Google Things to do', () => {
  afterEach(() => {
    env.SITE_URL = undefined
    env.OPERATOR_PHONE = undefined
  })

  const inAll = (change: Parameters<typeof feedProduct>[0] = {}): Translated =>
    (['en', 'th', 'zh-cn'] as const).map((locale) => [locale, feedProduct(change)] as const)

  async function read(...products: Translated[]) {
    env.SITE_URL = 'https://shop.example'
    const pieces = await Array.fromAsync(thingsToDoFeed(listed(...products), 'Deck Shop'))
    return thingsToDoSchema.parse(JSON.parse(pieces.join('')))
  }

  test('has the published fields and no other, for products with and without what is optional', async () => {
    env.OPERATOR_PHONE = '+66 2 123 4567'
    const bare = { meeting: null, duration_minutes: null, category: null, images: [], highlights: [] }
    const { products } = await read(
      inAll(),
      inAll({ ...bare, id: 'b' }),
      inAll({ id: 'c', vertical: 'tour', rating: { average: 4.5, count: 12 } }),
    )
    expect(products.map(({ id }) => id)).toEqual(['sky-deck', 'b', 'c'])
    expect(products[0]?.title.localized_texts.map(({ language_code }) => language_code)).toEqual([
      'en',
      'th',
      'zh-CN',
    ])
    expect(products[0]?.operator?.locations?.[0]?.location.place_info).toMatchObject({
      name: 'Deck Shop',
      phone_number: '+66 2 123 4567',
      website_url: 'https://shop.example',
    })
  })

  test.each(REQUIRED_OF_THINGS_TO_DO)('is checked for what the reference requires: %s', async (path) => {
    const feed = structuredClone(await read(inAll())) as unknown as Fields
    expect(thingsToDoSchema.safeParse(feed).success).toBe(true)
    const keys = path.split('.')
    const owner = keys.slice(0, -1).reduce((node, key) => node[key] as Fields, feed)
    delete owner[keys.at(-1) ?? '']
    expect(thingsToDoSchema.safeParse(feed).success).toBe(false)
  })

  test('an option has its page, the price of its main unit and its refunds', async () => {
    const { products } = await read(inAll())
    expect(products[0]?.options[0]).toMatchObject({
      id: 'sky-deck_day',
      landing_page: { url: 'https://shop.example/products/sky-deck?option=sky-deck.day' },
      duration_sec: 5400,
      price_options: [{ title: 'Adult', price: { currency_code: 'THB', units: 1290, nanos: 500_000_000 } }],
      cancellation_policy: {
        refund_conditions: [
          { min_duration_before_start_time_sec: 86_400, refund_percent: 100 },
          { min_duration_before_start_time_sec: 0, refund_percent: 0 },
        ],
      },
    })
  })

  test('a ticket admits to its place; a tour only starts there', async () => {
    const { products } = await read(inAll(), inAll({ id: 'tour', vertical: 'tour' }))
    const [ticket, tour] = products.map(({ options }) => options[0])
    expect(ticket?.related_locations?.[0]?.relation_type).toBe('RELATION_TYPE_ADMISSION_TICKET')
    expect([ticket?.meeting_point, tour?.related_locations]).toEqual([undefined, undefined])
    expect(tour?.meeting_point?.location.place_info.name).toBe('Sky Deck')
  })

  test('a shop without things to do has a feed without products', async () => {
    expect((await read()).products).toEqual([])
  })
})

describe('llms.txt', () => {
  const categories = [
    {
      id: 'CATEGORY_001',
      slug: 'attraction-tickets',
      label: 'Attraction tickets',
      summary: 'Skip the line',
      disabled: false,
    },
    { id: 'CATEGORY_018', slug: 'tours', label: 'Tours', summary: '', disabled: true },
  ].map((category) => ({ ...category, link: '', icon: '', product_count: 3, children: [] }))
  const facts = {
    shop: 'Sunhop',
    minutes: 15,
    logDays: 365,
    fileDays: 365,
    currencies: 12,
    hasProducts: 'true',
    hasOrders: 'true',
    hasSettings: 'true',
    hasSupport: 'true',
  }
  const shop = {
    t: translator(DEFAULT_LOCALE),
    facts,
    categories,
    areas: [{ slug: 'bangkok', name: 'Bangkok' }],
    products: 97,
    offered: LOCALES as Locale[],
    currencies: ['THB', 'USD'],
    hasEsims: true,
  }

  test('names what the shop is, its kinds, places, pages and languages, each with its address', () => {
    const text = llmsText(shop)
    expect(text).toMatch(/^# Sunhop\n\n> .+\n/)
    expect(text).toContain('Products: 97.')
    expect(text).toContain(`- [Attraction tickets](${SITE}/categories/attraction-tickets): Skip the line`)
    expect(text).not.toContain('/categories/tours')
    for (const path of [
      '/products',
      '/esim',
      '/destination/bangkok',
      '/help',
      '/about',
      '/terms-and-conditions',
      '/th',
      '/zh-cn',
      '/sitemap.xml',
    ])
      expect(text, path).toContain(`](${SITE}${path})`)
    expect(text).toContain('THB, USD')
    // A message that does not exist is shown as its key, a value that is missing as its message.
    expect(text).not.toMatch(/(?:pages|home|layout|listing)\.\w+|[{}]|undefined/)
  })

  test('[X16] claims nothing of what the API host does not have', () => {
    const lacking = { ...facts, hasProducts: 'false', hasOrders: 'false', hasSupport: 'false' }
    const text = llmsText({ ...shop, facts: lacking, products: null, hasEsims: false })
    expect(text).toMatch(/^# Sunhop\n\n[^>]/)
    expect(text).not.toMatch(/price|deadline|select the order|(?:pages|home)\.\w+|[{}]/)
  })

  test('of a host that lists nothing it says nothing', () => {
    const text = llmsText({
      ...shop,
      areas: [],
      products: null,
      currencies: [],
      hasEsims: false,
      offered: ['en'],
    })
    expect(text).not.toMatch(/Destinations|Products:|eSIM\]/)
    expect(text).not.toContain(`](${SITE}/th)`)
  })
})
