import { isCommonWord, isEmptyWord } from './stop-words'
import { sameWords } from './synonyms'
import { kindOf } from './vertical-synonyms'

/** Whether a word is known whatever the shop writes: empty, of buying and travelling, a kind, or one with others like it. */
export function isUsualWord(word: string): boolean {
  return isEmptyWord(word) || isCommonWord(word) || kindOf(word) !== null || sameWords(word).length > 0
}
