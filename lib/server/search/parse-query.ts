import { isStopWord } from '@/lib/domain/search/stop-words'
import { synonymsOf } from '@/lib/domain/search/synonyms'
import { queryRuns, type Run } from '@/lib/domain/search/tokenize'
import { database, type Queryable } from '@/lib/server/db/client'
import { candidates } from './pieces'
import { type Attempt, planAttempts } from './plan-attempts'
import { type QueryPart, wholeWord } from './query-part'
import { pairPart, type Reading, runParts } from './run-parts'
import { knownTerms } from './terms-repo'
import type { Known } from './word-part'

/** More words make the search slower but no more precise. */
const MAX_WORDS = 16
/** A longer text without spaces is no name. */
const MAX_CHARACTERS = 40

/** A query translated to the words of the index. */
export interface ReadQuery {
  /** From strictest to loosest; the first with any result is used. Empty if the text contains no word. */
  attempts: Attempt[]
  /** The corrected query, if the spelling was corrected. */
  correctedTo: string | null
  /** The words searched for. */
  words: string[]
}

/** A run of at most the maximum length, as long as its tokens are stored in the index. */
function limited(run: Run): Run {
  const tokens = run.tokens.slice(0, MAX_CHARACTERS)
  const text = run.script === 'han' ? [...run.text].slice(0, MAX_CHARACTERS).join('') : tokens.join('')
  return { ...run, text, tokens }
}

/** The runs of a text without empty words, unless there are no others or the last is still being typed. */
function writtenRuns(text: string, typing: boolean): Run[] {
  const all = queryRuns(text).slice(0, MAX_WORDS).map(limited)
  const meant = all.filter((run, index) => !isStopWord(run.text) || (typing && index === all.length - 1))
  return meant.length > 0 ? meant : all
}

/** Looks up everything that the runs may consist of. */
function lookUp(runs: Run[], db: Queryable): Promise<Known> {
  const joined = runs.slice(1).map((run, index) => (runs[index]?.text ?? '') + run.text)
  const letters = [...(runs.at(-1)?.text ?? '')]
  const endings = letters.map((_, start) => letters.slice(start).join(''))
  return knownTerms(
    db,
    [...runs.flatMap(candidates), ...joined],
    [...runs.map(({ text }) => text), ...endings],
  )
}

/** Adds the synonyms of a part. */
function withSynonyms(one: QueryPart): QueryPart {
  const others = synonymsOf(one.shown).map((word) =>
    queryRuns(word).flatMap(({ tokens }) => tokens.map(wholeWord)),
  )
  return { ...one, alternatives: [...one.alternatives, ...others] }
}

/** The parts of each run, or of two runs that are one word. */
async function readRuns(runs: Run[], reading: Reading): Promise<Array<{ parts: QueryPart[]; run: Run }>> {
  const read: Array<{ parts: QueryPart[]; run: Run }> = []
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at] as Run
    const pair = await pairPart(run, runs[at + 1], reading)
    const parts = pair ? [pair] : await runParts(run, at === runs.length - 1, reading)
    if (pair) at++
    read.push({ parts: parts.map(withSynonyms), run })
  }
  return read
}

/**
 * Parses a search text: splits words without spaces into known ones, and replaces unknown words by similar
 * known ones.
 * @param typing whether the last word may be incomplete
 */
export async function readQuery(
  text: string,
  typing = false,
  db: Queryable = database(),
): Promise<ReadQuery> {
  const runs = writtenRuns(text, typing)
  if (runs.length === 0) return { attempts: [], correctedTo: null, words: [] }
  const known = await lookUp(runs, db)
  const read = await readRuns(runs, { known, db, typing })
  const parts = read.flatMap((one) => one.parts)
  const shown = read.map(({ parts, run }) =>
    parts.map((one) => one.shown).join(run.script === 'other' ? ' ' : ''),
  )
  const lexemes = parts.flatMap(({ alternatives }) => alternatives.flat().map(({ word }) => word))
  return {
    attempts: planAttempts(parts),
    correctedTo: parts.some((one) => one.corrected) ? shown.join(' ') : null,
    words: [...new Set([...lexemes, ...runs.flatMap(({ tokens }) => tokens)])],
  }
}
