import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type FileReview, reviewFile } from '@/lib/contract/review-file'
import { problemsOf } from '@/lib/server/catalog-import/issue-messages'
import { JsonText } from '@/lib/server/catalog-import/json-text'
import type { PlacedProblem, Position, Problem } from '@/lib/server/catalog-import/problems'

const MAX_BYTES = 64 * 1024 * 1024

/** The file has problems; nothing of it was written. */
export class ReviewsRefused extends Error {
  override name = 'ReviewsRefused'
  readonly problems: readonly PlacedProblem[]
  constructor(problems: readonly PlacedProblem[]) {
    super(`the file of reviews has ${problems.length} problems`)
    this.problems = problems
  }
}

export interface ReadReviews {
  reviews: FileReview[]
  /** Adds the place in the file to problems with paths such as ['reviews', 3, 'product']. */
  placed(problems: readonly Problem[]): PlacedProblem[]
}

/** The raw entries of a document, and where a path is. */
interface Raw {
  value: unknown
  problems: ReadonlyArray<Problem & Position>
  positionOf(problem: Problem): Position
}

const START = { line: 1, column: 1 }

/** Columns that are not text. An empty cell is a missing value; other text is left to the schema. */
function cellValue(name: string, text: string): unknown {
  if (text === '') return undefined
  if (name === 'score') return /^\d+$/.test(text) ? Number(text) : text
  if (name === 'verified') return text.toLowerCase() === 'true' ? true : text
  return text
}

const csvRecords = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }),
)

function readCsv(text: string): Raw {
  try {
    const records = csvRecords.parse(
      parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true }),
    )
    const reviews = records.map(({ record }) =>
      Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, cellValue(name, cell)])),
    )
    return {
      value: { version: 1, reviews },
      problems: [],
      positionOf: ({ path: [, index] }) => ({ line: records[Number(index)]?.info.lines ?? 1, column: 1 }),
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : 'not valid CSV'
    return { value: undefined, problems: [{ path: [], message, ...START }], positionOf: () => START }
  }
}

function readJson(text: string): Raw {
  const json = new JsonText(text)
  return {
    value: json.value,
    problems: json.problems,
    positionOf: ({ path, atName }) => json.positionOf(path, atName),
  }
}

/**
 * Reads a file of reviews: CSV if its name ends so, else JSON.
 * @throws ReviewsRefused
 */
export async function readReviewFile(path: string): Promise<ReadReviews> {
  const file = basename(path)
  const refuse = (message: string): never => {
    throw new ReviewsRefused([{ file, path: [], message, ...START }])
  }
  if ((await stat(path)).size > MAX_BYTES) refuse('must have at most 64 MB')
  let text = ''
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    refuse('must be UTF-8')
  }
  const raw = /\.csv$/i.test(path) ? readCsv(text) : readJson(text)
  const placed = (problems: readonly Problem[]) =>
    problems.map(({ document: _, ...problem }) => ({ ...problem, file, ...raw.positionOf(problem) }))
  if (raw.problems.length > 0)
    throw new ReviewsRefused(raw.problems.map(({ document: _, ...problem }) => ({ ...problem, file })))
  const { success, data, error } = reviewFile.safeParse(raw.value, { reportInput: true })
  if (!success) throw new ReviewsRefused(placed(problemsOf(error.issues)))
  return { reviews: data.reviews, placed }
}
