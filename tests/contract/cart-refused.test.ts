import { afterAll, describe, expect, test } from 'vitest'
import { addDays } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf, linesOf, list, selectionOf } from '../fixtures/cart'
import { newProduct, type Sold } from '../fixtures/catalog'
import { type ApiResponse, request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

const LOCALES: Locale[] = ['th', 'zh-cn']

describe('rejected cart items', () => {
  interface Case {
    name: string
    code: string
    status: number
    values?: Record<string, string | number>
    sold?: Parameters<typeof newProduct>[0]
    change?: (sold: Sold) => object
  }
  const cases: Case[] = [
    {
      name: 'an unknown product',
      code: 'PRODUCT_NOT_FOUND',
      status: 404,
      change: () => ({ product_id: 'no-such-thing' }),
    },
    {
      name: 'the option of another product',
      code: 'PRODUCT_NOT_FOUND',
      status: 404,
      change: () => ({ option_id: 'no-such-thing.entry' }),
    },
    { name: 'a sold-out slot', code: 'SOLD_OUT', status: 409, sold: { capacity: 0 } },
    {
      name: 'more people than places',
      code: 'NOT_ENOUGH_PLACES',
      status: 409,
      values: { left: 2 },
      sold: { capacity: 2 },
      change: () => ({ quantities: { ADULT: 3 } }),
    },
    {
      name: 'a past date',
      code: 'DATE_PAST',
      status: 409,
      change: ({ date }) => ({ date: addDays(date ?? '', -30) }),
    },
    {
      name: 'a closed day',
      code: 'DATE_CLOSED',
      status: 409,
      change: ({ date }) => ({ date: addDays(date ?? '', 1) }),
    },
    {
      name: 'no date',
      code: 'DATE_REQUIRED',
      status: 422,
      change: () => ({ date: null }),
    },
    {
      name: '0 people',
      code: 'BELOW_MIN_UNITS',
      status: 422,
      values: { min: 1 },
      change: () => ({ quantities: { ADULT: 0 } }),
    },
    {
      name: '1,000 people',
      code: 'ABOVE_MAX_UNITS',
      status: 422,
      values: { max: 10 },
      change: () => ({ quantities: { ADULT: 1000 } }),
    },
    {
      name: 'a negative number of people',
      code: 'VALIDATION_FAILED',
      status: 422,
      change: () => ({ quantities: { ADULT: -1 } }),
    },
    {
      name: 'an unaccompanied child',
      code: 'MUST_BE_ACCOMPANIED',
      status: 422,
      change: () => ({ quantities: { CHILD: 1 } }),
    },
    {
      name: 'an outdated price',
      code: 'PRICE_CHANGED',
      status: 409,
      change: () => ({ expected_total: { amount: 1, currency: 'THB' } }),
    },
  ]

  test.each(cases)('[B3] $name: $status $code', async ({ code, status, values, sold: shape, change }) => {
    const visitor = await newVisitor()
    const sold = await newProduct(shape)
    for (const locale of LOCALES) {
      const response = await add(visitor, selectionOf(sold, change?.(sold)), { locale })
      expect([response.status, response.body.code]).toEqual([status, code])
      expect(response.body.message).toBe(translator(locale)(`errors.${code}`, values))
      expect([response.body.result, response.body.success]).toEqual([false, false])
    }
    expect(await linesOf(visitor)).toBe(0)
  })

  test('[B3] reports a changed price with the error', async () => {
    const visitor = await newVisitor()
    const json = selectionOf(await newProduct(), { expected_total: { amount: 99_000, currency: 'THB' } })
    const { body } = await add(visitor, json)
    expect(body.details).toEqual({ total: { amount: 100_000, currency: 'THB' } })
  })

  test('[B3] checks the limits against the sum of two additions', async () => {
    const visitor = await newVisitor()
    const json = selectionOf(await newProduct({ capacity: 100 }), { quantities: { ADULT: 6 } })
    await add(visitor, json)
    const { status, body } = await add(visitor, json)
    expect([status, body.code]).toEqual([422, 'ABOVE_MAX_UNITS'])
    expect((await list(visitor)).items[0]?.lines[0]?.quantity).toBe(6)
  })
})

describe('invalid requests', () => {
  test.each(LOCALES)('[X11][X12] another user’s item stays unchanged (%s)', async (locale) => {
    const [owner, other] = [await newVisitor(), await newVisitor()]
    const { id } = itemOf(await add(owner, selectionOf(await newProduct())))
    const responses = [
      await request('DELETE', `/api/pd4/carts/${id}`, { token: other.token, locale }),
      await request('PATCH', `/api/pd4/carts/${id}`, {
        token: other.token,
        locale,
        json: { quantities: { ADULT: 9 } },
      }),
      await request('DELETE', '/api/pd4/carts/1%27%20OR%201=1', { token: other.token, locale }),
    ]
    for (const { status, body } of responses) {
      expect([status, body.code]).toEqual([404, 'CART_ITEM_NOT_FOUND'])
      expect(body.message).toBe(translator(locale)('errors.CART_ITEM_NOT_FOUND'))
    }
    expect((await list(owner)).items[0]?.lines[0]?.quantity).toBe(1)
  })

  test.each(LOCALES)('[B3] rejects large and malformed bodies and other origins (%s)', async (locale) => {
    const visitor = await newVisitor()
    const json = selectionOf(await newProduct())
    const { token } = visitor
    const cases: Array<[ApiResponse, number, string]> = [
      [
        await request('POST', '/api/pd4/carts', { token, locale, body: `"${'x'.repeat(10_000_000)}"` }),
        413,
        'BODY_TOO_LARGE',
      ],
      [await request('POST', '/api/pd4/carts', { token, locale, body: '{"a":' }), 422, 'MALFORMED_JSON'],
      [await request('POST', '/api/pd4/carts', { token, locale, body: '[]' }), 422, 'VALIDATION_FAILED'],
      [await add(visitor, json, { locale, origin: 'https://evil.example' }), 403, 'CROSS_ORIGIN'],
    ]
    for (const [response, status, code] of cases) {
      expect([response.status, response.body.code]).toEqual([status, code])
      expect(response.body.message).toBe(translator(locale)(`errors.${code}`, { most: '256 KB' }))
    }
    expect(await linesOf(visitor)).toBe(0)
  })
})
