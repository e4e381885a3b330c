import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { operations } from '.'
import { errorEnvelope, type Operation } from './operation'
import { RENAMED_FIELDS } from './renamed-fields'
import { changesOwn, PAGE_OWNER_HEADER } from './session-guard'

const pageOwner = z.object({
  [PAGE_OWNER_HEADER]: z
    .string()
    .optional()
    .describe('The account that owns the page; SESSION_MISMATCH (409) if the session is of another account'),
})

/** The parts of a JSON Schema that a renamed field changes. */
interface SchemaObject {
  properties?: Record<string, unknown>
  required?: string[]
}

const isEmpty = (schema: z.ZodType) => schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0

/** Content types of a request body: raw for a file, JSON for fields. */
function requestContent({ body, file }: Operation) {
  if (!file) return { 'application/json': { schema: body } }
  const schema = { type: 'string', format: 'binary' } as const
  return Object.fromEntries(file.types.map((type) => [type, { schema }]))
}

/** Content type of a response: raw for a file, otherwise JSON. */
function responseContent({ media, response }: Operation) {
  if (!media) return { 'application/json': { schema: response } }
  return { [media]: { schema: { type: 'string', format: 'binary' } as const } }
}

function requestOf(operation: Operation) {
  const { params, query, body, file } = operation
  return {
    ...(params instanceof z.ZodObject && !isEmpty(params) ? { params } : {}),
    ...(query instanceof z.ZodObject && !isEmpty(query) ? { query } : {}),
    ...(operation.session && changesOwn(operation) ? { headers: pageOwner } : {}),
    ...(isEmpty(body) && !file ? {} : { body: { content: requestContent(operation) } }),
  }
}

/** Adds the old names of renamed fields to every schema in a document, as deprecated and never required. */
function withDeprecatedNames<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one) => withDeprecatedNames<unknown>(one)) as Value
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withDeprecatedNames<unknown>(part)]),
  )
  const { properties } = parts
  if (typeof properties !== 'object' || properties === null) return parts as Value
  const old = RENAMED_FIELDS.flatMap(({ now, was, inside = {} }) => {
    const schema = Object.entries(properties).find(([name]) => name === now)?.[1]
    return schema ? [[was, { ...renameProperties(schema, inside), deprecated: true }]] : []
  })
  return { ...parts, properties: { ...properties, ...Object.fromEntries(old) } } as Value
}

/** Renames the properties of an object's schema; another schema stays as it is. */
function renameProperties(schema: SchemaObject, names: Readonly<Record<string, string>>): SchemaObject {
  const { properties, required } = schema
  if (!properties) return schema
  const renamed = (name: string) => names[name] ?? name
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [renamed(name), part])),
    ...(required && { required: required.map(renamed) }),
  }
}

/** Returns the OpenAPI 3.1 document of the contract. */
export function openApiDocument(version: string) {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'session', { type: 'http', scheme: 'bearer' })
  for (const [operationId, operation] of Object.entries(operations))
    registry.registerPath({
      operationId,
      method: operation.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete',
      path: operation.path,
      summary: operation.summary,
      tags: [operation.path.split('/')[2] ?? 'api'],
      security: operation.session ? [{ session: [] }] : [],
      request: requestOf(operation),
      responses: {
        200: { description: 'Success', content: responseContent(operation) },
        default: {
          description: 'An error with a code and a message in the language of the request',
          content: { 'application/json': { schema: errorEnvelope } },
        },
      },
    })
  const document = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Sunhop', version },
  })
  return withDeprecatedNames(document)
}
