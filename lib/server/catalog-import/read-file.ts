import { type CatalogFile, catalogFile } from '@/lib/contract/catalog-file'
import type { CatalogDocument } from './catalog-document'
import { Documents, rawEntries } from './documents'
import { problemsOf } from './issue-messages'
import { JsonText } from './json-text'
import { CatalogRefused, type Problem } from './problems'
import { SECTIONS } from './sections'

/** A catalog after schema validation. */
export interface ReadFile {
  documents: Documents
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
function validEntries(raw: Record<string, unknown>): Partial<CatalogFile> {
  const parts: Record<string, unknown> = {}
  for (const section of SECTIONS) {
    const [list, { element }] = [raw[section], catalogFile.shape[section].unwrap()]
    if (!Array.isArray(list)) continue
    const entries: unknown[] = new Array(list.length)
    list.forEach((value, index) => {
      const { success, data } = element.safeParse(value)
      if (success) entries[index] = data
    })
    parts[section] = entries
  }
  return parts
}

interface ReadDocument {
  document: CatalogDocument
  json: JsonText
  part: Partial<CatalogFile>
  /** With paths in this document. */
  problems: Problem[]
}

function readDocument(document: CatalogDocument): ReadDocument {
  const json = new JsonText(document.text)
  if (json.problems.length > 0) return { document, json, part: {}, problems: json.problems }
  const { success, data, error } = catalogFile.safeParse(json.value, { reportInput: true })
  if (success) return { document, json, part: data, problems: [] }
  const problems = problemsOf(error.issues)
  const isObject = typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value)
  return {
    document,
    json,
    part: isObject ? validEntries(json.value as Record<string, unknown>) : {},
    problems,
  }
}

/** Joins the parts. Entries of a section keep the order of the documents. */
function joined(list: readonly ReadDocument[]): { file: CatalogFile; problems: Problem[] } {
  const lists: Partial<Record<string, unknown[]>> = { products: [] }
  const problems: Problem[] = []
  for (const { document, json, part, problems: own } of list) {
    problems.push(
      ...own.map((problem): Problem => {
        const [section, index, ...rest] = problem.path
        const offset = lists[String(section)]?.length ?? 0
        return typeof index === 'number'
          ? { ...problem, path: [section ?? '', offset + index, ...rest] }
          : { ...problem, document }
      }),
    )
    for (const section of SECTIONS) {
      const entries = part[section]
      if (!entries) continue
      // An entry that the schema rejects stays a hole: spreading or concat would fill or shift it.
      const { length } = rawEntries(json.value, section)
      const target = lists[section] ?? []
      lists[section] = target
      const start = target.length
      target.length += length
      entries.forEach((entry, index) => {
        target[start + index] = entry
      })
    }
  }
  return { file: { version: 1, ...lists } as CatalogFile, problems }
}

/** Parses the documents of a catalog. @throws CatalogRefused if one is not JSON */
export function readFile(list: readonly CatalogDocument[]): ReadFile {
  const read = list.map(readDocument)
  const documents = new Documents(read)
  const broken = read.filter(({ json }) => json.problems.length > 0)
  if (broken.length > 0)
    throw new CatalogRefused(
      broken.flatMap(({ document, json }) =>
        json.problems.map((problem) => ({ ...problem, file: document.name })),
      ),
    )
  return { documents, ...joined(read) }
}
