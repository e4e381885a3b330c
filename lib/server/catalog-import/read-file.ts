import { type CatalogFile, catalogFile } from '@/lib/contract/catalog-file'
import { problemsOf } from './issue-messages'
import { JsonText } from './json-text'
import { CatalogRefused, type Problem } from './problems'

const SECTIONS = [
  'categories',
  'destinations',
  'cancellation_policies',
  'suppliers',
  'products',
  'redirects',
] as const

/** A catalog file after schema validation. */
export interface ReadFile {
  json: JsonText
  /** The valid entries. Invalid ones are holes in their lists, so that the others keep their index. */
  file: CatalogFile
  problems: Problem[]
}

/** Returns the file with a hole for each entry that has a problem. */
export function valid(file: CatalogFile, problems: readonly Problem[]): CatalogFile {
  const result = { ...file }
  for (const section of SECTIONS) {
    const wrong = new Set(problems.flatMap(({ path }) => (path[0] === section ? [path[1]] : [])))
    const list: unknown[] | undefined = result[section]?.slice()
    if (!list || wrong.size === 0) continue
    for (const index of wrong) if (typeof index === 'number') delete list[index]
    Object.assign(result, { [section]: list })
  }
  return result
}

/** Validates the entries of the raw document one by one. */
function validEntries(raw: Record<string, unknown>): CatalogFile {
  const parts: Record<string, unknown> = { version: 1 }
  for (const section of SECTIONS) {
    const [list, shape] = [raw[section], catalogFile.shape[section]]
    const entry = shape.def.type === 'optional' ? shape.unwrap() : shape
    if (!Array.isArray(list) || !('element' in entry)) continue
    const entries: unknown[] = new Array(list.length)
    list.forEach((value, index) => {
      const { success, data } = entry.element.safeParse(value)
      if (success) entries[index] = data
    })
    parts[section] = entries
  }
  return { products: [], ...parts } as unknown as CatalogFile
}

/**
 * Returns the names of a section's entries, also invalid
 * ones, so that references to those are not reported too.
 */
export function namesOfBroken(json: JsonText, section: string, field: string): string[] {
  const list = (json.value as Record<string, unknown> | null)?.[section]
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    const name =
      typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[field] : null
    return typeof name === 'string' ? [name] : []
  })
}

/** Parses the text of a catalog file. @throws CatalogRefused if it is not JSON or not an object */
export function readFile(text: string): ReadFile {
  const json = new JsonText(text)
  if (json.problems.length > 0) throw new CatalogRefused(json.problems)
  const { success, data, error } = catalogFile.safeParse(json.value, { reportInput: true })
  if (success) return { json, file: data, problems: [] }
  const problems = problemsOf(error.issues)
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value))
    throw new CatalogRefused(json.placed(problems))
  return { json, file: validEntries(json.value as Record<string, unknown>), problems }
}
