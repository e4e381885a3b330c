import type { CatalogDocument } from './catalog-document'

export type Path = ReadonlyArray<string | number>

/** An error in a catalog file and its location. */
export interface Problem {
  /** Counts the entries of all documents, unless `document` is set. */
  path: Path
  /** The document that the path belongs to, for a problem outside the entries. */
  document?: CatalogDocument
  message: string
  /** The problem is the field's name, not its value. */
  atName?: boolean
}

/** Position in the text, both counted from 1. */
export interface Position {
  line: number
  column: number
}

/** A problem with a path and a position in one file. */
export interface PlacedProblem extends Omit<Problem, 'document'>, Position {
  file: string
}

/** Maximum number of problems to report at once. */
export const MAX_PROBLEMS = 100

/** 'products[3].options[0].price' */
export function pathText(path: Path): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`
      const name = /^[\w$-]+$/.test(key) ? key : JSON.stringify(key)
      return index === 0 ? name : `.${name}`
    })
    .join('')
}

/** 'catalog.json:118:14 products[3].name.th: must not be empty' */
export function problemLine({ file, line, column, path, message }: PlacedProblem): string {
  const place = pathText(path)
  return `${file}:${line}:${column} ${place === '' ? '' : `${place}: `}${message}`
}

/** The catalog has problems. */
export class CatalogRefused extends Error {
  override name = 'CatalogRefused'
  readonly problems: PlacedProblem[]
  /** Whether everything but the products with problems was written; otherwise nothing was. */
  readonly othersWritten: boolean
  constructor(problems: PlacedProblem[], { othersWritten = false } = {}) {
    super(`the catalog file has ${problems.length} problems`)
    this.problems = problems
    this.othersWritten = othersWritten
  }
}
