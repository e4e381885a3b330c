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

const look = (token: string, options: RequestOptions = {}) =>
  request('GET', `/api/supplier-requests/${token}`, options)
const answer = (token: string, json: object, options: RequestOptions = {}) =>
  request('POST', `/api/supplier-requests/${token}/answer`, { json, ...options })

/** An order that is paid and waits for its supplier. */
async function waiting() {
  const visitor = await newVisitor()
  const sold = await manualProduct()
  const order = await confirmedOrder(visitor, sold, 2)
  return { visitor, order, token: await tokenFor(sold.email) }
}

async function statusOf({ visitor, order }: Awaited<ReturnType<typeof waiting>>) {
  const { body } = await request('GET', `/api/orders/${order.id}`, { token: visitor.token })
  return (body.data as Order).bookings[0]
}

test('[B6] whoever has the link sees the booking in each language, and it is kept nowhere', async () => {
  const asked = await waiting()
  for (const locale of LOCALES) {
    const { status, body, headers } = await look(asked.token, { locale })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const shown = body.data as SupplierRequest
    expect(shown).toMatchObject({ state: 'open', reference: asked.order.reference })
    expect(shown.product_name).toBe(`Fixture ${locale}`)
    expect(shown.guests?.lead_name).toContain('Mali')
  }
  expect((await statusOf(asked))?.status).toBe('paid')
})

test('[B6] HEAD, OPTIONS and another site’s page answer nothing', async () => {
  const asked = await waiting()
  const foreign = await answer(asked.token, { answer: 'accept' }, { origin: 'https://elsewhere.example' })
  expect([foreign.status, foreign.body.code]).toEqual([403, 'CROSS_ORIGIN'])
  const base = process.env.TEST_BASE_URL ?? ''
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const path of [`/supplier/${asked.token}`, `/api/supplier-requests/${asked.token}/answer`])
      await fetch(new URL(path, base), { method, redirect: 'manual' }).then((response) =>
        response.arrayBuffer(),
      )
  // A form that is sent to the page itself, as a mail scanner may try.
  await fetch(new URL(`/supplier/${asked.token}`, base), {
    method: 'POST',
    body: 'answer=accept',
    redirect: 'manual',
  })
  expect((await statusOf(asked))?.status).toBe('paid')
})

test('[B6] twenty answers at once over HTTP: one counts, the others hear which', async () => {
  const asked = await waiting()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      answer(asked.token, n % 2 ? { answer: 'accept' } : { answer: 'decline', reason: 'Full' }),
    ),
  )
  const booking = await statusOf(asked)
  const won = booking?.status === 'confirmed' ? 'accepted' : 'declined'
  expect(['confirmed', 'failed']).toContain(booking?.status)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  for (const { status, body } of answers) {
    const standing = (status === 200 ? body.data : body.details) as SupplierRequest
    expect([200, 409]).toContain(status)
    expect(standing.state).toBe(won)
  }
  expect(booking?.events.filter(({ actor }) => actor === 'supplier')).toHaveLength(1)
})

test('[B6] bad answers are refused in each language', async () => {
  const asked = await waiting()
  for (const locale of LOCALES) {
    const t = translator(locale)
    const wrong = await look('A'.repeat(48), { locale })
    expect([wrong.status, wrong.body.message]).toEqual([404, t('errors.ANSWER_LINK_WRONG')])
    const noReason = await answer(asked.token, { answer: 'decline', reason: ' ' }, { locale })
    expect([noReason.status, noReason.body.errors?.reason]).toEqual([422, [t('errors.fields.required')]])
  }
  for (const token of ['x', `${asked.token}x`, '%00', '..%2F..%2Forders'])
    expect((await look(token)).status).toBeGreaterThanOrEqual(400)
  for (const json of [{}, { answer: 'maybe' }, { answer: 'decline', reason: 'x'.repeat(501) }])
    expect((await answer(asked.token, json)).status).toBe(422)
  expect((await statusOf(asked))?.status).toBe('paid')
})
