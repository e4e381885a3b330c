import { MENTIONED } from '@/lib/domain/search/edit-distance'
import { isCommonWord } from '@/lib/domain/search/stop-words'
import { synonymsOf } from '@/lib/domain/search/synonyms'
import type { Run } from '@/lib/domain/search/tokenize'
import { verticalOf } from '@/lib/domain/search/vertical-synonyms'
import type { Lexeme } from './document'
import { isEnglishWord } from './english-dictionary'
import { part, prefixWord, type QueryPart, termWords, wholeWord } from './query-part'
import { isPlace } from './terms'
import type { Neighbours } from './terms-repo'
import type { Vocabulary } from './vocabulary'

/** Minimum length of a word for removing a plural s. */
const MIN_PLURAL_LENGTH = 4

/** Minimum length for correcting a misspelt prefix, except while typing. */
const MIN_PREFIX_LENGTH = 6

/** Returns the singular of a likely English plural. */
export function singularOf(word: string): string | null {
  return word.length >= MIN_PLURAL_LENGTH && word.endsWith('s') ? word.slice(0, -1) : null
}

/** A word with and without a plural s. */
function inAnyNumber(word: string): Lexeme[][] {
  return [word, singularOf(word) ?? `${word}s`].map((one) => [wholeWord(one)])
}

function eitherNumber(words: Lexeme[]): Lexeme[][] {
  const [only, ...more] = words
  return only && more.length === 0 ? inAnyNumber(only.word) : [words]
}

/** The context of a word in the query. */
interface Place extends Neighbours {
  /** Whether the word may be incomplete. */
  open: boolean
  /** Whether it starts a destination's name. */
  beginsName: boolean
  /** Words of a destination's name that it starts, next to another word of that name. */
  endings: string[]
}

/** Parses a word between separators, or two merged words. */
export async function latinParts(
  { text: word, tokens }: Run,
  vocabulary: Vocabulary,
  { open, beginsName, endings, ...neighbours }: Place,
): Promise<QueryPart[]> {
  const known = vocabulary.word(word)
  const optional = isCommonWord(word)
  const kind = verticalOf(word)
  const asName = known?.apart ? [termWords(known.apart)] : []
  const apart = tokens.length > 1 ? [...asName, tokens.map(wholeWord)] : asName
  const singular = singularOf(word)
  const wordPart = (...alternatives: QueryPart['alternatives']) => {
    const [here, one] = [known, singular ? vocabulary.word(singular) : undefined]
    const place = isPlace(Math.min(here?.rank ?? MENTIONED, one?.rank ?? MENTIONED))
    return [
      part(word, alternatives, {
        optional,
        kind,
        place,
        standsFor: isPlace(here?.rank ?? MENTIONED) ? asName : [],
      }),
    ]
  }
  if (endings.length > 0 && !open)
    return [
      part(
        word,
        endings.map((ending) => [wholeWord(ending)]),
        { place: true },
      ),
    ]
  const isNotName = (known?.rank ?? MENTIONED) >= MENTIONED
  if (known?.exact && !open && !(beginsName && isNotName)) return wordPart(...inAnyNumber(word), ...apart)
  if (known?.begun && (open || word.length > 1)) return wordPart([prefixWord(word)], ...apart)
  if (apart.length > 0) return wordPart(...apart)
  if (singular && vocabulary.word(singular)?.exact) return wordPart([wholeWord(singular)])
  if (known?.begun_apart) return wordPart(termWords(known.begun_apart, true))
  if (optional || kind || synonymsOf(word).length > 0) return wordPart([wholeWord(word)])
  if (await isEnglishWord(word)) {
    const destination = await vocabulary.misspeltDestination(word)
    return [destination ?? part(word, [[wholeWord(word)]], { known: false })]
  }
  const otherNumber = singular ?? (open ? null : `${word}s`)
  const corrected =
    (await vocabulary.correct(word, open, true, neighbours)) ??
    (otherNumber && (await vocabulary.correct(otherNumber, open)))
  if (corrected)
    return [open ? corrected : { ...corrected, alternatives: corrected.alternatives.flatMap(eitherNumber) }]
  const compound = await vocabulary.compound(word)
  if (compound) return compound
  const beginning = !open && word.length >= MIN_PREFIX_LENGTH && (await vocabulary.correct(word, true))
  return [beginning || part(word, [[wholeWord(word)]], { known: false })]
}
