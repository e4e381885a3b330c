import { isDictionaryWord } from '@/lib/domain/search/dictionary-words'
import { DESTINATION, MENTIONED } from '@/lib/domain/search/edit-distance'
import { type Piece, segment } from '@/lib/domain/search/segmentation'
import { isCommonWord, isStopWord } from '@/lib/domain/search/stop-words'
import { type Run, searchTokens } from '@/lib/domain/search/tokenize'
import { splitVertical, verticalOf } from '@/lib/domain/search/vertical-synonyms'
import { part, prefixWord, type QueryPart, termWords, wholeWord } from './query-part'
import { wordsOf } from './terms'
import { stretches, type Vocabulary } from './vocabulary'

/** Maximum number of neighbouring dictionary words to join. */
const MAX_NEIGHBOURS = 4
/** Maximum length of a fragment that the dictionary leaves of an unknown word. */
const MAX_FRAGMENT = 3
/** Letters that can start a Thai syllable. */
const SYLLABLE_START = /^[ก-ฮเ-ไ]$/u

const size = (token: string) => token.length

/** Splits a run into common words, kinds and synonyms, and the gaps between them. */
function pieces({ tokens }: Run): Array<Piece<string>> {
  return segment(tokens, isDictionaryWord, MAX_NEIGHBOURS, size)
}

/** Texts to look up before parsing a run: words and possible names. */
export function thaiTexts(run: Run): { words: string[]; names: string[]; last: string | null } {
  const groups = pieces(run).map(({ units }) => units)
  const texts = groups.map((units) => units.join(''))
  const shorter = texts.map((text) => text.slice(0, -1))
  const letters = texts.map((text) => text.slice(-1))
  return {
    words: [
      ...run.tokens,
      ...texts,
      ...texts.flatMap((text) => splitVertical(text)?.after || []),
      ...letters,
    ],
    names: [...texts, ...groups.flatMap((units) => stretches(units, MAX_NEIGHBOURS)), ...shorter],
    last: texts.at(-1) ?? null,
  }
}

/** Parses words without spaces: common words and the gaps between them. */
export async function thaiParts(run: Run, vocabulary: Vocabulary, open: boolean): Promise<QueryPart[]> {
  const all = pieces(run)
  const parts = await Promise.all(
    all.map(async ({ units, isWord }, index) => {
      const isOpen = open && index === all.length - 1
      const text = units.join('')
      if (!isWord) {
        const read = await groupParts(units, vocabulary, isOpen)
        return open || index < all.length - 1 ? read : read.map((one) => asHalfName(one, text, vocabulary))
      }
      // Only the last of several words may be incomplete.
      const kind = verticalOf(text)
      return [
        part(text, [units.map((unit) => (isOpen && unit === units.at(-1) ? prefixWord : wholeWord)(unit))], {
          optional: isCommonWord(text) || isStopWord(text),
          kind,
        }),
      ]
    }),
  )
  return parts.flat()
}

/**
 * Marks a last part that may be half of a name, although it is a word itself or a fragment of another name.
 */
function asHalfName(one: QueryPart, text: string, vocabulary: Vocabulary): QueryPart {
  const { begun_places: names = [], rank } = vocabulary.word(text) ?? {}
  const isFragment =
    one.shown === text && (!one.place || (rank !== DESTINATION && text.length <= MAX_FRAGMENT))
  return isFragment ? { ...one, halfOf: names.map((name) => wordsOf(name).map(wholeWord)) } : one
}

async function groupParts(tokens: string[], vocabulary: Vocabulary, open: boolean): Promise<QueryPart[]> {
  const text = tokens.join('')
  const knows = (word: string, index: number) => {
    const entry = vocabulary.word(word)
    return Boolean(entry?.exact || (index === tokens.length - 1 && entry?.begun))
  }
  // The dictionary splits an incomplete word into different words.
  const beginning = vocabulary.word(text)?.begun_apart
  const begunApart = beginning ? [termWords(beginning, true)] : []
  if (tokens.length > 1 && vocabulary.word(text)?.begun && !vocabulary.term(text))
    return [part(text, [[prefixWord(text)], ...begunApart])]
  if (tokens.every(knows)) {
    const name = areFragments(tokens, vocabulary) ? await vocabulary.correctName(text) : null
    if (name && !open) return [name]
    const candidates = [...(open ? begunApart : []), ...(name?.alternatives ?? [])]
    return candidates.length > 0
      ? [part(text, [termWords(tokens.join(' '), true), ...candidates])]
      : knownParts(tokens, vocabulary, open)
  }
  if (vocabulary.term(text))
    return [part(text, vocabulary.spellings(text, open), { place: vocabulary.isPlace(text) })]
  if (begunApart.length > 0) return [part(text, begunApart)]
  const apart = (await vocabulary.compound(text)) ?? (await kindAndCorrected(text, vocabulary, open))
  if (apart) return apart
  const corrected = await vocabulary.correct(text, open, false)
  return corrected ? [corrected] : (wordAndLetter(text, vocabulary) ?? pieceParts(tokens, knows, vocabulary))
}

