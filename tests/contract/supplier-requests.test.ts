import { afterAll, expect, test } from 'vitest'
import type { Order } from '@/lib/contract/orders'
import type { SupplierRequest } from '@/lib/contract/supplier'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { confirmedOrder } from '../fixtures/confirmed-order'
import { type RequestOptions, request } from '../fixtures/http'
import { manualProduct, tokenFor } from '../fixtures/supplier'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

const view = (token: string, options: RequestOptions = {}) =>
  request('GET', `/api/supplier-requests/${token}`, options)
const respond = (token: string, json: object, options: RequestOptions = {}) =>
  request('POST', `/api/supplier-requests/${token}/reply`, { json, ...options })

/** A paid order that waits for its supplier. */
async function newRequest() {
  const visitor = await newVisitor()
  const sold = await manualProduct()
  const order = await confirmedOrder(visitor, sold, 2)
  return { visitor, order, token: await tokenFor(sold.email) }
}

async function statusOf({ visitor, order }: Awaited<ReturnType<typeof newRequest>>) {
  const { body } = await request('GET', `/api/orders/${order.id}`, { token: visitor.token })
  return (body.data as Order).bookings[0]
}

test('[B6] the link shows the booking in each language, and is never cached', async () => {
  const pending = await newRequest()
  for (const locale of LOCALES) {
    const { status, body, headers } = await view(pending.token, { locale })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const shown = body.data as SupplierRequest
    expect(shown).toMatchObject({ state: 'open', reference: pending.order.reference })
    expect(shown.product_name).toBe(`Fixture ${locale}`)
    expect(shown.dates.length).toBeGreaterThan(0)
    for (const date of shown.dates) expect(shown.lines.join('\n')).toContain(date)
    expect(shown.guests?.lead_name).toContain('Mali')
  }
  expect((await statusOf(pending))?.status).toBe('paid')
})

test('[B6] GET, HEAD, OPTIONS and other origins never record a response', async () => {
  const pending = await newRequest()
  const rejected = await respond(pending.token, { reply: 'accept' }, { origin: 'https://elsewhere.example' })
  expect([rejected.status, rejected.body.code]).toEqual([403, 'CROSS_ORIGIN'])
  const base = process.env.TEST_BASE_URL ?? ''
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const path of [`/supplier/${pending.token}`, `/api/supplier-requests/${pending.token}/reply`])
      await fetch(new URL(path, base), { method, redirect: 'manual' }).then((response) =>
        response.arrayBuffer(),
      )
  // A form posted to the page itself, as a mail scanner may try.
  await fetch(new URL(`/supplier/${pending.token}`, base), {
    method: 'POST',
    body: 'reply=accept',
    redirect: 'manual',
  })
  expect((await statusOf(pending))?.status).toBe('paid')
})

test('[B6] the previous path and name of a reply work for one release', async () => {
  const pending = await newRequest()
  const path = `/api/supplier-requests/${pending.token}/answer`
  const { status, body } = await request('POST', path, { json: { answer: 'accept' } })
  expect([status, body.data]).toMatchObject([
    200,
    { state: 'accepted', reply_by: expect.any(String), answer_by: expect.any(String) },
  ])
})

test('[B6] of twenty concurrent responses over HTTP one counts; the others get the recorded one', async () => {
  const pending = await newRequest()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      respond(pending.token, n % 2 ? { reply: 'accept' } : { reply: 'decline', reason: 'Full' }),
    ),
  )
  const booking = await statusOf(pending)
  const won = booking?.status === 'confirmed' ? 'accepted' : 'declined'
  expect(['confirmed', 'failed']).toContain(booking?.status)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
  for (const { status, body } of responses) {
    const current = (status === 200 ? body.data : body.details) as SupplierRequest
    expect([200, 409]).toContain(status)
    expect(current.state).toBe(won)
  }
  expect(booking?.events.filter(({ actor }) => actor === 'supplier')).toHaveLength(1)
})

test('[B6] rejects invalid responses in each language', async () => {
  const pending = await newRequest()
  for (const locale of LOCALES) {
    const t = translator(locale)
    const unknown = await view('A'.repeat(48), { locale })
    expect([unknown.status, unknown.body.message]).toEqual([404, t('errors.INVALID_SUPPLIER_LINK')])
    const noReason = await respond(pending.token, { reply: 'decline', reason: ' ' }, { locale })
    expect([noReason.status, noReason.body.errors?.reason]).toEqual([422, [t('errors.fields.required')]])
  }
  for (const token of ['x', `${pending.token}x`, '%00', '..%2F..%2Forders'])
    expect((await view(token)).status).toBeGreaterThanOrEqual(400)
  for (const json of [{}, { reply: 'maybe' }, { reply: 'decline', reason: 'x'.repeat(501) }])
    expect((await respond(pending.token, json)).status).toBe(422)
  expect((await statusOf(pending))?.status).toBe('paid')
})
