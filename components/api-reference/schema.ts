import { type Html, html } from '@/components/offline/html'
import { type JsonSchema, REF } from '@/lib/contract/openapi/json-schema'
import { inline, joined } from './text'

export const schemaId = (name: string) => `schema-${name}`

const code = (value: unknown) => html`<code>${JSON.stringify(value)}</code>`

/** The limits of a value, as words. */
function limitsOf(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, maxItems, minItems, pattern } = schema
  const range = (from: number | undefined, to: number | undefined, unit: string) => {
    if (from === undefined && to === undefined) return null
    if (from === undefined) return `at most ${to}${unit}`
    return to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`
  }
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    pattern && `matches ${pattern}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The type of a value in words, with links to named schemas. */
export function typeOf(schema: JsonSchema): Html {
  const { $ref, type, items, prefixItems, additionalProperties, format, anyOf, oneOf } = schema
  const name = $ref?.slice(REF.length)
  if (name) return html`<a href="#${schemaId(name)}">${name}</a>`
  if (schema.enum) return joined(schema.enum.map(code), ' or ')
  if ('const' in schema) return code(schema.const)
  const options = anyOf ?? oneOf
  if (options?.every(({ properties }) => properties)) return html`one of ${options.length} objects`
  if (options) return joined(options.map(typeOf), ' or ')
  if (prefixItems) return html`list of ${joined(prefixItems.map(typeOf), ', ')}`
  if (type === 'array') return html`list of ${items ? typeOf(items) : 'anything'}`
  if (type === 'object' && typeof additionalProperties === 'object')
    return html`object of ${typeOf(additionalProperties)}`
  const words = [type ?? 'anything'].flat().join(' or ')
  const limits = limitsOf(schema)
  return html`${words}${format ? ` (${format})` : ''}${limits ? `, ${limits}` : ''}`
}

/** The objects that a schema is or has, without those that have a name of their own. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  if (schema.properties) return [schema]
  const { items, anyOf, oneOf, additionalProperties } = schema
  const inner = [items, ...(anyOf ?? oneOf ?? []), additionalProperties]
  return inner.flatMap((part) => (typeof part === 'object' ? objectsIn(part) : []))
}

function field(name: string, schema: JsonSchema, isRequired: boolean): Html {
  const { description, deprecated } = schema
  const flags = [isRequired ? 'required' : null, deprecated ? 'deprecated' : null].filter(Boolean).join(', ')
  // An old name has the fields of the new one beside it.
  return html`<li${deprecated ? html` class="deprecated"` : null}><code>${name}</code> <span class="type">${typeOf(schema)}</span>${
    flags ? html` <span class="flag">${flags}</span>` : null
  }${description ? html`<p>${inline(description)}</p>` : null}${deprecated ? null : fields(schema)}</li>`
}

/** The fields of the objects in a schema. */
export function fields(schema: JsonSchema): Html {
  return html`${objectsIn(schema)
    .filter(({ properties }) => properties && Object.keys(properties).length > 0)
    .map(
      ({ properties = {}, required = [] }) =>
        html`<ul class="fields">${Object.entries(properties).map(([name, part]) => field(name, part, required.includes(name)))}</ul>`,
    )}`
}
