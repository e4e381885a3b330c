import { TRAVELLING } from './edit-distance'
import { COMMON_WORDS } from './stop-words'
import { MEANT_WORDS } from './synonyms'
import { KIND_WORDS } from './vertical-synonyms'

const HAN = /^\p{Script=Han}/u

/** Travel words independent of the catalog. Chinese ones are too short for spelling correction. */
export const TRAVEL_WORDS: ReadonlyArray<{ word: string; spelled: string; rank: number }> = [
  ...new Set([...COMMON_WORDS, ...KIND_WORDS, ...MEANT_WORDS]),
]
  .filter((word) => !HAN.test(word))
  .map((word) => ({ word, spelled: word, rank: TRAVELLING }))
