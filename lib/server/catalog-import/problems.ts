export type Path = ReadonlyArray<string | number>

/** What is wrong in a catalogue file, and where. */
export interface Problem {
  path: Path
  message: string
  /** The name of the field is wrong, not its value. */
  atName?: boolean
}

/** Where a problem stands in the text, both counted from 1. */
export interface Position {
  line: number
  column: number
}

export interface PlacedProblem extends Problem, Position {}

/** How many problems are told at once. */
export const MOST_PROBLEMS = 100

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

/** 'catalogue.json:118:14 products[3].name.th: must not be empty' */
export function problemLine(file: string, { line, column, path, message }: PlacedProblem): string {
  const place = pathText(path)
  return `${file}:${line}:${column} ${place === '' ? '' : `${place}: `}${message}`
}

/** A catalogue that was not taken; nothing of it is written. */
export class CatalogRefused extends Error {
  override name = 'CatalogueRefused'
  readonly problems: PlacedProblem[]
  constructor(problems: PlacedProblem[]) {
    super(`the catalogue has ${problems.length} problems`)
    this.problems = problems
  }
}
