import { expect, test } from 'vitest'
import { z } from 'zod'
import { componentSchemas } from './convert'

const size = z.object({ width: z.int(), depth: z.int().default(0) })
const box = z.object({ size, label: z.string() })
const color = z.enum(['red', 'blue'])

const convert = (request: z.ZodType, response: z.ZodType) =>
  componentSchemas({
    named: [
      ['Size', size],
      ['Box', box],
      ['Color', color],
    ],
    requests: [['SendRequest', request]],
    responses: [['SendResponse', response]],
  })

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('a field with a default may be left out of a request, and is always in a response', () => {
  const { Size, SizeInput } = convert(z.object({ size }), z.object({ size }))
  expect(SizeInput?.required).toEqual(['width'])
  expect(Size?.required).toEqual(['width', 'depth'])
})

test('a schema has the ending Input in requests if a part of it differs there, and only then', () => {
  const schemas = convert(z.object({ box, color }), z.object({ box, color }))
  expect(Object.keys(schemas)).toEqual([
    'Box',
    'BoxInput',
    'Color',
    'SendRequest',
    'SendResponse',
    'Size',
    'SizeInput',
  ])
  expect(schemas.SendRequest?.properties).toEqual({ box: ref('BoxInput'), color: ref('Color') })
  expect(schemas.BoxInput?.properties?.size).toEqual(ref('SizeInput'))
  expect(schemas.SendResponse?.properties?.box).toEqual(ref('Box'))
})

test('schemas that no call needs are left out', () => {
  expect(Object.keys(convert(z.object({ color }), z.object({ ok: z.boolean() })))).toEqual([
    'Color',
    'SendRequest',
    'SendResponse',
  ])
})

test('a schema that extends a named one is no schema of that name', () => {
  const { SendResponse } = convert(z.object({}), box.extend({ lid: color.nullable() }))
  expect(SendResponse?.properties).toEqual({
    size: ref('Size'),
    label: { type: 'string' },
    lid: { anyOf: [ref('Color'), { type: 'null' }] },
  })
})

test('what a type says already is left out', () => {
  const { SendResponse } = convert(
    z.object({}),
    z.object({ count: z.int(), at: z.iso.datetime(), text: z.string().regex(/^[^\p{Cc}]*$/u) }),
  )
  expect(SendResponse).toEqual({
    type: 'object',
    properties: {
      count: { type: 'integer' },
      at: { type: 'string', format: 'date-time' },
      text: { type: 'string' },
    },
    required: ['count', 'at', 'text'],
  })
})

test('a strict object stays closed, a tuple is closed', () => {
  const { SendRequest } = convert(
    z.object({ strict: z.strictObject({ a: z.int() }), pair: z.tuple([z.int(), z.int()]) }),
    z.object({}),
  )
  expect(SendRequest?.properties?.strict?.additionalProperties).toBe(false)
  expect(SendRequest?.properties?.pair).toMatchObject({ maxItems: 2, items: {} })
})

test('words that a named schema lists are a reference, with their own description and default', () => {
  const { SendRequest } = convert(
    z.object({ one: z.enum(['red', 'blue']).default('red'), list: z.array(z.enum(['red', 'blue'])) }),
    z.object({}),
  )
  expect(SendRequest?.properties).toEqual({
    one: { ...ref('Color'), default: 'red' },
    list: { type: 'array', items: ref('Color') },
  })
})
