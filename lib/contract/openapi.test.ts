import { expect, test } from 'vitest'
import { ERROR_STATUS } from './error-status'
import { openApiDocument } from './openapi'

/** The document as clients receive it. */
const document = JSON.parse(JSON.stringify(openApiDocument('1.2.3'))) as {
  info: Record<string, unknown>
  servers: Array<{ url: string }>
  tags: Array<{ name: string; description?: string }>
  paths: Record<string, Record<string, Described>>
  components: { schemas: { Error: { properties: { code: { description: string } } } } }
}

interface Described {
  operationId: string
  description: string
  tags: string[]
  responses: Record<string, { content: Record<string, { schema: unknown }> }>
}

const described = Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('the document says what it is, where it is served and under which license', () => {
  expect(document.info).toMatchObject({ version: '1.2.3', license: { identifier: 'MIT' } })
  expect(document.info.description).toContain('access-token')
  expect(document.info.contact).toBeDefined()
  expect(document.servers).toMatchObject([{ url: '/' }])
})

test('every operation has a description, a described tag and the error responses', () => {
  expect(described.length).toBeGreaterThan(60)
  expect(document.tags.filter(({ description }) => !description)).toEqual([])
  const tags = document.tags.map(({ name }) => name)
  expect([...new Set(described.flatMap((operation) => operation.tags))].sort()).toEqual(tags)
  for (const { operationId, description, responses } of described) {
    expect(description, operationId).not.toBe('')
    for (const status of ['4XX', '5XX'])
      expect(responses[status]?.content['application/json']?.schema, operationId).toEqual({
        $ref: '#/components/schemas/Error',
      })
  }
})

test('the schema of errors lists every code with its status', () => {
  const { description } = document.components.schemas.Error.properties.code
  const listed = description.split('\n\n').flatMap((line) => {
    const [status, codes = ''] = line.split(': ')
    return codes.split(', ').map((code) => [code, Number(status)])
  })
  expect(Object.fromEntries(listed)).toEqual(ERROR_STATUS)
})

test('every array says what it contains, and a tuple how much', () => {
  const arrays: Array<Record<string, unknown>> = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'array') arrays.push({ ...value })
    for (const part of Object.values(value)) walk(part)
  }
  walk(document.paths)
  expect(arrays.length).toBeGreaterThan(50)
  expect(arrays.filter((one) => typeof one.items !== 'object')).toEqual([])
  const tuples = arrays.filter((one) => 'prefixItems' in one)
  expect(tuples.length).toBeGreaterThan(0)
  for (const { prefixItems, maxItems } of tuples) expect(maxItems).toBe((prefixItems as unknown[]).length)
})
