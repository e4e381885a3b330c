import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { openPage } from '../crawl/crawl'
import { noReviews, unsupportedRating } from '../crawl/product-rules'
import { dataOf } from '../crawl/structured-data'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { baseUrl, request } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import { completedBooking, confirmedBooking } from '../fixtures/reviews'
import { visibleText } from '../fixtures/visible-text'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

const WORDS = { score: 4, text: 'The boat left on time and the view was worth it.', language: 'en' }

const write = (visitor: VisitorFixture, bookingId: string, change: object = {}) =>
  request('POST', '/api/reviews', {
    token: visitor.token,
    json: { booking_id: bookingId, ...WORDS, ...change },
  })

async function guest() {
  const visitor = await newVisitor()
  return { visitor, ...(await completedBooking(await newProduct(), visitor.userId)) }
}

describe('reviews', () => {
  test('[R5] a guest writes, changes and deletes a review; the product’s rating follows', async () => {
    const { visitor, bookingId, productId } = await guest()
    const product = async () =>
      (await request('GET', `/api/catalog/products/${productId}`)).body.data as { rating: unknown }
    expect(await product()).toMatchObject({ rating: null })
    const written = await write(visitor, bookingId)
    expect(written.status).toBe(200)
    const { id } = written.body.data as { id: string }
    expect(await product()).toMatchObject({ rating: { average: 4, count: 1 } })
    const changed = await request('PATCH', `/api/reviews/${id}`, {
      token: visitor.token,
      json: { ...WORDS, score: 2 },
    })
    expect(changed.body.data).toMatchObject({ id, score: 2, hidden_reason: null })
    const { body } = await request('GET', `/api/catalog/products/${productId}/reviews?sort=lowest&score=2`)
    expect(body.data).toMatchObject({
      items: [{ id, author: 'Mali S.', score: 2, language: 'en', edited: true }],
      distribution: [0, 1, 0, 0, 0],
    })
    expect((await request('DELETE', `/api/reviews/${id}`, { token: visitor.token })).status).toBe(200)
    expect(await product()).toMatchObject({ rating: null })
  })

  test('only the owner of a completed booking writes a review, once; other bookings stay hidden', async () => {
    const { visitor, bookingId } = await guest()
    const other = await newVisitor()
    expect((await write(other, bookingId)).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await write(visitor, 'nothing')).status).toBe(404)
    const early = await confirmedBooking(await newProduct(), visitor.userId)
    expect((await write(visitor, early.bookingId)).body.code).toBe('REVIEW_TOO_EARLY')
    const { id } = (await write(visitor, bookingId)).body.data as { id: string }
    expect((await write(visitor, bookingId)).body.code).toBe('REVIEW_EXISTS')
    for (const method of ['PATCH', 'DELETE']) {
      const response = await request(method, `/api/reviews/${id}`, { token: other.token, json: WORDS })
      expect([response.status, response.body.code]).toEqual([404, 'REVIEW_NOT_FOUND'])
    }
    expect((await request('POST', '/api/reviews', { json: WORDS })).status).toBe(401)
    const crossOrigin = await request('DELETE', `/api/reviews/${id}`, {
      token: visitor.token,
      origin: 'https://elsewhere.example',
    })
    expect(crossOrigin.status).toBe(403)
  })

  test.each([
    ['score', { score: 6 }],
    ['score', { score: '' }],
    ['text', { text: '   short   ' }],
    ['text', { text: 'x'.repeat(3001) }],
    ['language', { language: '<script>' }],
  ])('reports a wrong %s at its field', async (field, change) => {
    const { visitor, bookingId } = await guest()
    const { status, body } = await write(visitor, bookingId, change)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })

  test('[B7] the order shows its review to the owner', async () => {
    const { visitor, bookingId, orderId } = await guest()
    await write(visitor, bookingId)
    const { body } = await request('GET', `/api/orders/${orderId}`, { token: visitor.token })
    expect(body.data).toMatchObject({ bookings: [{ status: 'completed', review: WORDS }] })
  })

  test('[A9] the data export contains the author’s review', async () => {
    const { visitor, bookingId } = await guest()
    await write(visitor, bookingId)
    const { body } = await request('GET', '/api/account/data', { token: visitor.token })
    expect(body.data).toMatchObject({ reviews: [WORDS], favourites: [] })
  })

  test.each(['page=1000000000', 'score=9', 'sort=%27;DROP', 'language=xx'])(
    'rejects the reviews with ?%s; an unknown product has none',
    async (query) => {
      const { productId } = await newProduct()
      expect((await request('GET', `/api/catalog/products/${productId}/reviews?${query}`)).status).toBe(422)
      expect((await request('GET', '/api/catalog/products/nothing/reviews')).status).toBe(404)
    },
  )
})

