import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET as feed } from '@/app/feeds/[file]/route'
import { GET as llms } from '@/app/llms.txt/route'
import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import { feedProduct } from '@/tests/fixtures/feed-product'
import { thingsToDoSchema } from '@/tests/fixtures/things-to-do-schema'

type Input = { vertical?: string; page?: number; id?: string; option_id?: string }
type Handler = (input: Input, visitor?: { locale?: string; currency?: string }) => unknown
const calls = vi.hoisted(() => ({ handlers: {} as Record<string, unknown> }))

vi.mock('@/lib/api', () => ({
  call: async ({ path }: { path: string }, input: Input, visitor: object) => {
    const handler = calls.handlers[path] as Handler | undefined
    if (!handler) throw new ApiError('NOT_OFFERED', { status: 404 })
    return { data: handler(input, visitor) }
  },
  isOffered: async () => true,
}))
vi.mock('@/lib/api/queries/preferences', () => ({
  readLanguages: async () => [{ code: 'en' }, { code: 'th' }],
  readCurrencies: async () => [{ code: 'THB' }],
}))
vi.mock('@/lib/api/queries/areas', () => ({
  readAllAreas: async () => [{ slug: 'bangkok', name: 'Bangkok' }],
}))
vi.mock('@/lib/api/visitor-preferences', () => ({ partnerCurrency: async () => 'USD' }))
vi.mock('next/server', () => ({ connection: async () => undefined }))

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  env.SITE_URL = 'https://shop.example'
  calls.handlers = {
    '/api/catalog/products': ({ vertical = '', page = 1 }: Input) => ({
      items: vertical === 'tour' ? [] : [{ id: `${vertical}-${page}` }],
      meta: { total: 2, last_page: 2 },
    }),
    '/api/catalog/products/{id}': ({ id = '' }: Input, visitor = {}) => {
      asked.push(`${id} ${Object.values(visitor).join(' ')}`)
      if (id === 'shopping-2') throw new ApiError('PRODUCT_WITHDRAWN')
      const product = feedProduct({ id })
      return { ...product, options: product.options.map((option) => ({ ...option, id: `${id}.one` })) }
    },
    '/api/catalog/products/{id}/availability': () => ({ stock: 0, days: [] }),
    '/api/catalog/categories': () => [],
  }
})
afterEach(() => {
  env.SITE_URL = undefined
  env.GOOGLE_BUSINESS_NAME = undefined
  env.INDEXNOW_KEY = undefined
})

const open = (name: string) =>
  feed(new Request('http://localhost'), { params: Promise.resolve({ file: name }) })
const read = async (name: string) => (await open(name)).text()

test('goods are read page by page in the language of the feed and the currency of the shop, with their stock', async () => {
  const text = await read('goods.th.xml')
  expect(asked).toEqual(['shopping-1 th USD', 'shopping-2 th USD'])
  expect(text.match(/<g:id>/g)).toHaveLength(1)
  expect(text).toContain('<g:availability>out_of_stock</g:availability>')
})

test('[X16] a host without availability sells what it lists', async () => {
  delete calls.handlers['/api/catalog/products/{id}/availability']
  expect(await read('goods.en.xml')).toContain('<g:availability>in_stock</g:availability>')
})

test('things to do are those of tickets, tours and food in every language, once the operator has a business profile', async () => {
  expect((await open('things-to-do.json')).status).toBe(404)
  env.GOOGLE_BUSINESS_NAME = 'Deck Shop'
  const { products } = thingsToDoSchema.parse(JSON.parse(await read('things-to-do.json')))
  expect(products.map(({ id }) => id)).toEqual(['ticket-1', 'ticket-2', 'food-1', 'food-2'])
  expect(asked.slice(0, 2)).toEqual(['ticket-1 en USD', 'ticket-1 th USD'])
})

test('the press feed, llms.txt and the key of IndexNow are served', async () => {
  expect(await read('press.th.xml')).toContain('https://shop.example/th/press#short')
  expect(await (await llms(new Request('http://localhost'))).text()).toContain(
    'https://shop.example/destination/bangkok',
  )
  expect((await open('indexnow-key.txt')).status).toBe(404)
  env.INDEXNOW_KEY = 'key-of-this-shop-42'
  expect(await read('indexnow-key.txt')).toBe('key-of-this-shop-42')
})

test.each(['goods.xml', 'goods.fr.xml', 'goods.zh-cn.xml', 'orders.en.xml', 'press.en.json'])(
  'there is no feed %s',
  async (name) => {
    expect((await open(name)).status).toBe(404)
  },
)

test('more feeds than sixteen at a time of a network are 503; one that is canceled makes room', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const opened = await Promise.all(Array.from({ length: 16 }, () => open('goods.en.xml')))
  expect((await open('goods.en.xml')).status).toBe(503)
  await Promise.all(opened.map(({ body }) => body?.cancel()))
  const { status, body } = await open('goods.en.xml')
  await body?.cancel()
  expect([status, log.mock.calls.length]).toEqual([200, 1])
})

test('a catalog that is away is 503 with the time to come back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  calls.handlers['/api/catalog/products'] = () => {
    throw new ApiError('UNAVAILABLE')
  }
  env.GOOGLE_BUSINESS_NAME = 'Deck Shop'
  for (const response of [
    await open('goods.en.xml'),
    await open('things-to-do.json'),
    await llms(new Request('http://localhost')),
  ])
    expect([response.status, response.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ])
})
