const EDGE = '·'
const HAN = /^\p{Script=Han}/u

/**
 * Returns the trigrams of a word with its start marked, so that words with the same prefix share many. The
 * end is not marked because a word that is still being typed has none. Chinese words are too short for
 * trigrams, so their single characters are used.
 */
export function trigrams(word: string): string[] {
  if (HAN.test(word)) return [...new Set(word)]
  const characters = [EDGE, ...word]
  const grams = characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''))
  return [...new Set(grams)]
}

const MIN_LETTERS = 4
const ANAGRAM_PREFIX = '='
const LATIN = /^[a-z]+$/

/** Returns a key shared by all words with the same letters; their trigrams may differ. Null if short. */
export function anagramKey(word: string): string | null {
  return LATIN.test(word) && word.length >= MIN_LETTERS ? ANAGRAM_PREFIX + [...word].sort().join('') : null
}

/** Whether the words differ by one letter moved to another position. */
function isMovedLetter(a: string[], b: string[]): boolean {
  if (a.length !== b.length) return false
  const first = a.findIndex((character, index) => character !== b[index])
  if (first < 0) return false
  const last = a.findLastIndex((character, index) => character !== b[index])
  const [from, to] = [a.slice(first, last + 1), b.slice(first, last + 1)].map((part) => part.join(''))
  const moved = (one = '', other = '') => {
    const characters = [...one]
    return characters.slice(1).join('') + characters[0] === other
  }
  return moved(from, to) || moved(to, from)
}

/** Returns the last row of the edit distance table of two words; a transposition counts as one edit. */
function lastRow(left: string[], right: string[]): number[] {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [row, character] of left.entries()) {
    const next = [row + 1]
    for (const [column, other] of right.entries()) {
      const same = character === other ? 0 : 1
      const swapped =
        row > 0 && column > 0 && character === right[column - 1] && left[row - 1] === other
          ? (beforeLast[column - 1] ?? Infinity) + 1
          : Infinity
      next.push(
        Math.min((last[column] ?? 0) + same, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, swapped),
      )
    }
    ;[beforeLast, last] = [last, next]
  }
  return last
}

/** Counts the edits (insert, delete, substitute, transpose or move a letter) between two words. */
export function editDistance(a: string, b: string): number {
  if (isMovedLetter([...a], [...b])) return 1
  return lastRow([...a], [...b]).at(-1) ?? 0
}

/** Whether two words start with the same letter and differ by one edit. */
export function isOneEdit(typed: string, word: string): boolean {
  return typed[0] === word[0] && editDistance(typed, word) === 1
}

/** Returns the number of edits between the typed text and the nearest prefix of a word. */
export function editsToPrefix(typed: string, word: string): number {
  return Math.min(editDistance(typed, word), ...lastRow([...typed], [...word]))
}

