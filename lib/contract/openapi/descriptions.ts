import { z } from 'zod'
import { modules, operations } from '..'
import COMMENTS from './descriptions.json'
import { CONSTANTS } from './named-schemas'

type Shape = Readonly<Record<string, z.ZodType>>

/** What a comment describes. */
export type Described =
  | { kind: 'schema'; schemas: readonly z.ZodType[] }
  | { kind: 'operation'; name: string }
  | { kind: 'field'; objects: readonly z.ZodObject[]; name: string }
  /** Of an object that is no schema, whose fields are spread into schemas. */
  | { kind: 'spread'; field: z.ZodType }

const MODULES = new Map(
  Object.entries(modules).map(([name, module]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    module as Readonly<Record<string, unknown>>,
  ]),
)

/** The schemas that a schema wraps, holds or chooses from. */
function insideOf({ def }: z.ZodType): z.ZodType[] {
  const {
    innerType,
    element,
    in: input,
    out: output,
    options,
    valueType,
  } = def as unknown as Record<string, unknown>
  return [innerType, element, input, output, valueType, ...(Array.isArray(options) ? options : [])].filter(
    (one): one is z.ZodType => one instanceof z.ZodType,
  )
}

/** The objects that a schema is, wraps, holds or chooses from. */
function objectsOf(schema: z.ZodType): z.ZodObject[] {
  return schema instanceof z.ZodObject ? [schema] : insideOf(schema).flatMap(objectsOf)
}

function withField(schemas: readonly z.ZodType[], name: string): z.ZodObject[] {
  return schemas.flatMap(objectsOf).filter(({ shape }) => name in shape)
}

function fieldOf(schemas: readonly z.ZodType[], [name = '', ...rest]: readonly string[]): Described | null {
  const objects = withField(schemas, name)
  if (objects.length === 0) return null
  if (rest.length === 0) return { kind: 'field', objects, name }
  return fieldOf(
    objects.flatMap(({ shape }) => shape[name] as z.ZodType),
    rest,
  )
}

/** The field of an operation: its comment is on the envelope's data unless the envelope has the field itself. */
function fieldOfOperation(name: string, [part = '', ...path]: readonly string[]): Described | null {
  const schema = (operations[name] as unknown as Shape)[part]
  if (!(schema instanceof z.ZodType)) return null
  const data = schema instanceof z.ZodObject ? (schema.shape as Shape).data : undefined
  return fieldOf([schema], path) ?? (data ? fieldOf([data], path) : null)
}

/**
 * Finds what a comment in a file of the contract describes; null if it is no part of the document.
 * @param path constant, and the names of the fields within it
 */
export function describedBy(file: string, [constant = '', ...fields]: readonly string[]): Described | null {
  const value = MODULES.get(file)?.[constant]
  const schemas = CONSTANTS[`${file}/${constant}`] ?? (value instanceof z.ZodType ? [value] : [])
  if (schemas.length > 0) return fields.length === 0 ? { kind: 'schema', schemas } : fieldOf(schemas, fields)
  if (typeof value !== 'object' || value === null) return null
  if (value === operations[constant])
    return fields.length === 0 ? { kind: 'operation', name: constant } : fieldOfOperation(constant, fields)
  const field = (value as Shape)[fields[0] ?? '']
  return field instanceof z.ZodType ? { kind: 'spread', field } : null
}

const schemaTexts = new Map<z.ZodType, string>()
const operationTexts = new Map<string, string>()
const fieldTexts = new Map<z.ZodObject, Map<string, string>>()

for (const [file, comments] of Object.entries<Readonly<Record<string, string>>>(COMMENTS))
  for (const [path, text] of Object.entries(comments)) {
    const described = describedBy(file, path.split('.'))
    if (described?.kind === 'operation') operationTexts.set(described.name, text)
    if (described?.kind === 'spread') schemaTexts.set(described.field, text)
    if (described?.kind === 'schema') for (const schema of described.schemas) schemaTexts.set(schema, text)
    if (described?.kind === 'field')
      for (const object of described.objects)
        fieldTexts.set(
          object,
          (fieldTexts.get(object) ?? new Map<string, string>()).set(described.name, text),
        )
  }

const isSame = (field: z.ZodType | undefined, original: z.ZodType | undefined) =>
  field !== undefined &&
  (field === original || (field instanceof z.ZodOptional && field.unwrap() === original))

/** Whether an object has been made of another one, with half of its fields or more. */
function derives({ shape }: z.ZodObject, { shape: original }: z.ZodObject): boolean {
  const names = Object.keys(original)
  return names.filter((name) => isSame(shape[name], original[name])).length * 2 >= names.length
}

/** The description of an object's field; undefined if the contract has none. */
export function fieldDescription(object: z.ZodObject, name: string): string | undefined {
  const own = fieldTexts.get(object)?.get(name)
  if (own !== undefined) return own
  for (const [original, texts] of fieldTexts)
    if (texts.has(name) && isSame(object.shape[name], original.shape[name]) && derives(object, original))
      return texts.get(name)
  return undefined
}

export const schemaDescriptions: ReadonlyMap<z.ZodType, string> = schemaTexts
export const operationDescription = (name: string): string | undefined => operationTexts.get(name)
