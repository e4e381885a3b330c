import { expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '.'
import { ERROR_STATUS, type ErrorCode } from './error-status'
import { openApiDocument } from './openapi'
import type { OpenApiDocument, PathOperation } from './openapi/document'
import { EXAMPLES } from './openapi/examples'
import { NAMED_SCHEMAS } from './openapi/named-schemas'

/** The document as clients receive it. */
const document = JSON.parse(JSON.stringify(openApiDocument('1.2.3'))) as OpenApiDocument
const { schemas } = document.components

const described: Array<PathOperation & { path: string; method: string }> = Object.entries(
  document.paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
)

/** Every object and list within a value, with its path. */
function* partsOf(value: unknown, path = ''): Generator<{ path: string; part: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return
  yield { path, part: value as Record<string, unknown> }
  for (const [key, inner] of Object.entries(value)) yield* partsOf(inner, `${path}/${key}`)
}

/** Everything but the examples. */
const parts = [...partsOf(document)].filter(({ path }) => !/\/examples?(\/|$)/.test(path))
const refs = parts.flatMap(({ part: { $ref } }) => (typeof $ref === 'string' ? [$ref] : []))

test('the document says what it is, where it is served and under which license', () => {
  expect(document.info).toMatchObject({ version: '1.2.3', license: { identifier: 'MIT' } })
  expect(document.info.description).toContain('access-token')
  expect(document.info.contact).toBeDefined()
  expect(document.servers).toMatchObject([{ url: '/' }])
})

test('every operation has a name, a description, a described tag and the error responses', () => {
  expect(described.length).toBeGreaterThan(60)
  expect(document.tags.filter(({ description }) => !description)).toEqual([])
  const tags = document.tags.map(({ name }) => name)
  expect([...new Set(described.flatMap((operation) => operation.tags))].sort()).toEqual(tags)
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort())
  for (const { operationId, summary, description, responses } of described) {
    expect([summary, description], operationId).not.toContain('')
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['200', '4XX', '5XX']))
  }
})

test('a call with a session says so, and how it is sent', () => {
  const schemes = Object.keys(document.components.securitySchemes)
  expect(schemes).toEqual(['session', 'cookie', 'venue'])
  for (const { operationId, security, responses } of described) {
    const { session = false, venueKey = false } = operations[operationId] ?? {}
    const expected = schemes.filter((scheme) => (scheme === 'venue' ? venueKey : session))
    expect(security.flatMap((one) => Object.keys(one)).sort(), operationId).toEqual(expected.sort())
    if (session) expect(responses, operationId).toHaveProperty('401')
  }
})

test('a call whose summary names a header has it', () => {
  for (const [id, { summary, idempotencyKey, venueKey }] of Object.entries(operations)) {
    expect(idempotencyKey !== undefined, id).toBe(summary.includes('Idempotency-Key'))
    if (summary.includes('X-Venue-Key')) expect(venueKey, id).toBe(true)
  }
  const order = document.paths['/api/orders']?.post?.parameters ?? []
  expect(order.map(({ name, required }) => [name, required])).toContainEqual(['Idempotency-Key', true])
})

/** The codes that an operation names at a status. */
function codesAt({ responses }: PathOperation, status: string): string[] {
  const response = responses[status]
  return response && 'description' in response ? response.description.split(', ') : []
}

test('a call names its error codes, each at its status', () => {
  const codes = (id: string, status: string) =>
    described.filter(({ operationId }) => operationId === id).flatMap((call) => codesAt(call, status))
  expect(codes('login', '422')).toEqual(['CREDENTIALS_WRONG', 'MALFORMED_JSON', 'VALIDATION_FAILED'])
  expect(codes('getProduct', '410')).toEqual(['PRODUCT_WITHDRAWN'])
  expect(codes('placeOrder', '409')).toEqual(expect.arrayContaining(['PRICE_CHANGED', 'SESSION_MISMATCH']))
  for (const call of described)
    for (const status of Object.keys(call.responses).filter((one) => /^[45]\d\d$/.test(one)))
      for (const code of codesAt(call, status))
        expect(ERROR_STATUS[code as ErrorCode], `${call.operationId} ${code}`).toBe(Number(status))
})

test('every parameter of a path is described, once', () => {
  for (const { path, operationId, parameters = [] } of described) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    expect(
      inPath.filter(({ required }) => !required),
      operationId,
    ).toEqual([])
    expect(inPath.map(({ name }) => name).sort(), operationId).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
    )
    const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(names, operationId).toEqual([...new Set(names)])
  }
})

test('bodies and JSON responses are named schemas', () => {
  for (const { operationId, requestBody, responses } of described) {
    const ok = responses[200]
    const contents = [requestBody?.content, ok && 'content' in ok ? ok.content : undefined]
    for (const content of contents) {
      const json = content?.['application/json']
      if (json) expect(Object.keys(json.schema), operationId).toEqual(['$ref'])
    }
  }
})

