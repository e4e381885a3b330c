import { isUsualWord } from '@/lib/domain/search/dictionary-words'
import { DESTINATION, MENTIONED } from '@/lib/domain/search/edit-distance'
import { cutIntoWords, type Piece } from '@/lib/domain/search/segmentation'
import { isCommonWord, isEmptyWord } from '@/lib/domain/search/stop-words'
import { type Run, searchTokens } from '@/lib/domain/search/tokenize'
import { besideKind, kindOf } from '@/lib/domain/search/vertical-synonyms'
import { begun, part, type QueryPart, termWords, whole } from './query-part'
import { wordsOf } from './terms'
import { stretches, type Vocabulary } from './vocabulary'

/** Neighbouring words of the dictionary that are looked at as one. */
const MOST_NEIGHBOURS = 4
/** Longest piece that a dictionary leaves of a word that it does not know. */
const LONGEST_SCRAP = 3
/** What a Thai syllable begins with. */
const SYLLABLE_START = /^[ก-ฮเ-ไ]$/u

const size = (token: string) => token.length

/** Common words, kinds and words that others stand for, and what lies between them. */
function pieces({ tokens }: Run): Array<Piece<string>> {
  return cutIntoWords(tokens, isUsualWord, MOST_NEIGHBOURS, size)
}

/** What has to be looked up before a run is read: words, and what may be names. */
export function thaiTexts(run: Run): { words: string[]; names: string[]; last: string | null } {
  const groups = pieces(run).map(({ units }) => units)
  const texts = groups.map((units) => units.join(''))
  const shorter = texts.map((text) => text.slice(0, -1))
  const letters = texts.map((text) => text.slice(-1))
  return {
    words: [...run.tokens, ...texts, ...texts.flatMap((text) => besideKind(text)?.after || []), ...letters],
    names: [...texts, ...groups.flatMap((units) => stretches(units, MOST_NEIGHBOURS)), ...shorter],
    last: texts.at(-1) ?? null,
  }
}

/** Reads words without spaces between them: common ones, and what lies between those. */
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

/** A last word, which may be half a name though it is a word by itself, or a scrap of another name. */
function asHalfName(one: QueryPart, text: string, vocabulary: Vocabulary): QueryPart {
  const { begun_places: names = [], rank } = vocabulary.word(text) ?? {}
  const isScrap = one.shown === text && (!one.place || (rank !== DESTINATION && text.length <= LONGEST_SCRAP))
  return isScrap ? { ...one, halfOf: names.map((name) => wordsOf(name).map(whole)) } : one
}

async function groupParts(tokens: string[], vocabulary: Vocabulary, open: boolean): Promise<QueryPart[]> {
  const text = tokens.join('')
  const knows = (word: string, index: number) => {
    const entry = vocabulary.word(word)
    return Boolean(entry?.exact || (index === tokens.length - 1 && entry?.begun))
  }
  // Of what begins a word the dictionary makes others.
  const beginning = vocabulary.word(text)?.begun_apart
  const begunApart = beginning ? [termWords(beginning, true)] : []
  if (tokens.length > 1 && vocabulary.word(text)?.begun && !vocabulary.term(text))
    return [part(text, [[begun(text)], ...begunApart])]
  if (tokens.every(knows)) {
    const name = areScraps(tokens, vocabulary) ? await vocabulary.mendedName(text) : null
    if (name && !open) return [name]
    const meant = [...(open ? begunApart : []), ...(name?.alternatives ?? [])]
    return meant.length > 0
      ? [part(text, [termWords(tokens.join(' '), true), ...meant])]
      : knownParts(tokens, vocabulary, open)
  }
  if (vocabulary.term(text))
    return [part(text, vocabulary.spellings(text, open), { place: vocabulary.isPlace(text) })]
  if (begunApart.length > 0) return [part(text, begunApart)]
  const apart = (await vocabulary.compound(text)) ?? (await kindAndMended(text, vocabulary, open))
  if (apart) return apart
  const mended = await vocabulary.mended(text, open, false)
  return mended ? [mended] : (wordAndLetter(text, vocabulary) ?? pieceParts(tokens, knows, vocabulary))
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
  return word.length > 1 && Boolean(entry?.exact) && (entry?.rank ?? MENTIONED) < MENTIONED
}

/** A kind of products beside a misspelt or half name, which may have led the dictionary to cut the kind, too. */
async function kindAndMended(
  text: string,
  vocabulary: Vocabulary,
  open: boolean,
): Promise<QueryPart[] | null> {
  const found = besideKind(text)
  if (!found) return null
  const { kind, before, after } = found
  const known = vocabulary.word(after)
  const half = known?.begun ? [begun(after)] : known?.begun_apart ? termWords(known.begun_apart, true) : null
  const read = half
    ? part(after, [half])
    : await vocabulary.mended(before || after, open && after !== '', false)
  if (!read) return null
  const named = part(kind, [searchTokens(kind).map(whole)], { kind: kindOf(kind) })
  return before ? [read, named] : [named, read]
}

/** A word to which the dictionary ties the first letter of what is said after it. */
function wordAndLetter(text: string, vocabulary: Vocabulary): QueryPart[] | null {
  const [word, letter] = [text.slice(0, -1), text.slice(-1)]
  if (!SYLLABLE_START.test(letter) || !vocabulary.term(word) || !vocabulary.word(letter)?.begun) return null
  const named = part(word, vocabulary.spellings(word), {
    wished: isCommonWord(word),
    kind: kindOf(word),
    place: vocabulary.isPlace(word),
  })
  return [named, part(letter, [[begun(letter)]])]
}

/** Whether a word is none yet; a lone letter never is. */
function mayGoOn(word: string, vocabulary: Vocabulary): boolean {
  return word.length === 1 || !vocabulary.word(word)?.exact
}

/** Words that are all known: names of places, and what lies between those. */
function knownParts(tokens: string[], vocabulary: Vocabulary, open: boolean): QueryPart[] {
  const places = cutIntoWords(tokens, (text) => vocabulary.isPlace(text), MOST_NEIGHBOURS, size)
  return places.map(({ units }, index) => {
    const isLast = index === places.length - 1
    const text = units.join('')
    const cut = units.map((word, at) => {
      const isEnd = isLast && at === units.length - 1
      return isEnd && (open || mayGoOn(word, vocabulary)) ? begun(word) : whole(word)
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

/** Keeps the words that are known, and mends what lies between them. */
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
      read.push(part(text, [[whole(text)]]))
      continue
    }
    const ending = endingOf(text, found.slice(at + 1), vocabulary)
    const mended =
      ending.length > 0 ? await vocabulary.mendedName(text) : await vocabulary.mended(text, false, false)
    const all = [text, ...ending].join('')
    read.push(mended ?? part(all, [[whole(all)]], { known: false }))
    if (!mended) at += ending.length
  }
  return read
}

/**
 * The known words behind an unknown one that may end it, since they are no more than it is and no place: what the shop
 * has of Switzerland has nothing to do with another word in -land.
 */
function endingOf(text: string, next: readonly Found[], vocabulary: Vocabulary): string[] {
  const end = next.findIndex((one) => !one.known || vocabulary.isPlace(one.text))
  const words = next.slice(0, end < 0 ? next.length : end).map((one) => one.text)
  return words.join('').length <= text.length ? words : []
}
