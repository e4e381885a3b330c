import { isCommonWord } from '@/lib/domain/search/common-words'
import { kindOf } from '@/lib/domain/search/kind-words'
import { sameWords } from '@/lib/domain/search/same-words'
import { MENTIONED } from '@/lib/domain/search/spelling'
import type { Lexeme } from './document'
import { begun, part, type QueryPart, termWords, whole } from './query-part'
import { isPlace } from './terms'
import type { Vocabulary } from './vocabulary'

/** Shorter words in the plural are words of their own. */
const SHORTEST_PLURAL = 4

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

/** Reads a word between separators; `open` means that it may go on. */
export async function latinParts(word: string, vocabulary: Vocabulary, open: boolean): Promise<QueryPart[]> {
  const known = vocabulary.word(word)
  const wished = isCommonWord(word)
  const kind = kindOf(word)
  const apart = known?.apart ? [termWords(known.apart)] : []
  const singular = singularOf(word)
  const asked = (...alternatives: QueryPart['alternatives']) => {
    const [here, one] = [known, singular ? vocabulary.word(singular) : undefined]
    const place = isPlace(Math.min(here?.rank ?? MENTIONED, one?.rank ?? MENTIONED))
    return [
      part(word, alternatives, {
        wished,
        kind,
        place,
        standsFor: isPlace(here?.rank ?? MENTIONED) ? apart : [],
      }),
    ]
  }
  if (known?.exact && !open) return asked(...inAnyNumber(word), ...apart)
  if (known?.begun && (open || word.length > 1)) return asked([begun(word)], ...apart)
  if (apart.length > 0) return asked(...apart)
  if (singular && vocabulary.word(singular)?.exact) return asked([whole(singular)])
  if (known?.begun_apart) return asked(termWords(known.begun_apart, true))
  if (wished || kind || sameWords(word).length > 0) return asked([whole(word)])
  const mended =
    (await vocabulary.mended(word, open)) ?? (await vocabulary.mended(singular ?? `${word}s`, open))
  if (mended) return [open ? mended : { ...mended, alternatives: mended.alternatives.flatMap(eitherNumber) }]
  const compound = await vocabulary.compound(word)
  return compound ?? [part(word, [[whole(word)]], { known: false })]
}