const insertImported = (productId: string, id: string) =>
  sql(
    `INSERT INTO reviews (product_id, source, source_id, source_url, author, score, text, language)
     VALUES ($1, 'Wanderly', $2, 'https://wanderly.example/r?a=1&b=2', 'Anna K.', 4, 'Sehr gut!', 'de')`,
    [productId, id],
  )

test('[R5] [N3] a page names the source of an imported review, and its structured data has own ratings only', async () => {
  const { productId } = await newProduct()
  await insertImported(productId, productId)
  const { body } = await request('GET', `/api/catalog/products/${productId}/reviews`)
  expect(body.data).toMatchObject({
    items: [{ author: 'Anna K.', source: { name: 'Wanderly', url: 'https://wanderly.example/r?a=1&b=2' } }],
    rating: { average: 4, count: 1 },
    own_rating: null,
  })
  for (const locale of LOCALES) {
    const html = await (await fetch(`${baseUrl()}${prefixOf(locale)}/products/${productId}`)).text()
    const t = translator(locale)
    const text = visibleText(html)
    expect(text).toContain(t('reviews.item.from', { source: 'Wanderly' }))
    expect(text).toContain(t('reviews.block.sources'))
    expect(html).toContain(
      '<a href="https://wanderly.example/r?a=1&amp;b=2" rel="nofollow ugc noreferrer" class="link">',
    )
    expect(html).not.toContain('aggregateRating')
  }
})

test.each([false, true])(
  '[R5] [N3] the rating of search engines is that of own reviews, which the page shows; with imported ones beside them: %s',
  async (isMixed) => {
    const { visitor, bookingId, productId } = await guest()
    expect((await write(visitor, bookingId, { score: 5 })).status).toBe(200)
    if (isMixed) await insertImported(productId, productId)
    for (const locale of LOCALES) {
      const page = await openPage(`${baseUrl()}${prefixOf(locale)}/products/${productId}`)
      expect(dataOf(page, 'Product')).toMatchObject([{ aggregateRating: { ratingValue: 5, reviewCount: 1 } }])
      expect([...noReviews(page, locale), ...unsupportedRating(page, locale)]).toEqual([])
    }
  },
)

test('[R4] the order by rating is offered only where a product has reviews', async () => {
  const PRODUCT = 'trip-insurance-world'
  const page = async (query: string) => (await fetch(`${baseUrl()}/products?${query}`)).text()
  const name = await sql<{ name: string }>(
    `SELECT name FROM product_translations WHERE product_id = $1 AND locale = 'en'`,
    [PRODUCT],
  )
  const query = new URLSearchParams({ q: name[0]?.name ?? '' }).toString()
  const label = translator('en')('listing.sort.rating')
  expect(visibleText(await page(query))).not.toContain(label)
  expect(visibleText(await page(`${query}&sort=rating`))).toContain(label)
  await insertImported(PRODUCT, 'sorted')
  try {
    expect(visibleText(await page(query))).toContain(label)
  } finally {
    await sql(`DELETE FROM reviews WHERE source_id = 'sorted'`)
  }
})

test('favourites: own ones only, adding twice counts once, unavailable products are rejected', async () => {
  const [visitor, other] = [await newVisitor(), await newVisitor()]
  const { productId } = await newProduct()
  for (const _ of ['once', 'twice'])
    expect(
      (await request('PUT', `/api/favourites/${productId}`, { token: visitor.token })).body.data,
    ).toEqual({
      product_ids: [productId],
    })
  expect((await request('GET', '/api/favourites', { token: other.token })).body.data).toEqual({
    product_ids: [],
  })
  expect((await request('PUT', '/api/favourites/nothing', { token: visitor.token })).status).toBe(404)
  expect((await request('GET', '/api/favourites')).status).toBe(401)
  const merged = await request('PUT', '/api/favourites', {
    token: other.token,
    json: { product_ids: [productId, 'nothing'] },
  })
  expect(merged.body.data).toEqual({ product_ids: [productId] })
  expect(
    (await request('DELETE', `/api/favourites/${productId}`, { token: visitor.token })).body.data,
  ).toEqual({
    product_ids: [],
  })
})

test('a question before buying names its product, signed out too; an unknown product is rejected', async () => {
  const { productId } = await newProduct()
  const form = {
    topic: 'product',
    name: 'Mali',
    email: `${productId}@example.com`,
    product_id: productId,
    message: 'Is there a locker?',
  }
  const askQuestion = (json: object, key: string) =>
    request('POST', '/api/support', { json, headers: { 'idempotency-key': key } })
  expect((await askQuestion(form, `ask-${productId}`)).status).toBe(200)
  expect(await sql('SELECT product_id, topic FROM support_requests WHERE email = $1', [form.email])).toEqual([
    { product_id: productId, topic: 'product' },
  ])
  const response = await askQuestion({ ...form, product_id: 'nothing' }, `ask-no-${productId}`)
  expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([422, ['product_id']])
})