const THAI = /^\p{Script=Thai}/u
const SILENT = /[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g
const TONES = /[\u0e47-\u0e4b]/g
const LONG_VOWELS = /[\u0e35\u0e37\u0e39]/g

/** Returns a Thai word without tones, silent letters and vowel length, in which foreign names vary. */
export function thaiSound(word: string): string {
  return word
    .replaceAll(SILENT, '')
    .replaceAll(TONES, '')
    .replaceAll(LONG_VOWELS, (vowel) => String.fromCharCode(vowel.charCodeAt(0) - 1))
}

/** Returns by how many silent characters the lengths of two words may differ. */
export function unvoiced(word: string): number {
  return THAI.test(word) ? 2 : 0
}

/** Distance of different words that sound alike: smaller than one edit. */
const ALIKE = 0.5

const editsFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Returns the maximum number of edits for a word: none for a short one. Three Chinese characters are long
 * enough for one edit; the length of a Thai word is measured by its sound.
 */
export function maxEdits(word: string): number {
  const { length } = [...thaiSound(word)]
  if (HAN.test(word)) return length < 3 ? 0 : length < 6 ? 1 : 2
  return editsFor(length)
}

/** Returns the distance of two words by `count`; for Thai, the smaller of spelling and sound. */
function distance(typed: string, word: string, count: (a: string, b: string) => number): number {
  const written = count(typed, word)
  if (written === 0 || !THAI.test(typed)) return written
  const sound = thaiSound(typed)
  const other = thaiSound(word)
  const heard = count(sound, other)
  const maxDistance = Math.min(maxEdits(sound), maxEdits(other))
  return heard > maxDistance ? written : Math.min(written, Math.max(ALIKE, heard))
}

/**
 * Returns the minimum trigrams shared with any accepted word: an edit changes three, a transposition four.
 */
export function sharedTrigrams(word: string): number {
  if (HAN.test(word)) return Math.max(1, trigrams(word).length - maxEdits(word))
  return Math.max(1, trigrams(word).length - 4 * editsFor([...word].length))
}

export interface Candidate {
  word: string
  /** Importance of the word; lower is more important. */
  rank: number
  /** Whether a name contains it next to the adjacent word of the query. */
  beside?: boolean
}

/** Ranks of words: destination, travel, category and product names, and words of other text only. */
export const DESTINATION = -1
export const TRAVELLING = -0.5
export const CATEGORY = 0
export const PRODUCT = 1
export const MENTIONED = 2

const isName = (rank: number) => rank === DESTINATION || rank === PRODUCT

/** Shorter names are too similar to many ordinary words; very short fragments are not names. */
const MIN_NAME_LENGTH = 5
const FRAGMENT_LENGTH = 3
/** Minimum length of an ordinary word that can be suggested, and of the typed word. */
const ORDINARY_LENGTH = { meant: 5, typed: 5 }
/**
 * A shorter ordinary word is suggested only for a misspelling, not if a different letter makes another word.
 */
const LONG_LENGTH = 6

const sortedLetters = (word: string) => [...word].sort().join('')
const undoubled = (word: string) => word.replaceAll(/(.)\1/gu, '$1')
const consonants = (word: string) => word.replaceAll(/[aeiou]/g, '')

/** Whether letters are missing, swapped or doubled, or vowels are wrong, which does not make another word. */
function isMisspelling(typed: string, word: string): boolean {
  return (
    [...typed].length < [...word].length ||
    [sortedLetters, undoubled, consonants].some((read) => read(typed) === read(word))
  )
}

/**
 * Whether a word can be suggested, by its rank: any name that is not short, because people mostly misspell
 * names; an ordinary word only if it is long and starts alike, because a different word is equally likely
 * (kids and kinds, hopping and shopping, steam and steak).
 */
function canSuggest(typed: string, { word, rank }: Candidate, stillTyping: boolean): boolean {
  if (HAN.test(word) || rank === DESTINATION) return true
  const [letters, typedLetters] = [[...word], [...typed]]
  const startsAlike = letters[0] === typedLetters[0]
  const compared = stillTyping ? Math.min(letters.length, typedLetters.length) : letters.length
  if (isName(rank)) return letters.length > FRAGMENT_LENGTH && (startsAlike || compared >= MIN_NAME_LENGTH)
  if (!startsAlike || letters.length < ORDINARY_LENGTH.meant) return false
  if (rank === TRAVELLING) return isMisspelling(typed, word)
  const meant = stillTyping ? letters.slice(0, typedLetters.length) : letters
  if (Math.min(meant.length, typedLetters.length) < ORDINARY_LENGTH.typed) return false
  return meant.length >= LONG_LENGTH || isMisspelling(typed, meant.join(''))
}

/**
 * Returns the words of a vocabulary that may be meant, the most likely first: few edits, next to its
 * neighbour in a name, a name itself, the same first letter, a better rank. A word that is still being typed
 * may be a prefix.
 */
export function suggestTerms<Word extends Candidate>(
  typed: string,
  vocabulary: readonly Word[],
  stillTyping = false,
): Word[] {
  const maxDistance = maxEdits(typed)
  return vocabulary
    .filter((candidate) => canSuggest(typed, candidate, stillTyping))
    .map((candidate) => {
      const whole = distance(typed, candidate.word, editDistance)
      // A travel word must match as a whole: its prefixes are those of many other words.
      const least =
        stillTyping && candidate.rank !== TRAVELLING ? distance(typed, candidate.word, editsToPrefix) : whole
      const mentioned = candidate.rank >= MENTIONED ? 1 : 0
      const beginning = whole <= maxDistance ? 0 : 1
      return {
        candidate,
        least,
        whole,
        mentioned,
        beginning,
        otherStart: candidate.word[0] === typed[0] ? 0 : 1,
      }
    })
    .filter(({ least, whole }) => whole > 0 && least <= maxDistance)
    .sort(
      (a, b) =>
        a.least - b.least ||
        Number(b.candidate.beside ?? false) - Number(a.candidate.beside ?? false) ||
        a.mentioned - b.mentioned ||
        a.beginning - b.beginning ||
        a.otherStart - b.otherStart ||
        a.candidate.rank - b.candidate.rank ||
        a.whole - b.whole ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    )
    .map(({ candidate }) => candidate)
}
