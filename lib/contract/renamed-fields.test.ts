import { expect, test } from 'vitest'
import { operations } from '.'
import { addToCart, updateCartItem } from './cart'
import { openApiDocument } from './openapi'
import {
  RENAMED_FIELDS,
  requestWithBothNames,
  requestWithNewNames,
  responseWithBothNames,
  responseWithNewNames,
} from './renamed-fields'

const fulfilment = { way: 'pickup', point: 'haneda', time: '09:30' }
const selection = { product_id: 'router', option_id: 'router-7', quantities: { DEVICE: 1 } }
const window = { from: '07:00', to: '07:30' }

const NOW = {
  data: {
    items: [
      {
        booking_details: { fulfilment },
        booking_detail_names: { point: null, zone: 'Moat', pickup_window: window },
        cancelled_units: [{ at: '2026-11-21T10:00:00Z', guests: [] }],
        cancellation: [{ hours_before: 24, fee_percent: 50 }],
      },
    ],
  },
}
const BEFORE = {
  data: {
    items: [
      {
        arrangement: { handover: fulfilment },
        arranged: { point: null, zone: 'Moat', fetched: window },
        given_up: [{ at: '2026-11-21T10:00:00Z', guests: [] }],
        cancellation: [{ hours_before: 24, percent_kept: 50 }],
      },
    ],
  },
}

test('[C4] a request with the names of version 0.1 is read', () => {
  const before = { ...selection, arrangement: { handover: fulfilment } }
  for (const { body } of [addToCart, updateCartItem])
    expect(body.parse(requestWithNewNames(before))).toMatchObject({ booking_details: { fulfilment } })
})

test('the new name of a request wins over the old one', () => {
  const both = { booking_details: { guide: 'th' }, arrangement: { guide: 'en' } }
  expect(requestWithNewNames(both)).toMatchObject({ booking_details: { guide: 'th' } })
})

test.each([null, 'text', 7, [{ arrangement: {} }]])('a request body of another type stays: %j', (body) => {
  expect(requestWithNewNames(body)).toBe(body)
})

test('a deeply nested request body is read without recursion', () => {
  const deep = JSON.parse(`${'{"arrangement":'.repeat(60_000)}1${'}'.repeat(60_000)}`) as object
  expect(Object.keys(requestWithNewNames(deep) as object)).toEqual(['booking_details'])
})

test('a request to a host of the previous release has both names', () => {
  expect(requestWithBothNames({ ...selection, booking_details: { fulfilment } })).toEqual({
    ...selection,
    booking_details: { fulfilment },
    arrangement: { handover: fulfilment },
  })
})

test('the answer to a question of a booking has no other name in a response', () => {
  const body = { data: { answers: [{ question: 'flight_number', answer: 'TG 102' }] } }
  expect(responseWithBothNames(body)).toEqual(body)
  expect(responseWithNewNames(body)).toEqual(body)
  expect(requestWithNewNames({ answer: 'accept' })).toEqual({ reply: 'accept' })
})

test('a response has both names, at any depth', () => {
  expect(responseWithBothNames(NOW)).toMatchObject(NOW)
  expect(responseWithBothNames(NOW)).toMatchObject(BEFORE)
})

test('a response of a host of the previous release is read with the new names', () => {
  expect(responseWithNewNames(BEFORE)).toEqual(NOW)
  expect(responseWithNewNames(responseWithBothNames(NOW))).toMatchObject(NOW)
})

test('[B7] the document of the API has both names, the old ones as deprecated', () => {
  const text = JSON.stringify(openApiDocument(''))
  const names = RENAMED_FIELDS.flatMap(({ now, was, inside = {} }) => [[now, was], ...Object.entries(inside)])
  for (const [now, was] of names) {
    expect(text, now).toContain(`"${now}":{`)
    expect(text, was).toContain(`"${was}":{`)
  }
  const { AddToCartRequest } = openApiDocument('').components.schemas
  const former = AddToCartRequest?.properties?.arrangement
  expect(former).toMatchObject({ deprecated: true, properties: { handover: { type: 'object' } } })
  expect(former?.properties).not.toHaveProperty('fulfilment')
  expect(AddToCartRequest?.required).not.toContain('arrangement')
})

test('no schema of the contract has an old name', () => {
  const names = RENAMED_FIELDS.filter(({ inRequestsOnly }) => !inRequestsOnly).map(({ was }) => was)
  const old = new RegExp(`"(?:${names.join('|')})"`)
  for (const [name, { body, response }] of Object.entries(operations))
    for (const schema of [body, response]) expect(old.test(JSON.stringify(keysOf(schema))), name).toBe(false)
})

/** The names of all fields of a schema. */
function keysOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema as { def?: Record<string, unknown> }
  if (!def) return []
  const shape = (def.shape ?? {}) as Record<string, unknown>
  const inner = [
    def.element,
    def.innerType,
    def.in,
    def.out,
    def.valueType,
    ...((def.options ?? []) as unknown[]),
  ]
  return [...Object.keys(shape), ...[...Object.values(shape), ...inner].flatMap((one) => keysOf(one, seen))]
}
