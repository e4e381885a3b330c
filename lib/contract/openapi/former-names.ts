import { RENAMED_FIELDS } from '../renamed-fields'
import { type JsonSchema, mapSchema, REF } from './json-schema'

type Names = Readonly<Record<string, string>>

/** Renames the properties of an object's schema; another schema stays as it is. */
function renameProperties(schema: JsonSchema, names: Names): JsonSchema {
  const { properties, required } = schema
  if (!properties) return schema
  const renamed = (name: string) => names[name] ?? name
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [renamed(name), part])),
    ...(required && { required: required.map(renamed) }),
  }
}

/** The schema that a reference leads to, written out; another schema stays as it is. */
function resolve(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const { $ref, ...rest } = schema
  return $ref ? { ...schemas[$ref.slice(REF.length)], ...rest } : schema
}

/** Adds the old names of renamed fields to all schemas, as deprecated and never required. */
export function withFormerNames(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const withOldNames = (schema: JsonSchema): JsonSchema => {
    const { properties } = schema
    if (!properties) return schema
    const old = RENAMED_FIELDS.flatMap(({ now, was, inside }) => {
      const field = properties[now]
      if (!field) return []
      const former = inside ? renameProperties(resolve(field, schemas), inside) : field
      return [[was, { ...former, deprecated: true }] as const]
    })
    return old.length > 0 ? { ...schema, properties: { ...properties, ...Object.fromEntries(old) } } : schema
  }
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema, withOldNames)]),
  )
}
