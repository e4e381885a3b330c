import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf, linesOf, list, selectionOf } from '../fixtures/cart'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

const LOCALES: Locale[] = ['th', 'zh-cn']

describe('cart', () => {
  test('[X10][B1] returns pages of five, newest first', async () => {
    const visitor = await newVisitor()
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.unshift(itemOf(await add(visitor, selectionOf(await newProduct()))).id)
    const first = await list(visitor)
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 5))
    expect(first.meta).toEqual({ total: 7, current_page: 1, last_page: 2 })
    const second = await list(visitor, '?page=2&limit=5')
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(5))
    const { body } = await request('GET', '/api/pd4/carts', { token: visitor.token })
    expect([body.result, body.success, body.message]).toEqual([true, true, '7 items in your cart'])
  })

  test('[X10] requires a session', async () => {
    for (const locale of LOCALES) {
      const { status, body } = await request('GET', '/api/pd4/carts', { locale })
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
      expect(body.message).toBe(translator(locale)('errors.UNAUTHENTICATED'))
    }
  })

  test('[X11][E6] removes one item', async () => {
    const visitor = await newVisitor()
    const { id } = itemOf(await add(visitor, selectionOf(await newProduct())))
    const { status, body } = await request('DELETE', `/api/pd4/carts/${id}`, { token: visitor.token })
    expect([status, body.message, body.data]).toEqual([200, 'Successful!', { id, total_items: 0 }])
    expect((await request('DELETE', `/api/pd4/carts/${id}`, { token: visitor.token })).status).toBe(404)
  })

  test('[X12][B2][E6] clears the selected items, and only the user’s own', async () => {
    const [visitor, other] = [await newVisitor(), await newVisitor()]
    const sold = await newProduct()
    const remaining = itemOf(await add(visitor, selectionOf(sold))).id
    const removed = itemOf(await add(visitor, selectionOf(await newProduct()))).id
    const foreign = itemOf(await add(other, selectionOf(sold))).id
    for (const locale of LOCALES) {
      const t = translator(locale)
      const { status, body } = await request('DELETE', '/api/pd4/carts-clear', {
        token: visitor.token,
        locale,
        json: { ids: `${removed},${foreign}, ${randomUUID()},nonsense` },
      })
      if (locale === LOCALES[0]) {
        expect([status, body.result, body.message]).toEqual([200, true, t('cart.api.cleared')])
        expect(body.data).toEqual({ message: t('cart.api.cleared_items', { items: 1 }), total_items: 1 })
      } else expect([status, body.code]).toEqual([404, 'CART_ITEM_NOT_FOUND'])
    }
    expect((await list(visitor)).items.map(({ id }) => id)).toEqual([remaining])
    expect(await linesOf(other)).toBe(1)
  })

  test('[B3] changes quantity, date and option in place; omitted fields stay', async () => {
    const visitor = await newVisitor()
    const sold = await newProduct()
    const { id } = itemOf(await add(visitor, selectionOf(sold)))
    const { status, body } = await request('PATCH', `/api/pd4/carts/${id}`, {
      token: visitor.token,
      json: { quantities: { ADULT: 2, CHILD: 1 } },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      date: sold.date,
      time: '10:00',
      total: { amount: 250_000, currency: 'THB' },
    })
    const response = await request('PATCH', `/api/pd4/carts/${id}`, {
      token: visitor.token,
      json: { time: '11:00' },
    })
    expect([response.status, response.body.code]).toEqual([409, 'DATE_CLOSED'])
    expect((await list(visitor)).items[0]?.time).toBe('10:00')
  })

  test('[B3] an addition repeated with its key adds once', async () => {
    const visitor = await newVisitor()
    const json = selectionOf(await newProduct())
    const headers = { 'idempotency-key': randomUUID() }
    const responses = await Promise.all([1, 2, 3].map(() => add(visitor, json, { headers })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await list(visitor)).items[0]?.lines[0]?.quantity).toBe(1)
    await add(visitor, json)
    expect((await list(visitor)).items[0]?.lines[0]?.quantity).toBe(2)
  })

  test('[B3] shows a changed price beside the old one; another currency or exchange rate is not a change', async () => {
    const visitor = await newVisitor()
    const sold = await newProduct()
    await add(visitor, selectionOf(sold))
    const inDollars = await list(visitor, '?currency=USD')
    expect(inDollars.items[0]).toMatchObject({ total: { currency: 'USD' }, previous_total: null })
    await sql('UPDATE prices SET amount = 120000 WHERE option_id = $1 AND unit_code = $2', [
      sold.optionId,
      'ADULT',
    ])
    const [item] = (await list(visitor)).items
    expect(item).toMatchObject({
      total: { amount: 120_000, currency: 'THB' },
      previous_total: { amount: 100_000, currency: 'THB' },
      problem: null,
    })
  })

  test('[B3] an item that is no longer available gives the reason and retains its price', async () => {
    const visitor = await newVisitor()
    const sold = await newProduct()
    await add(visitor, selectionOf(sold))
    await sql('UPDATE slots SET sold = capacity WHERE option_id = $1', [sold.optionId])
    expect((await list(visitor)).items[0]).toMatchObject({ problem: 'SOLD_OUT', total: { amount: 100_000 } })
    await sql('UPDATE options SET discontinued_at = now() WHERE id = $1', [sold.optionId])
    expect((await list(visitor)).items[0]).toMatchObject({
      problem: 'PRODUCT_NOT_FOUND',
      total: { amount: 100_000 },
      lines: [],
      quantities: { ADULT: 1 },
    })
  })
})
