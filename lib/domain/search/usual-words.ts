import { isCommonWord, isEmptyWord } from './common-words'
import { kindOf } from './kind-words'
import { sameWords } from './same-words'

/** Whether a word is known whatever the shop writes: empty, of buying and travelling, a kind, or one with others like it. */
export function isUsualWord(word: string): boolean {
  return isEmptyWord(word) || isCommonWord(word) || kindOf(word) !== null || sameWords(word).length > 0
}
