import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { operations } from '.'
import { errorEnvelope, type Operation } from './operation'
import { changesOwn, PAGE_OWNER_HEADER } from './session-guard'

const pageOwner = z.object({
  [PAGE_OWNER_HEADER]: z
    .string()
    .optional()
    .describe('The account that owns the page; OTHER_SESSION (409) if the session is of another account'),
})

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
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Sunhop', version },
  })
}