test('things of the domain are schemas with the names of the glossary', () => {
  for (const name of [
    ...[
      'Money',
      'Product',
      'ProductCard',
      'Option',
      'Unit',
      'Extra',
      'Availability',
      'Destination',
      'Category',
    ],
    ...[
      'CartItem',
      'BookingDetails',
      'PriceLine',
      'Leg',
      'CheckoutForm',
      'TravellerDetails',
      'LeadTraveller',
    ],
    ...[
      'Order',
      'Booking',
      'UnitItem',
      'Voucher',
      'Refund',
      'CancellationQuote',
      'ReturnQuote',
      'TaxDocument',
    ],
    ...[
      'PaymentOption',
      'PaymentAction',
      'User',
      'SavedTraveller',
      'Review',
      'PlaceOrderResponse',
      'LoginRequest',
    ],
  ])
    expect(schemas, name).toHaveProperty(name)
})

test('every name is a type name, of one schema', () => {
  const names = NAMED_SCHEMAS.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
  expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
  const named = NAMED_SCHEMAS.map(([, schema]) => schema)
  expect(named).toHaveLength(new Set(named).size)
})

test('every reference leads to a component, and every schema is used', () => {
  const targets = Object.entries(document.components).flatMap(([kind, components]) =>
    Object.keys(components).map((name) => `#/components/${kind}/${name}`),
  )
  expect(refs.filter((ref) => !targets.includes(ref))).toEqual([])
  const unused = targets.filter((target) => !target.includes('securitySchemes') && !refs.includes(target))
  expect(unused).toEqual([])
})

test('a schema that may be null is named where it is used, not in itself', () => {
  const nullable = Object.entries(schemas).filter(([, { type, anyOf }]) =>
    [type, ...(anyOf ?? []).map((one) => one.type)].flat().includes('null'),
  )
  expect(nullable.map(([name]) => name)).toEqual(['Rating'])
})

test('responses may have further fields, for the next release', () => {
  for (const name of ['Money', 'Product', 'CartItem', 'Order', 'GetOrderResponse', 'Error'])
    expect(schemas[name], name).not.toHaveProperty('additionalProperties')
})

test('fields are described by the comments of the contract, also in schemas that extend another', () => {
  expect(schemas.Money?.description).toContain('minor units')
  expect(schemas.LocalTime?.description).toContain('HH:MM')
  const text = schemas.ProductCard?.properties?.free_cancellation?.description
  expect(text).toBe('Whether any rate has free cancellation.')
  expect(schemas.Product?.properties?.free_cancellation?.description).toBe(text)
  expect(schemas.Order?.properties?.now?.description).toContain('Server time')
  expect(schemas.Booking?.properties?.status).toEqual({ $ref: '#/components/schemas/BookingStatus' })
  const seats = document.paths['/api/orders']?.get?.parameters?.find(({ name }) => name === 'status')
  expect(seats?.description).toContain('one of these statuses')
  expect(document.paths['/api/sandbox/mailbox']?.get?.description).toContain('404 in live mode')
})

test('the schema of errors lists every code with its status', () => {
  const { description = '' } = schemas.Error?.properties?.code ?? {}
  const listed = description.split('\n\n').flatMap((line) => {
    const [status, codes = ''] = line.split(': ')
    return codes.split(', ').map((code) => [code, Number(status)])
  })
  expect(Object.fromEntries(listed)).toEqual(ERROR_STATUS)
})

test('every array says what it contains, and a tuple how much', () => {
  const arrays = parts.map(({ part }) => part).filter(({ type }) => type === 'array')
  expect(arrays.length).toBeGreaterThan(50)
  expect(arrays.filter((one) => typeof one.items !== 'object')).toEqual([])
  const tuples = arrays.filter((one) => 'prefixItems' in one)
  expect(tuples.length).toBeGreaterThan(0)
  for (const { prefixItems, maxItems } of tuples) expect(maxItems).toBe((prefixItems as unknown[]).length)
})

test('every call with a JSON response has an example of its request and response', () => {
  const json = Object.entries(operations).filter(([, { media }]) => !media)
  expect(Object.keys(EXAMPLES).sort()).toEqual(json.map(([id]) => id).sort())
  for (const { operationId, requestBody } of described) {
    const content = requestBody?.content['application/json']
    if (content) expect(content, operationId).toHaveProperty('example')
  }
})

/** The fields of an object. */
const shapeOf = (schema: z.ZodType): object => (schema instanceof z.ZodObject ? schema.shape : {})
/** Whether a body may have any fields, or has one of several forms. */
const isOpen = (schema: z.ZodType) => !(schema instanceof z.ZodObject)

test.each(Object.entries(EXAMPLES))('the example of %s is valid, and has every field', (id, example) => {
  const operation = operations[id]
  if (!operation) throw new Error(id)
  const { params = {}, query = {}, body = {}, response } = example
  operation.params.parse(params)
  operation.query.parse(query)
  operation.body.parse(body)
  expect(operation.response.parse(response)).toEqual(response)
  expect(Object.keys(query)).toEqual(Object.keys(query).filter((name) => name in shapeOf(operation.query)))
  expect(Object.keys(Object(body))).toEqual(
    Object.keys(Object(body)).filter((name) => isOpen(operation.body) || name in shapeOf(operation.body)),
  )
})
