import { z } from 'zod'
import { fieldDescription, schemaDescriptions } from './descriptions'
import { documentedError } from './error-responses'
import { type JsonSchema, mapSchema, REF, refsOf } from './json-schema'

type Named = ReadonlyArray<readonly [name: string, schema: z.ZodType]>
type Schemas = Record<string, JsonSchema>

interface Metadata {
  id?: string
  description?: string
  examples?: unknown[]
}

/** Where an object has the descriptions of its fields while the fields themselves are being converted. */
const TEXTS = 'x-field-texts'

/** Formats whose patterns say nothing more. */
const FORMATS = ['date', 'date-time', 'email', 'uuid', 'uri']

/** JSON Schema promises no flag `u`: many readers cannot compile such a pattern. */
const PROPERTY_ESCAPE = '\\p{'

/** Describes the fields of an object, and says nothing that its type says already. */
function tidy({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }): void {
  const json = jsonSchema as JsonSchema & { id?: unknown; [TEXTS]?: Record<string, string> }
  delete json.id
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (FORMATS.includes(json.format ?? '') || json.pattern?.includes(PROPERTY_ESCAPE)) delete json.pattern
  if (!(zodSchema instanceof z.ZodObject) || !json.properties) return
  // A client of this release reads responses of the next one.
  if (!zodSchema.def.catchall) delete json.additionalProperties
  const texts = Object.keys(json.properties).flatMap((name) => {
    const text = fieldDescription(zodSchema, name)
    return text ? [[name, text] as const] : []
  })
  json[TEXTS] = Object.fromEntries(texts)
}

/** Moves the descriptions of fields from their object to themselves. */
function withFieldTexts(schema: JsonSchema): JsonSchema {
  const {
    [TEXTS]: texts = {},
    properties,
    ...rest
  } = schema as JsonSchema & { [TEXTS]?: Record<string, string> }
  if (!properties) return schema
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        name,
        texts[name] ? { ...field, description: texts[name] } : field,
      ]),
    ),
  }
}

/** Closes every tuple, whose schema would allow further elements. `items` is there for readers of OpenAPI 3.0. */
function withClosedTuples(schema: JsonSchema): JsonSchema {
  const { prefixItems, items } = schema
  return prefixItems && !items ? { ...schema, items: {}, maxItems: prefixItems.length } : schema
}

/** The name of a schema that lists the same words. */
type NameOfWords = (words: unknown[] | undefined) => string | undefined

function namesOfWords(schemas: Schemas): NameOfWords {
  const names = new Map(
    Object.entries(schemas).flatMap(([name, schema]) =>
      schema.enum ? [[JSON.stringify(schema.enum), name]] : [],
    ),
  )
  return (words) => words && names.get(JSON.stringify(words))
}

/** Refers to a named schema instead of listing its words once more. */
function withNamedWords({ properties, ...schema }: JsonSchema, nameOf: NameOfWords): JsonSchema {
  const refer = (part: JsonSchema): JsonSchema => {
    const name = nameOf(part.enum)
    if (!name) return part
    const { type: _, enum: __, ...rest } = part
    return { $ref: REF + name, ...rest }
  }
  const { items, propertyNames, anyOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, refer(part)])),
    }),
    ...(items && { items: refer(items) }),
    ...(propertyNames && { propertyNames: refer(propertyNames) }),
    ...(anyOf && { anyOf: anyOf.map(refer) }),
  }
}

/**
 * Converts schemas to JSON Schema, with references between them.
 * @param io whether they describe what a request has, or what a response has: a default is optional in requests only
 */
function convert(named: Named, io: 'input' | 'output'): Schemas {
  const registry = z.registry<Metadata>()
  for (const [schema, description] of schemaDescriptions) registry.add(schema, { description })
  for (const field of Object.values(documentedError.shape)) registry.add(field, field.meta() ?? {})
  for (const [id, schema] of named) registry.add(schema, { ...registry.get(schema), id })
  const { schemas } = z.toJSONSchema(registry, {
    metadata: registry,
    io,
    uri: (id) => REF + id,
    unrepresentable: 'any',
    override: tidy,
  })
  const converted = Object.entries(schemas).map(
    ([name, { $schema: _, $id: __, ...schema }]) => [name, schema as JsonSchema] as const,
  )
  const nameOf = namesOfWords(Object.fromEntries(converted))
  return Object.fromEntries(
    converted.map(([name, schema]) => [
      name,
      mapSchema(schema, (part) => withNamedWords(withClosedTuples(withFieldTexts(part)), nameOf)),
    ]),
  )
}

/** The schemas that some refer to, directly or through others. */
function reached(schemas: Schemas, from: Iterable<string>): Set<string> {
  const names = new Set<string>()
  const visit = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    for (const next of refsOf(schemas[name] ?? {})) visit(next)
  }
  for (const name of from) visit(name)
  return names
}

/** The names of schemas that are another thing in requests than in responses, directly or through others. */
function differing(requests: Schemas, responses: Schemas, shared: ReadonlySet<string>): Set<string> {
  const names = new Set(
    [...shared].filter((name) => JSON.stringify(requests[name]) !== JSON.stringify(responses[name])),
  )
  for (const name of shared)
    if (![...reached(requests, [name])].every((one) => !names.has(one))) names.add(name)
  return names
}

/** Schemas of requests and responses, by name; those of requests may have others as their parts. */
export interface Roots {
  named: Named
  requests: Named
  responses: Named
}

/**
 * Returns the JSON Schemas that requests and responses need. A schema that a request has in another form than a response
 * has the ending `Input` there.
 */
export function componentSchemas({ named, requests, responses }: Roots): Schemas {
  const sent = convert([...named, ...requests], 'input')
  const received = convert([...named, ...responses], 'output')
  const inRequests = reached(
    sent,
    requests.map(([name]) => name),
  )
  const inResponses = reached(
    received,
    responses.map(([name]) => name),
  )
  const shared = new Set([...inRequests].filter((name) => inResponses.has(name)))
  const other = differing(sent, received, shared)
  const inputName = (name: string) => (other.has(name) ? `${name}Input` : name)
  const renamed = (schema: JsonSchema) =>
    mapSchema(schema, (part) =>
      part.$ref ? { ...part, $ref: REF + inputName(part.$ref.slice(REF.length)) } : part,
    )
  return Object.fromEntries(
    [
      ...[...inResponses].map((name) => [name, received[name] ?? {}] as const),
      ...[...inRequests].map((name) => [inputName(name), renamed(sent[name] ?? {})] as const),
    ].sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
