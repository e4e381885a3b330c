import { COMMON_WORDS } from './common-words'
import { KIND_WORDS } from './kind-words'
import { MEANT_WORDS } from './same-words'
import { TRAVELLING } from './spelling'

const HAN = /^\p{Script=Han}/u

/** What travellers say whatever the shop writes; Chinese words of it are too short to be told from others. */
export const TRAVEL_WORDS: ReadonlyArray<{ word: string; spelled: string; rank: number }> = [
  ...new Set([...COMMON_WORDS, ...KIND_WORDS, ...MEANT_WORDS]),
]
  .filter((word) => !HAN.test(word))
  .map((word) => ({ word, spelled: word, rank: TRAVELLING }))
