import { segment } from '@/lib/domain/search/segmentation'
import { isCommonWord } from '@/lib/domain/search/stop-words'
import { synonymsOf } from '@/lib/domain/search/synonyms'
import { chineseTokens, type Run } from '@/lib/domain/search/tokenize'
import { verticalOf } from '@/lib/domain/search/vertical-synonyms'
import { part, prefixWord, type QueryPart, wholeWord } from './query-part'
import { chinesePairs } from './terms'
import { stretches, type Vocabulary } from './vocabulary'

/** Maximum length of a place name, in characters, that is recognised within a longer text. */
const MAX_NAME_LENGTH = 8

/** Texts to look up before parsing a run. */
export function chineseStretches({ text }: Run): string[] {
  return stretches([...text], MAX_NAME_LENGTH)
}

/** Parses characters without spaces: place names, common words and the gaps between them. */
export async function chineseParts({ text }: Run, vocabulary: Vocabulary): Promise<QueryPart[]> {
  const characters = [...text]
  if (characters.length === 1) return [part(text, [[prefixWord(text)]])]
  const isName = (word: string) => [...word].length > 1 && vocabulary.isPlace(word)
  const means = (word: string) => synonymsOf(word).length > 0
  const isWord = (word: string) =>
    isCommonWord(word) || verticalOf(word) !== null || means(word) || isName(word)
  const pieces = segment(characters, isWord, MAX_NAME_LENGTH)
  const parts = await Promise.all(
    pieces.map(async ({ units, isWord }) => {
      const word = units.join('')
      if (!isWord) return gapParts(units, vocabulary)
      if (isCommonWord(word)) return [optionalPart(word)]
      const kind = verticalOf(word)
      if (kind) return [part(word, [chinesePairs(word).map(wholeWord)], { kind })]
      if (!isName(word)) return [part(word, [chinesePairs(word).map(wholeWord)])]
      const [own = [], ...others] = vocabulary.spellings(word)
      return [part(word, [own, ...others], { place: true, standsFor: others })]
    }),
  )
  return parts.flat()
}

function optionalPart(word: string): QueryPart {
  const words = [...word].length === 1 ? [prefixWord(word)] : chinesePairs(word).map(wholeWord)
  return part(word, [words], { optional: true })
}

/** Positions where the dictionary ends one multi-character word and starts another. */
function wordEnds(text: string): Set<number> {
  const tokens = chineseTokens(text).map((token) => [...token].length)
  const ends = new Set<number>()
  let at = 0
  for (const [index, length] of tokens.entries()) {
    at += length
    if (length > 1 && (tokens[index + 1] ?? 0) > 1) ends.add(at)
  }
  return ends
}

/**
 * Parses text that contains no place name: adjacent characters stay together if the shop's texts contain them
 * together. Misspellings are corrected; a leftover single character is optional.
 */
async function gapParts(characters: string[], vocabulary: Vocabulary): Promise<QueryPart[]> {
  const text = characters.join('')
  if (characters.length === 1) return [optionalPart(text)]
  const linked = chinesePairs(text).map((pair) => vocabulary.term(pair) !== undefined)
  if (!linked.every(Boolean)) {
    const mended = await vocabulary.correct(text, false, false)
    if (mended) return [mended]
  }
  const ends = wordEnds(text)
  const chains: string[][] = []
  for (const [index, character] of characters.entries()) {
    const last = chains.at(-1)
    const isLinked = linked[index - 1] && !ends.has(index)
    const areAlone = !linked[index - 1] && !linked[index - 2] && !linked[index]
    if (last && (isLinked || areAlone)) last.push(character)
    else chains.push([character])
  }
  return chains.map((chain) => {
    const word = chain.join('')
    if (chain.length === 1) return optionalPart(word)
    const pairs = chinesePairs(word)
    return part(word, [pairs.map(wholeWord)], { known: pairs.every((pair) => vocabulary.term(pair)) })
  })
}
