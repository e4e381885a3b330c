import { MENTIONED } from '@/lib/domain/search/edit-distance'
import { isCommonWord } from '@/lib/domain/search/stop-words'
import { sameWords } from '@/lib/domain/search/synonyms'
import type { Run } from '@/lib/domain/search/tokenize'
import { kindOf } from '@/lib/domain/search/vertical-synonyms'
import type { Lexeme } from './document'
import { isEnglishWord } from './english-dictionary'
import { begun, part, type QueryPart, termWords, whole } from './query-part'
import { isPlace } from './terms'
import type { Neighbours } from './terms-repo'
import type { Vocabulary } from './vocabulary'

/** Shorter words in the plural are words of their own. */
const SHORTEST_PLURAL = 4

/** Of a shorter word no misspelt beginning is looked for but while it is typed. */
const SHORTEST_BEGINNING = 6

/** The singular of an English word that looks like a plural. */
export function singularOf(word: string): string | null {
  return word.length >= SHORTEST_PLURAL && word.endsWith('s') ? word.slice(0, -1) : null
}

/** A word with and without a plural s. */
function inAnyNumber(word: string): Lexeme[][] {
  return [word, singularOf(word) ?? `${word}s`].map((one) => [whole(one)])
}

function eitherNumber(words: Lexeme[]): Lexeme[][] {
  const [only, ...more] = words
  return only && more.length === 0 ? inAnyNumber(only.word) : [words]
}

/** How a word stands where it was typed. */
interface Place extends Neighbours {
  /** Whether it may go on. */
  open: boolean
  /** Whether it begins a destination's name. */
  beginsName: boolean
  /** Words of such a name that it begins, beside another word of it. */
  endings: string[]
}

/** Reads a word between separators, or two that are one. */
export async function latinParts(
  { text: word, tokens }: Run,
  vocabulary: Vocabulary,
  { open, beginsName, endings, ...neighbours }: Place,
): Promise<QueryPart[]> {
  const known = vocabulary.word(word)
  const wished = isCommonWord(word)
  const kind = kindOf(word)
  const asName = known?.apart ? [termWords(known.apart)] : []
  const apart = tokens.length > 1 ? [...asName, tokens.map(whole)] : asName
  const singular = singularOf(word)
  const asked = (...alternatives: QueryPart['alternatives']) => {
    const [here, one] = [known, singular ? vocabulary.word(singular) : undefined]
    const place = isPlace(Math.min(here?.rank ?? MENTIONED, one?.rank ?? MENTIONED))
    return [
      part(word, alternatives, {
        wished,
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
        endings.map((ending) => [whole(ending)]),
        { place: true },
      ),
    ]
  const isNoName = (known?.rank ?? MENTIONED) >= MENTIONED
  if (known?.exact && !open && !(beginsName && isNoName)) return asked(...inAnyNumber(word), ...apart)
  if (known?.begun && (open || word.length > 1)) return asked([begun(word)], ...apart)
  if (apart.length > 0) return asked(...apart)
  if (singular && vocabulary.word(singular)?.exact) return asked([whole(singular)])
  if (known?.begun_apart) return asked(termWords(known.begun_apart, true))
  if (wished || kind || sameWords(word).length > 0) return asked([whole(word)])
  if (await isEnglishWord(word)) {
    const destination = await vocabulary.misspeltDestination(word)
    return [destination ?? part(word, [[whole(word)]], { known: false })]
  }
  const otherNumber = singular ?? (open ? null : `${word}s`)
  const mended =
    (await vocabulary.mended(word, open, true, neighbours)) ??
    (otherNumber && (await vocabulary.mended(otherNumber, open)))
  if (mended) return [open ? mended : { ...mended, alternatives: mended.alternatives.flatMap(eitherNumber) }]
  const compound = await vocabulary.compound(word)
  if (compound) return compound
  const beginning = !open && word.length >= SHORTEST_BEGINNING && (await vocabulary.mended(word, true))
  return [beginning || part(word, [[whole(word)]], { known: false })]
}
