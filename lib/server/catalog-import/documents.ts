import type { ByteSource } from './byte-source'
import type { CatalogDocument } from './catalog-document'
import { textOf } from './document-text'
import { JsonText } from './json-text'
import type { Path, PlacedProblem, Position, Problem } from './problems'
import type { EntryPlace } from './scan-document'
import { SECTIONS, type Section } from './sections'

export interface ScannedDocument {
  document: CatalogDocument
  source: ByteSource
  /** The document without its products. */
  json: JsonText
  /** Its products. */
  entries: readonly EntryPlace[]
  /** Whether the list of products is not valid JSON. */
  isBroken: boolean
}

/** Returns the entries of a section as written; none if it is not a list. */
export function rawEntries(value: unknown, section: Section): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const list = (value as Record<string, unknown>)[section]
  return Array.isArray(list) ? list : []
}

const countOf = ({ json, entries }: ScannedDocument, section: Section) =>
  section === 'products' ? entries.length : rawEntries(json.value, section).length

/** Parses a product with the positions of its document. */
export async function entryText({ document, source }: ScannedDocument, entry: EntryPlace): Promise<JsonText> {
  const text = textOf(await source.read(entry.start, entry.end), document)
  return new JsonText(text, [{ offset: 0, line: entry.line, column: entry.column }])
}

interface Located {
  in: ScannedDocument
  path: Path
}

/** The documents of one catalog. An index of the catalog counts the entries of all of them in order. */
export class Documents {
  readonly #list: readonly ScannedDocument[]

  constructor(list: readonly ScannedDocument[]) {
    this.#list = list
  }

  /** Finds the document of an entry, and its path in there. */
  #locate(path: Path): Located {
    const [first] = this.#list
    if (!first) throw new Error('a catalog has at least one document')
    const [name, index, ...rest] = path
    const section = SECTIONS.find((known) => known === name)
    if (!section || typeof index !== 'number') return { in: first, path }
    let at = index
    for (const parsed of this.#list) {
      const count = countOf(parsed, section)
      if (at < count) return { in: parsed, path: [section, at, ...rest] }
      at -= count
    }
    return { in: first, path }
  }

  /** Returns the document that contains an entry. */
  documentOf(path: Path): CatalogDocument {
    return this.#locate(path).in.document
  }

  /** Adds the document and the position to problems, and sorts them by both. */
  async placed(problems: readonly Problem[]): Promise<PlacedProblem[]> {
    const byDocument = Map.groupBy(
      problems.map((problem) => {
        const own = problem.document && this.#list.find(({ document }) => document === problem.document)
        return { ...problem, ...(own ? { in: own } : this.#locate(problem.path)) }
      }),
      (problem) => problem.in,
    )
    const placed: PlacedProblem[] = []
    for (const scanned of this.#list) placed.push(...(await placedIn(scanned, byDocument.get(scanned) ?? [])))
    return placed
  }

  /**
   * Returns the names of a section's entries, also of invalid ones, so that references to those are not reported too. Not of
   * products.
   */
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

/** Adds positions to the problems of a document, of which one product at a time is parsed. */
async function placedIn(scanned: ScannedDocument, problems: ReadonlyArray<Problem & Located>) {
  const byProduct = Map.groupBy(problems, ({ path: [section, index] }) =>
    section === 'products' && typeof index === 'number' ? index : -1,
  )
  const placed: Array<Problem & Position> = []
  for (const [index, some] of byProduct) {
    const entry = scanned.entries[index]
    if (!entry) {
      placed.push(
        ...some.map((problem) => ({ ...problem, ...scanned.json.positionOf(problem.path, problem.atName) })),
      )
      continue
    }
    const json = await entryText(scanned, entry)
    placed.push(
      ...some.map((problem) => ({ ...problem, ...json.positionOf(problem.path.slice(2), problem.atName) })),
    )
  }
  return placed
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(
      ({ path, message, atName, line, column }): PlacedProblem => ({
        path,
        message,
        ...(atName !== undefined && { atName }),
        line,
        column,
        file: scanned.document.name,
      }),
    )
}
