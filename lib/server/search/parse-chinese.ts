import { cutIntoWords } from '@/lib/domain/search/segmentation'
import { isCommonWord } from '@/lib/domain/search/stop-words'
import { sameWords } from '@/lib/domain/search/synonyms'
import { chineseTokens, type Run } from '@/lib/domain/search/tokenize'
import { kindOf } from '@/lib/domain/search/vertical-synonyms'
import { begun, part, type QueryPart, whole } from './query-part'
import { chinesePairs } from './terms'
import { stretches, type Vocabulary } from './vocabulary'

/** Longest name of a place, in characters, that is recognised within a longer text. */
const LONGEST_NAME = 8

/** What has to be looked up before a run is read. */
export function chineseStretches({ text }: Run): string[] {
  return stretches([...text], LONGEST_NAME)
}

/** Reads characters without spaces between them: names of places, common words, and what lies between those. */
export async function chineseParts({ text }: Run, vocabulary: Vocabulary): Promise<QueryPart[]> {
  const characters = [...text]
  if (characters.length === 1) return [part(text, [[begun(text)]])]
  const isName = (word: string) => [...word].length > 1 && vocabulary.isPlace(word)
  const means = (word: string) => sameWords(word).length > 0
  const isWord = (word: string) => isCommonWord(word) || kindOf(word) !== null || means(word) || isName(word)
  const pieces = cutIntoWords(characters, isWord, LONGEST_NAME)
  const parts = await Promise.all(
    pieces.map(async ({ units, isWord }) => {
      const word = units.join('')
      if (!isWord) return gapParts(units, vocabulary)
      if (isCommonWord(word)) return [wish(word)]
      const kind = kindOf(word)
      if (kind) return [part(word, [chinesePairs(word).map(whole)], { kind })]
      if (!isName(word)) return [part(word, [chinesePairs(word).map(whole)])]
      const [own = [], ...others] = vocabulary.spellings(word)
      return [part(word, [own, ...others], { place: true, standsFor: others })]
    }),
  )
  return parts.flat()
}

function wish(word: string): QueryPart {
  const words = [...word].length === 1 ? [begun(word)] : chinesePairs(word).map(whole)
  return part(word, [words], { wished: true })
}

/** The places between characters where the dictionary ends a word of several characters and begins another such. */
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
 * Reads what is no name of a place: characters hang together where the shop writes them beside each other. A slip in
 * it is mended, a lone character that is left over is not insisted on.
 */
async function gapParts(characters: string[], vocabulary: Vocabulary): Promise<QueryPart[]> {
  const text = characters.join('')
  if (characters.length === 1) return [wish(text)]
  const linked = chinesePairs(text).map((pair) => vocabulary.term(pair) !== undefined)
  if (!linked.every(Boolean)) {
    const mended = await vocabulary.mended(text, false, false)
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
    if (chain.length === 1) return wish(word)
    const pairs = chinesePairs(word)
    return part(word, [pairs.map(whole)], { known: pairs.every((pair) => vocabulary.term(pair)) })
  })
}
