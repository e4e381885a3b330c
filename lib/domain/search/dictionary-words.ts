import { isCommonWord, isEmptyWord } from './stop-words'
import { sameWords } from './synonyms'
import { kindOf } from './vertical-synonyms'

/**
 * Whether a word is known independent of the catalogue: a stop word, common word, vertical name or synonym.
 */
export function isUsualWord(word: string): boolean {
  return isEmptyWord(word) || isCommonWord(word) || kindOf(word) !== null || sameWords(word).length > 0
}
