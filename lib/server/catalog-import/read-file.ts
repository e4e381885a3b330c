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

/** A catalogue file whose form was looked at. */
export interface ReadFile {
  json: JsonText
  /** What of it has the right form: the others are missing from their lists, which keep their places. */
  file: CatalogFile
  problems: Problem[]
}

/** A file without the entries that have a problem. */
export function valid(file: CatalogFile, problems: readonly Problem[]): CatalogFile {
  const kept = { ...file }
  for (const section of SECTIONS) {
    const wrong = new Set(problems.flatMap(({ path }) => (path[0] === section ? [path[1]] : [])))
    const list: unknown[] | undefined = kept[section]?.slice()
    if (!list || wrong.size === 0) continue
    for (const index of wrong) if (typeof index === 'number') delete list[index]
    Object.assign(kept, { [section]: list })
  }
  return kept
}

/** Which entries of the raw document the schema takes, one by one. */
function intactParts(raw: Record<string, unknown>): CatalogFile {
  const parts: Record<string, unknown> = { version: 1 }
  for (const section of SECTIONS) {
    const [list, shape] = [raw[section], catalogFile.shape[section]]
    const entry = shape.def.type === 'optional' ? shape.unwrap() : shape
    if (!Array.isArray(list) || !('element' in entry)) continue
    const kept: unknown[] = new Array(list.length)
    list.forEach((value, index) => {
      const { success, data } = entry.element.safeParse(value)
      if (success) kept[index] = data
    })
    parts[section] = kept
  }
  return { products: [], ...parts } as unknown as CatalogFile
}

/** Names that broken entries have: what refers to them is not wrong as well. */
export function namesOfBroken(json: JsonText, section: string, field: string): string[] {
  const list = (json.value as Record<string, unknown> | null)?.[section]
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    const name =
      typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[field] : null
    return typeof name === 'string' ? [name] : []
  })
}

/**
 * Reads the text of a catalogue.
 * @throws CatalogueRefused where it is no JSON, or no object
 */
export function readFile(text: string): ReadFile {
  const json = new JsonText(text)
  if (json.problems.length > 0) throw new CatalogRefused(json.problems)
  const { success, data, error } = catalogFile.safeParse(json.value, { reportInput: true })
  if (success) return { json, file: data, problems: [] }
  const problems = problemsOf(error.issues)
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value))
    throw new CatalogRefused(json.placed(problems))
  return { json, file: intactParts(json.value as Record<string, unknown>), problems }
}
