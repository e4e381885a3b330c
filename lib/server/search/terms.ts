import { trigrams } from '@/lib/domain/search/spelling'
import { type Run, textRuns } from '@/lib/domain/search/tokens'
import { documentOf } from './document'

/** A word that can be found, or neighbours written as one. */
export interface Term {
  term: string
  spelled: string
  /** 0 of places and categories, 1 of products, 2 of texts. */
  rank: number
  /** Whether a misspelt word may lead to it. */
  forgiving: boolean
}

const MOST_LENGTH = 40
const THAI_NEIGHBOURS = 3

/** Neighbours of Thai words, which writers of a query may cut in other places than the dictionary does. */
function thaiNeighbours({ tokens }: Run, rank: number): Term[] {
  return tokens.flatMap((_, start) =>
    Array.from({ length: THAI_NEIGHBOURS - 1 }, (_, more) => tokens.slice(start, start + more + 2))
      .filter((words, more) => words.length === more + 2)
      .map((words) => ({ term: words.join(''), spelled: words.join(' '), rank, forgiving: true })),
  )
}

/** Two words that are also written as one: Chiang Mai, Wi-Fi, Phi Phi. */
function pairs(runs: readonly Run[], rank: number): Term[] {
  return runs.flatMap((run, index) => {
    const next = runs[index + 1]
    if (run.script !== 'other' || next?.script !== 'other') return []
    return [{ term: run.text + next.text, spelled: `${run.text} ${next.text}`, rank, forgiving: rank === 0 }]
  })
}

/** The words of a name, and its neighbours written as one. */
export function nameTerms(name: string, rank: 0 | 1): Term[] {
  const runs = textRuns(name)
  const single = runs.flatMap(({ script, tokens }) =>
    tokens.map((term) => ({ term, spelled: term, rank, forgiving: script !== 'han' })),
  )
  const joined = runs.flatMap((run) => (run.script === 'thai' ? thaiNeighbours(run, rank) : []))
  return [...single, ...joined, ...pairs(runs, rank)].filter(({ term }) => term.length <= MOST_LENGTH)
}

/** The words of a text, which are known but never guessed. */
export function textTerms(text: string): Term[] {
  return textRuns(text).flatMap(({ tokens }) =>
    tokens.map((term) => ({ term, spelled: term, rank: 2, forgiving: false })),
  )
}

/** The single words of terms, as the text of a `tsvector`. */
export function termDocument(terms: readonly Term[]): string {
  return documentOf(terms.filter(({ term, spelled }) => term === spelled).map(({ term }) => term))
}

const SHORTEST_FORGIVEN = 3

/** The trigrams by which misspelt words find a term. */
export function termGrams({ term, forgiving }: Term): Array<{ gram: string; length: number; term: string }> {
  const { length } = [...term]
  if (!forgiving || length < SHORTEST_FORGIVEN) return []
  return trigrams(term).map((gram) => ({ gram, length, term }))
}
