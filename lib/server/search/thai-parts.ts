import { isCommonWord, isEmptyWord } from '@/lib/domain/search/common-words'
import { cutIntoWords, type Piece } from '@/lib/domain/search/cutting'
import { besideKind, kindOf } from '@/lib/domain/search/kind-words'
import { MENTIONED } from '@/lib/domain/search/spelling'
import { type Run, searchTokens } from '@/lib/domain/search/tokens'
import { isUsualWord } from '@/lib/domain/search/usual-words'
import { begun, part, type QueryPart, termWords, whole } from './query-part'
import { stretches, type Vocabulary } from './vocabulary'

/** Neighbouring words of the dictionary that are looked at as one. */
const MOST_NEIGHBOURS = 4
/** Longest piece that a dictionary leaves of a word that it does not know. */
const LONGEST_SCRAP = 3

const size = (token: string) => token.length

/** Common words, kinds and words that others stand for, and what lies between them. */
function pieces({ tokens }: Run): Array<Piece<string>> {
  return cutIntoWords(tokens, isUsualWord, MOST_NEIGHBOURS, size)
}

/** What has to be looked up before a run is read: words, and what may be names. */
export function thaiTexts(run: Run): { words: string[]; names: string[] } {
  const groups = pieces(run).map(({ units }) => units)
  const texts = groups.map((units) => units.join(''))
  return {
    words: [...run.tokens, ...texts],
    names: [...texts, ...groups.flatMap((units) => stretches(units, MOST_NEIGHBOURS))],
  }
}

/** Reads words without spaces between them: common ones, and what lies between those. */
export async function thaiParts(run: Run, vocabulary: Vocabulary, open: boolean): Promise<QueryPart[]> {
  const all = pieces(run)
  const parts = await Promise.all(
    all.map(async ({ units, isWord }, index) => {
      const isOpen = open && index === all.length - 1
      if (!isWord) return groupParts(units, vocabulary, isOpen)
      const text = units.join('')
      // Of what has several words, the last one goes on.
      const kind = kindOf(text)
      return [
        part(text, [units.map((unit) => (isOpen && unit === units.at(-1) ? begun : whole)(unit))], {
          wished: isCommonWord(text) || isEmptyWord(text),
          kind,
        }),
      ]
    }),
  )
  return parts.flat()
}

async function groupParts(tokens: string[], vocabulary: Vocabulary, open: boolean): Promise<QueryPart[]> {
  const text = tokens.join('')
  const knows = (word: string, index: number) => {
    const entry = vocabulary.word(word)
    return Boolean(entry?.exact || (index === tokens.length - 1 && entry?.begun))
  }
  // Of what begins a word the dictionary makes others.
  if (tokens.length > 1 && vocabulary.word(text)?.begun && !vocabulary.term(text))
    return [part(text, [[begun(text)]])]
  if (tokens.every(knows)) {
    const name = areScraps(tokens, vocabulary) ? await vocabulary.mendedName(text) : null
    if (name && !open) return [name]
    const begins = open && vocabulary.word(text)?.begun_apart
    const meant = [...(begins ? [termWords(begins, true)] : []), ...(name?.alternatives ?? [])]
    return meant.length > 0
      ? [part(text, [termWords(tokens.join(' '), true), ...meant])]
      : knownParts(tokens, vocabulary, open)
  }
  if (vocabulary.term(text))
    return [part(text, vocabulary.spellings(text, open), { place: vocabulary.isPlace(text) })]
  const beginning = vocabulary.word(text)?.begun_apart
  if (beginning) return [part(text, [termWords(beginning, true)])]
  const apart = (await vocabulary.compound(text)) ?? (await kindAndMended(text, vocabulary, open))
  if (apart) return apart
  const mended = await vocabulary.mended(text, open, false)
  return mended ? [mended] : pieceParts(tokens, knows, vocabulary)
}

/**
 * Whether the dictionary may have cut a word that it does not know: the shop does not write them as one, a short one
 * of them is called nothing by itself, and none is a place, beside which the rest is a word.
 */
function areScraps(tokens: string[], vocabulary: Vocabulary): boolean {
  return (
    tokens.length > 1 &&
    !vocabulary.term(tokens.join('')) &&
    !tokens.some((token) => token.length > LONGEST_SCRAP && vocabulary.isPlace(token)) &&
    tokens.some((token) => token.length <= LONGEST_SCRAP && !isName(token, vocabulary))
  )
}

function isName(word: string, vocabulary: Vocabulary): boolean {
  const entry = vocabulary.word(word)
  return Boolean(entry?.exact) && (entry?.rank ?? MENTIONED) < MENTIONED
}

/** A kind of products beside a misspelt name: the slip may have led the dictionary to cut the kind, too. */
async function kindAndMended(
  text: string,
  vocabulary: Vocabulary,
  open: boolean,
): Promise<QueryPart[] | null> {
  const found = besideKind(text)
  if (!found) return null
  const { kind, before, after } = found
  const mended = await vocabulary.mended(before || after, open && after !== '', false)
  if (!mended) return null
  const named = part(kind, [searchTokens(kind).map(whole)], { kind: kindOf(kind) })
  return before ? [mended, named] : [named, mended]
}

/** Words that are all known: names of places, and what lies between those. */
function knownParts(tokens: string[], vocabulary: Vocabulary, open: boolean): QueryPart[] {
  const places = cutIntoWords(tokens, (text) => vocabulary.isPlace(text), MOST_NEIGHBOURS, size)
  return places.map(({ units }, index) => {
    const isLast = index === places.length - 1
    const text = units.join('')
    const cut = units.map((word, at) => {
      const mayGoOn = isLast && at === units.length - 1
      return mayGoOn && (open || !vocabulary.word(word)?.exact) ? begun(word) : whole(word)
    })
    const others = vocabulary
      .spellings(text, isLast && open)
      .filter((words) => words.map(({ word }) => word).join(' ') !== units.join(' '))
    const place = vocabulary.isPlace(text)
    return part(text, [cut, ...others], { place, standsFor: place ? others : [] })
  })
}

/** Keeps the words that are known, and mends what lies between them. */
async function pieceParts(
  tokens: string[],
  knows: (word: string, index: number) => boolean,
  vocabulary: Vocabulary,
): Promise<QueryPart[]> {
  const found: Array<{ text: string; known: boolean }> = []
  for (const [index, word] of tokens.entries()) {
    const known = knows(word, index) && [...word].length > 1
    const last = found.at(-1)
    if (last && !last.known && !known) last.text += word
    else found.push({ text: word, known })
  }
  return Promise.all(
    found.map(async ({ text, known }) => {
      if (known) return part(text, [[whole(text)]])
      return (await vocabulary.mended(text, false, false)) ?? part(text, [[whole(text)]], { known: false })
    }),
  )
}
