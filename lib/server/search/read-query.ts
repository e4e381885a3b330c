import { forgivenSlips, meantWords, sharedTrigrams, trigrams } from '@/lib/domain/search/spelling'
import { queryRuns, type Run } from '@/lib/domain/search/tokens'
import { database, type Queryable } from '@/lib/server/db/client'
import { type Lexeme, searchQuery } from './document'
import { type Alike, type Knowledge, lookUp, wordsLike } from './terms-repo'

/** More words than this are no more exact, only slower. */
const MOST_WORDS = 10
/** English words that say nothing about what is meant. */
const EMPTY_WORDS = new Set('a an and at by for from in of on or the to with'.split(' '))
/** How far a word that is being typed may go on. */
const MOST_ENDING = 8

/** What was asked, in the words of the index. */
export interface ReadQuery {
  /** The text of a `tsquery`; null where no word is in it. */
  query: string | null
  /** The same for products that have some of it; null where it has no parts. */
  some: string | null
  /** What is searched for where the spelling was mended. */
  correctedTo: string | null
  /** The words that are searched for. */
  words: string[]
}

/** One word or run of what was asked: it is found by all words of one of its alternatives. */
interface Part {
  alternatives: Lexeme[][]
  shown: string
  mended: boolean
}

const whole = (word: string): Lexeme => ({ word, beginning: false })
const begun = (word: string): Lexeme => ({ word, beginning: true })

/** Words of a term; the last of them may be a beginning. */
function termWords(spelled: string, open = false): Lexeme[] {
  const words = spelled.split(' ')
  return words.map((word, index) => ({ word, beginning: open && index === words.length - 1 }))
}

/** More misspelt words than this are no slips of a finger. */
const MOST_MENDED = 4

class QueryReader {
  readonly #db: Queryable
  readonly #known: Map<string, Knowledge>
  #mendable = MOST_MENDED

  constructor(db: Queryable, known: Map<string, Knowledge>) {
    this.#db = db
    this.#known = known
  }

  async part(run: Run, open: boolean): Promise<Part> {
    if (run.script === 'han') return this.#hanPart(run)
    if (run.script === 'thai') return this.#thaiPart(run, open)
    return this.#wordPart(run.text, open)
  }

