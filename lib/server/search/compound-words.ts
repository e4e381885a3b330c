import type { Run } from '@/lib/domain/search/tokenize'
import type { Vocabulary } from './vocabulary'

const asOne = (one: Run, next: Run) =>
  one.script === 'other' && next.script === 'other' ? [one.text + next.text] : []

/** Joins each pair of neighbouring words. */
export function neighboursAsOne(runs: readonly Run[]): string[] {
  return runs.slice(1).flatMap((run, index) => asOne(runs[index] as Run, run))
}

/** Merges two words, never more, whose joined form is a known word: long tail, bang kok. */
export function withNeighboursAsOne(runs: readonly Run[], vocabulary: Vocabulary): Run[] {
  const read: Run[] = []
  for (const run of runs) {
    const last = read.at(-1)
    const [text] = last?.tokens.length === 1 ? asOne(last, run) : []
    if (last && text !== undefined && vocabulary.word(text)?.exact)
      read[read.length - 1] = { ...last, text, tokens: [...last.tokens, ...run.tokens] }
    else read.push(run)
  }
  return read
}
