import { textOf } from './document-text'
import { entryText, type ScannedDocument } from './documents'
import { JsonText } from './json-text'
import type { PlacedProblem, Position, Problem } from './problems'

/** Up to this size a document is parsed as a whole, which takes forty times its size in memory. */
const MAX_WHOLE_BYTES = 5_000_000

async function problemsIn(scanned: ScannedDocument): Promise<Array<Problem & Position>> {
  const { source, document, json, entries, isBroken } = scanned
  if (source.size <= MAX_WHOLE_BYTES)
    return new JsonText(textOf(await source.read(0, source.size), document)).problems
  const found = isBroken ? [] : [...json.problems]
  for (const [index, entry] of entries.entries())
    for (const problem of (await entryText(scanned, entry)).problems)
      found.push({ ...problem, path: problem.path.length === 0 ? [] : ['products', index, ...problem.path] })
  const last = entries.at(-1)
  if (found.length === 0 && last)
    found.push({
      path: [],
      message: 'not valid JSON after this product',
      line: last.line,
      column: last.column,
    })
  return found.sort((a, b) => a.line - b.line || a.column - b.column)
}

/** Returns the syntax errors and duplicate fields of documents. */
export async function syntaxProblems(list: readonly ScannedDocument[]): Promise<PlacedProblem[]> {
  const problems: PlacedProblem[] = []
  for (const scanned of list)
    problems.push(
      ...(await problemsIn(scanned)).map((problem) => ({ ...problem, file: scanned.document.name })),
    )
  return problems
}