  async #meant(word: string, open: boolean): Promise<Alike | null> {
    const forgiven = forgivenSlips(word)
    if (forgiven === 0 || this.#mendable-- <= 0) return null
    const { length } = [...word]
    const candidates = await wordsLike(this.#db, trigrams(word), sharedTrigrams(word), {
      from: length - forgiven,
      to: length + (open ? MOST_ENDING : forgiven),
    })
    return meantWords(word, candidates, open)[0] ?? null
  }

  async #wordPart(word: string, open: boolean): Promise<Part> {
    const known = this.#known.get(word)
    const part = { shown: word, mended: false }
    const apart = known?.apart ? [termWords(known.apart)] : []
    const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : null
    if (known?.exact && !open) {
      const numbers = [word, single ?? `${word}s`]
      return { ...part, alternatives: [...numbers.map((one) => [whole(one)]), ...apart] }
    }
    if (known?.begun && (open || word.length > 1)) return { ...part, alternatives: [[begun(word)], ...apart] }
    if (apart.length > 0) return { ...part, alternatives: apart }
    if (single && this.#known.get(single)?.exact) return { ...part, alternatives: [[whole(single)]] }
    if (known?.begun_apart) return { ...part, alternatives: [termWords(known.begun_apart, true)] }
    return (await this.#mended(word, open)) ?? { ...part, alternatives: [[whole(word)]] }
  }

  async #mended(word: string, open: boolean, space = ' '): Promise<Part | null> {
    const meant = await this.#meant(word, open)
    if (!meant) return null
    return {
      alternatives: [termWords(meant.spelled, open)],
      shown: meant.spelled.replaceAll(' ', space),
      mended: true,
    }
  }

  async #thaiPart({ text, tokens }: Run, open: boolean): Promise<Part> {
    const known = this.#known.get(text)
    const knows = (word: string, index: number) => {
      const entry = this.#known.get(word)
      return Boolean(entry?.exact || (index === tokens.length - 1 && entry?.begun))
    }
    const part = { shown: text, mended: false }
    if (tokens.every(knows)) {
      const cut = tokens.map((word, index) => {
        const last = index === tokens.length - 1
        return last && (open || !this.#known.get(word)?.exact) ? begun(word) : whole(word)
      })
      const other = known?.apart && known.apart !== tokens.join(' ') ? [termWords(known.apart)] : []
      return { ...part, alternatives: [cut, ...other] }
    }
    if (known?.apart) return { ...part, alternatives: [termWords(known.apart)] }
    if (known?.begun_apart) return { ...part, alternatives: [termWords(known.begun_apart, true)] }
    return (await this.#mended(text, open, '')) ?? this.#thaiPieces(tokens, knows)
  }

  /** Keeps the words that are known, and mends what lies between them or leaves it out. */
  async #thaiPieces(tokens: string[], knows: (word: string, index: number) => boolean): Promise<Part> {
    const pieces: Array<{ text: string; known: boolean }> = []
    for (const [index, word] of tokens.entries()) {
      const isKnown = knows(word, index) && [...word].length > 1
      const last = pieces.at(-1)
      if (last && !last.known && !isKnown) last.text += word
      else pieces.push({ text: word, known: isKnown })
    }
    const parts = await Promise.all(
      pieces.map(async ({ text, known }) =>
        known ? { words: [whole(text)], shown: text } : this.#piece(text),
      ),
    )
    const found = parts.filter((part) => part !== null)
    if (found.length === 0) {
      const shown = tokens.join('')
      return { alternatives: [tokens.map(whole)], shown, mended: false }
    }
    return {
      alternatives: [found.flatMap(({ words }) => words)],
      shown: found.map(({ shown }) => shown).join(''),
      mended: true,
    }
  }

  async #piece(text: string): Promise<{ words: Lexeme[]; shown: string } | null> {
    const mended = await this.#mended(text, false, '')
    return mended && { words: mended.alternatives[0] ?? [], shown: mended.shown }
  }

  /** Chinese has no spelling to mend: pairs that nobody writes are left out where others are there. */
  #hanPart({ text, tokens }: Run): Part {
    const alone = [...text].length === 1
    if (alone) return { alternatives: [[begun(text)]], shown: text, mended: false }
    const kept = tokens.filter((pair) => this.#known.get(pair)?.exact)
    if (kept.length === 0 || kept.length === tokens.length)
      return { alternatives: [tokens.map(whole)], shown: text, mended: false }
    const covered = [...text].filter(
      (_, at) => kept.includes(tokens[at] ?? '') || kept.includes(tokens[at - 1] ?? ''),
    )
    return { alternatives: [kept.map(whole)], shown: covered.join(''), mended: true }
  }
}

/** Leaves out what says nothing, unless it is all there is or is still being typed. */
function meaningful(runs: Run[], typing: boolean): Run[] {
  const left = runs.filter(
    ({ text }, index) => !EMPTY_WORDS.has(text) || (typing && index === runs.length - 1),
  )
  return left.length > 0 ? left : runs
}

/** The first runs of a text that have no more words than are searched for. */
function readableRuns(text: string, typing: boolean): Run[] {
  let left = MOST_WORDS
  return meaningful(queryRuns(text), typing).flatMap((run) => {
    const tokens = run.tokens.slice(0, left)
    left -= tokens.length
    if (tokens.length === 0) return []
    if (tokens.length === run.tokens.length) return [run]
    const cut = run.script === 'han' ? [...run.text].slice(0, tokens.length + 1).join('') : tokens.join('')
    return [{ ...run, tokens, text: cut }]
  })
}

/**
 * Reads what somebody typed: words that nothing is called are read as those that they look like.
 * @param typing whether the last word may go on
 */
export async function readQuery(
  text: string,
  typing = false,
  db: Queryable = database(),
): Promise<ReadQuery> {
  const runs = readableRuns(text, typing)
  if (runs.length === 0) return { query: null, some: null, correctedTo: null, words: [] }
  const words = runs.flatMap(({ text: run, tokens }) => [run, ...tokens, run.replace(/s$/, '')])
  const reader = new QueryReader(db, await lookUp(db, words.filter(Boolean)))
  const parts = await Promise.all(
    runs.map((run, index) => reader.part(run, typing && index === runs.length - 1)),
  )
  const lexemes = parts.flatMap(({ alternatives }) => alternatives.flat().map(({ word }) => word))
  const asked = parts.map(({ alternatives }) => alternatives)
  return {
    query: searchQuery(asked),
    some: parts.length > 1 ? searchQuery(asked, 'some') : null,
    correctedTo: parts.some(({ mended }) => mended) ? parts.map(({ shown }) => shown).join(' ') : null,
    words: [...new Set([...lexemes, ...runs.flatMap(({ tokens }) => tokens)])],
  }
}
