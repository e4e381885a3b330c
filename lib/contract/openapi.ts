import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { operations } from '.'
import { ERROR_STATUS } from './error-status'
import { errorEnvelope, type Operation } from './operation'
import { RENAMED_FIELDS } from './renamed-fields'
import { changesOwn, PAGE_OWNER_HEADER } from './session-guard'

const pageOwner = z.object({
  [PAGE_OWNER_HEADER]: z
    .string()
    .optional()
    .describe('The account that owns the page; SESSION_MISMATCH (409) if the session is of another account'),
})

/** What the calls below a first folder of `/api/` are about. */
const TAGS: Readonly<Record<string, string>> = {
  account: 'Settings, sessions and travelers of the account',
  auth: 'Sign-up, sign-in and passwords',
  catalog: 'Products, categories, destinations and search',
  checkout: 'Payment options of the cart',
  favourites: 'Saved products',
  holiday: 'The partner of the shop',
  'order-links': 'Orders by the link of a mail',
  orders: 'Orders, payments, documents and cancellations',
  payments: 'Notifications of payment gateways',
  pd4: 'Cart, destinations, languages and currencies',
  redirects: 'Addresses that have moved',
  reviews: 'Reviews of products',
  sandbox: 'Simulated third parties of the sandbox',
  'supplier-requests': "Suppliers' replies by the link of a mail",
  support: 'Messages to the support',
  vouchers: 'Vouchers: offline and at the gate',
}

const DESCRIPTION = `The API of the shop. Every JSON response has an envelope: \`result\` and \`success\` say whether the call
succeeded, \`data\` has what was requested, and an error has a \`code\` and a \`message\` in the language of the request
(\`Accept-Language\`). A session is the cookie \`access-token\` or the same token in the header \`Authorization\`.`

const tagOf = ({ path }: Operation) => path.split('/')[2] ?? 'api'

/** What a client must know beside the fields. */
function descriptionOf({ session, file, media }: Operation): string {
  return [
    session ? 'Requires a session; without one the status is 401.' : 'Needs no session.',
    file && `The body is a file of ${file.types.join(', ')} with at most ${file.most} bytes.`,
    media && `The response is a file of the type ${media}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The error codes by status, for people who read the document. */
const CODES = Map.groupBy(Object.entries(ERROR_STATUS), ([, status]) => status)
const CODE_LIST = [...CODES]
  .sort(([a], [b]) => a - b)
  .map(([status, codes]) => `${status}: ${codes.map(([code]) => code).join(', ')}`)
  .join('\n\n')

/** The error as the document has it; clients read a code that they do not know as a string. */
const documentedError = errorEnvelope
  .extend({ code: z.string().meta({ description: CODE_LIST, examples: Object.keys(ERROR_STATUS) }) })
  .meta({ id: 'Error' })

const error = {
  description: 'An error with a code and a message in the language of the request',
  content: { 'application/json': { schema: documentedError } },
}

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

/** Closes every tuple, whose schema would allow further elements. `items` is there for readers of OpenAPI 3.0. */
function withClosedTuples<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one) => withClosedTuples<unknown>(one)) as Value
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withClosedTuples<unknown>(part)]),
  )
  const { prefixItems } = parts
  if (!Array.isArray(prefixItems) || 'items' in parts) return parts as Value
  return { ...parts, items: {}, maxItems: prefixItems.length } as Value
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
      description: descriptionOf(operation),
      tags: [tagOf(operation)],
      security: operation.session ? [{ session: [] }] : [],
      request: requestOf(operation),
      responses: {
        200: { description: 'Success', content: responseContent(operation) },
        '4XX': error,
        '5XX': error,
      },
    })
  const document = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Sunhop',
      version,
      description: DESCRIPTION,
      contact: { name: 'The operator of the shop: see its page /support' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    tags: [...new Set(Object.values(operations).map(tagOf))]
      .sort()
      .map((name) => ({ name, description: TAGS[name] })),
  })
  return withDeprecatedNames(withClosedTuples(document))
}
