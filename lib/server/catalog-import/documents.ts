import type { CatalogDocument } from './catalog-document'
import type { JsonText } from './json-text'
import type { Path, PlacedProblem, Problem } from './problems'
import { SECTIONS, type Section } from './sections'

interface Parsed {
  document: CatalogDocument
  json: JsonText
}

/** Returns the entries of a section as written; none if it is not a list. */
export function rawEntries(value: unknown, section: Section): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const list = (value as Record<string, unknown>)[section]
  return Array.isArray(list) ? list : []
}

/** The documents of one catalog. An index of the catalog counts the entries of all of them in order. */
export class Documents {
  readonly #list: readonly Parsed[]

  constructor(list: readonly Parsed[]) {
    this.#list = list
  }

  /** Finds the document of an entry, and its path in there. */
  #locate(path: Path): Parsed & { path: Path } {
    const [first] = this.#list
    if (!first) throw new Error('a catalog has at least one document')
    const [name, index, ...rest] = path
    const section = SECTIONS.find((known) => known === name)
    if (!section || typeof index !== 'number') return { ...first, path }
    let at = index
    for (const parsed of this.#list) {
      const { length } = rawEntries(parsed.json.value, section)
      if (at < length) return { ...parsed, path: [section, at, ...rest] }
      at -= length
    }
    return { ...first, path }
  }

  /** Returns the document that contains an entry. */
  documentOf(path: Path): CatalogDocument {
    return this.#locate(path).document
  }

  /** Adds the document and the position to problems, and sorts them by both. */
  placed(problems: readonly Problem[]): PlacedProblem[] {
    const located = problems.map(({ document, ...problem }) => {
      const own = document && this.#list.find((parsed) => parsed.document === document)
      return { ...problem, ...(own ? { ...own, path: problem.path } : this.#locate(problem.path)) }
    })
    return this.#list.flatMap(({ document, json }) =>
      json
        .placed(located.filter((problem) => problem.document === document))
        .map(({ path, message, atName, line, column }) => ({
          path,
          message,
          ...(atName !== undefined && { atName }),
          line,
          column,
          file: document.name,
        })),
    )
  }

  /** Returns the names of a section's entries, also of invalid ones, so that references to those are not reported too. */
  names(section: Section, field: string): string[] {
    return this.#list.flatMap(({ json }) =>
      rawEntries(json.value, section).flatMap((entry) => {
        const name =
          typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[field] : null
        return typeof name === 'string' ? [name] : []
      }),
    )
  }

  /** Whether any document has the section. */
  has(section: Section): boolean {
    return this.#list.some(({ json }) => json.value instanceof Object && section in json.value)
  }
}
