import { describe, expect, test } from 'vitest'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { completedBooking, confirmedBooking } from '../fixtures/reviews'
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
