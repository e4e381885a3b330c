import { z } from 'zod'
import { MAX_KEY_LENGTH } from '@/lib/domain/idempotency-key'
import type { Operation } from '../operation'
import { changesOwn, PAGE_OWNER_HEADER } from '../session-guard'
import { operationDescription } from './descriptions'
import type { Content, Parameter, PathOperation } from './document'
import { errorResponses } from './error-responses'
import type { OperationExample } from './examples/example'
import { type JsonSchema, REF } from './json-schema'
import { NAMED_SCHEMAS, pascalCase } from './named-schemas'

const NAMES = new Map(NAMED_SCHEMAS.map(([name, schema]) => [schema, name]))

const isEmpty = (schema: z.ZodType) => schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0

const hasFields = ({ body, file }: Operation) => !file && !isEmpty(body)
const hasBody = (operation: Operation) => operation.file !== undefined || hasFields(operation)

const requestName = (id: string, { body }: Operation) => NAMES.get(body) ?? `${pascalCase(id)}Request`
const responseName = (id: string, { response }: Operation) =>
  NAMES.get(response) ?? `${pascalCase(id)}Response`

/** Parameters are converted as objects, whose names are no names of schemas. */
const parametersName = (id: string, place: 'path' | 'query') => `${id} ${place}`
export const isParametersName = (name: string) => name.includes(' ')

/** The schemas of an operation's requests by name: its body, and its parameters as objects. */
export function requestSchemas(id: string, operation: Operation): Array<readonly [string, z.ZodType]> {
  const { params, query, body } = operation
  return [
    ...(isEmpty(params) ? [] : [[parametersName(id, 'path'), params] as const]),
    ...(isEmpty(query) ? [] : [[parametersName(id, 'query'), query] as const]),
    ...(hasFields(operation) ? [[requestName(id, operation), body] as const] : []),
  ]
}

export function responseSchemas(id: string, operation: Operation): Array<readonly [string, z.ZodType]> {
  return operation.media ? [] : [[responseName(id, operation), operation.response]]
}

const BINARY: JsonSchema = { type: 'string', format: 'binary' }

/** The header that names the account of a page; see `session-guard.ts`. */
const PAGE_OWNER: Parameter = {
  name: PAGE_OWNER_HEADER,
  in: 'header',
  required: false,
  description: 'The account that owns the page; SESSION_MISMATCH (409) if the session is of another account',
  schema: { type: 'string' },
}

function parametersIn(
  place: 'path' | 'query',
  { properties = {}, required = [] }: JsonSchema,
  example: Readonly<Record<string, unknown>>,
): Parameter[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description && { description }),
    schema,
    ...(name in example && { example: example[name] }),
  }))
}

const idempotencyKeyOf = (required: boolean): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description: 'Makes retries safe: a request with the key of an earlier one changes nothing more.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
})

function securityOf({ session, venueKey }: Operation): PathOperation['security'] {
  if (venueKey) return [{ venue: [] }]
  return session ? [{ session: [] }, { cookie: [] }] : []
}

function authentication({ session, venueKey }: Operation): string {
  if (venueKey) return 'Requires the key of a venue.'
  return session ? 'Requires a session.' : 'Needs no session.'
}

/** What a client must know beside the fields. */
function descriptionOf(id: string, operation: Operation): string {
  const { file, media } = operation
  return [
    operationDescription(id),
    authentication(operation),
    file && `The body is a file of ${file.types.join(', ')} with at most ${file.most} bytes.`,
    media && `The response is a file of the type ${media}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function requestContent(id: string, operation: Operation, example: OperationExample | undefined): Content {
  const { file } = operation
  if (file) return Object.fromEntries(file.types.map((type) => [type, { schema: BINARY }]))
  const schema = { $ref: REF + requestName(id, operation) }
  return { 'application/json': { schema, ...(example?.body !== undefined && { example: example.body }) } }
}

function responseContent(id: string, operation: Operation, example: OperationExample | undefined): Content {
  const { media } = operation
  if (media) return { [media]: { schema: BINARY } }
  const schema = { $ref: REF + responseName(id, operation) }
  return {
    'application/json': { schema, ...(example?.response !== undefined && { example: example.response }) },
  }
}

/** Describes an operation. @param schemas those of all requests by name */
export function pathOperation(
  id: string,
  operation: Operation,
  schemas: Readonly<Record<string, JsonSchema>>,
  example: OperationExample | undefined,
): PathOperation {
  const { path, summary, session, body, idempotencyKey } = operation
  const parameters = [
    ...parametersIn('path', schemas[parametersName(id, 'path')] ?? {}, { ...example?.params }),
    ...parametersIn('query', schemas[parametersName(id, 'query')] ?? {}, { ...example?.query }),
    ...(idempotencyKey ? [idempotencyKeyOf(idempotencyKey === 'required')] : []),
    ...(session && changesOwn(operation) ? [PAGE_OWNER] : []),
  ]
  return {
    operationId: id,
    summary,
    description: descriptionOf(id, operation),
    tags: [path.split('/')[2] ?? 'api'],
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody(operation) && {
      requestBody: {
        required: operation.file !== undefined || !body.safeParse({}).success,
        content: requestContent(id, operation, example),
      },
    }),
    responses: {
      200: { description: 'Success', content: responseContent(id, operation, example) },
      ...errorResponses(id, operation),
    },
  }
}
