/** The parts of a JSON Schema that this contract uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  deprecated?: boolean
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export const REF = '#/components/schemas/'

/** Applies a function to every schema within a schema, the innermost first. */
export function mapSchema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const one = <Part extends JsonSchema | undefined>(part: Part) => part && mapSchema(part, change)
  const list = (parts: JsonSchema[] | undefined) => parts?.map((part) => mapSchema(part, change))
  const { properties, additionalProperties } = schema
  return change(
    withoutUndefined({
      ...schema,
      properties:
        properties &&
        Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, mapSchema(part, change)])),
      additionalProperties:
        typeof additionalProperties === 'object' ? one(additionalProperties) : additionalProperties,
      propertyNames: one(schema.propertyNames),
      items: one(schema.items),
      prefixItems: list(schema.prefixItems),
      anyOf: list(schema.anyOf),
      oneOf: list(schema.oneOf),
      allOf: list(schema.allOf),
    }),
  )
}

function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
}

/** The names of the schemas that a schema refers to. */
export function refsOf(schema: JsonSchema): string[] {
  const names: string[] = []
  mapSchema(schema, (part) => {
    if (part.$ref) names.push(part.$ref.slice(REF.length))
    return part
  })
  return names
}
