import { isCommonWord, isStopWord } from './stop-words'
import { synonymsOf } from './synonyms'
import { verticalOf } from './vertical-synonyms'

/**
 * Whether a word is known independent of the catalog: a stop word, common word, vertical name or synonym.
 */
export function isDictionaryWord(word: string): boolean {
  return isStopWord(word) || isCommonWord(word) || verticalOf(word) !== null || synonymsOf(word).length > 0
}