/**
 * Whether the dictionary may have split a word that it does not know: the tokens are no known compound, a
 * short one of them is no name, and none is a place that would explain the rest.
 */
function areFragments(tokens: string[], vocabulary: Vocabulary): boolean {
  return (
    tokens.length > 1 &&
    !vocabulary.term(tokens.join('')) &&
    !tokens.some((token) => token.length > MAX_FRAGMENT && vocabulary.isPlace(token)) &&
    tokens.some((token) => token.length <= MAX_FRAGMENT && !isName(token, vocabulary))
  )
}

function isName(word: string, vocabulary: Vocabulary): boolean {
  const entry = vocabulary.word(word)
  return word.length > 1 && Boolean(entry?.exact) && (entry?.rank ?? MENTIONED) < MENTIONED
}

/**
 * A kind of products next to a misspelt or partial name that may have made the dictionary split the kind too.
 */
async function kindAndCorrected(
  text: string,
  vocabulary: Vocabulary,
  open: boolean,
): Promise<QueryPart[] | null> {
  const found = splitVertical(text)
  if (!found) return null
  const { kind, before, after } = found
  const known = vocabulary.word(after)
  const half = known?.begun
    ? [prefixWord(after)]
    : known?.begun_apart
      ? termWords(known.begun_apart, true)
      : null
  const read = half
    ? part(after, [half])
    : await vocabulary.correct(before || after, open && after !== '', false)
  if (!read) return null
  const named = part(kind, [searchTokens(kind).map(wholeWord)], { kind: verticalOf(kind) })
  return before ? [read, named] : [named, read]
}

/** A word to which the dictionary has attached the first letter of the next one. */
function wordAndLetter(text: string, vocabulary: Vocabulary): QueryPart[] | null {
  const [word, letter] = [text.slice(0, -1), text.slice(-1)]
  if (!SYLLABLE_START.test(letter) || !vocabulary.term(word) || !vocabulary.word(letter)?.begun) return null
  const named = part(word, vocabulary.spellings(word), {
    optional: isCommonWord(word),
    kind: verticalOf(word),
    place: vocabulary.isPlace(word),
  })
  return [named, part(letter, [[prefixWord(letter)]])]
}

/** Whether a word is not complete yet; a single letter never is. */
function mayGoOn(word: string, vocabulary: Vocabulary): boolean {
  return word.length === 1 || !vocabulary.word(word)?.exact
}

/** Splits known words into place names and the gaps between them. */
function knownParts(tokens: string[], vocabulary: Vocabulary, open: boolean): QueryPart[] {
  const places = segment(tokens, (text) => vocabulary.isPlace(text), MAX_NEIGHBOURS, size)
  return places.map(({ units }, index) => {
    const isLast = index === places.length - 1
    const text = units.join('')
    const cut = units.map((word, at) => {
      const isEnd = isLast && at === units.length - 1
      return isEnd && (open || mayGoOn(word, vocabulary)) ? prefixWord(word) : wholeWord(word)
    })
    const others = vocabulary
      .spellings(text, isLast && open)
      .filter((words) => words.map(({ word }) => word).join(' ') !== units.join(' '))
    const place = vocabulary.isPlace(text)
    return part(text, [cut, ...others], { place, standsFor: place ? others : [] })
  })
}

interface Found {
  text: string
  known: boolean
}

/** Keeps the known words and corrects the gaps between them. */
async function pieceParts(
  tokens: string[],
  knows: (word: string, index: number) => boolean,
  vocabulary: Vocabulary,
): Promise<QueryPart[]> {
  const found: Found[] = []
  for (const [index, word] of tokens.entries()) {
    const known = knows(word, index) && [...word].length > 1
    const last = found.at(-1)
    if (last && !last.known && !known) last.text += word
    else found.push({ text: word, known })
  }
  const read: QueryPart[] = []
  for (let at = 0; at < found.length; at++) {
    const { text, known } = found[at] as Found
    if (known) {
      read.push(part(text, [[wholeWord(text)]]))
      continue
    }
    const ending = endingOf(text, found.slice(at + 1), vocabulary)
    const corrected =
      ending.length > 0 ? await vocabulary.correctName(text) : await vocabulary.correct(text, false, false)
    const all = [text, ...ending].join('')
    read.push(corrected ?? part(all, [[wholeWord(all)]], { known: false }))
    if (!corrected) at += ending.length
  }
  return read
}

/**
 * Returns the known words that may be the end of a preceding unknown one: together no longer than it, and no
 * place. Products about Switzerland have nothing to do with other words in -land.
 */
function endingOf(text: string, next: readonly Found[], vocabulary: Vocabulary): string[] {
  const end = next.findIndex((one) => !one.known || vocabulary.isPlace(one.text))
  const words = next.slice(0, end < 0 ? next.length : end).map((one) => one.text)
  return words.join('').length <= text.length ? words : []
}
