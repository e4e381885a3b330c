const EDGE = '·'
const HAN = /^\p{Script=Han}/u

/**
 * Every three neighbouring characters of a word with its beginning marked: words that begin alike share many. The
 * end is not marked, since a word that is being typed has none yet. A Chinese word is too short for that, and each of
 * its characters says enough.
 */
export function trigrams(word: string): string[] {
  if (HAN.test(word)) return [...new Set(word)]
  const characters = [EDGE, ...word]
  const grams = characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''))
  return [...new Set(grams)]
}

const SHORTEST_SHUFFLED = 4
const SHUFFLED = '='
const LATIN = /^[a-z]+$/

/** What a word shares with all words of the same letters, whose trigrams may all be others; none of short words. */
export function anagramKey(word: string): string | null {
  return LATIN.test(word) && word.length >= SHORTEST_SHUFFLED ? SHUFFLED + [...word].sort().join('') : null
}

/** Whether one letter has slipped to another place of the word. */
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

/** The lines of the table of edit distances between two words, swapped neighbours counted once; the last line. */
function lastLine(left: string[], right: string[]): number[] {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [row, character] of left.entries()) {
    const line = [row + 1]
    for (const [column, other] of right.entries()) {
      const same = character === other ? 0 : 1
      const swapped =
        row > 0 && column > 0 && character === right[column - 1] && left[row - 1] === other
          ? (beforeLast[column - 1] ?? Infinity) + 1
          : Infinity
      line.push(
        Math.min((last[column] ?? 0) + same, (last[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1, swapped),
      )
    }
    ;[beforeLast, last] = [last, line]
  }
  return last
}

/** How many slips of a finger (added, lost, other, swapped or misplaced characters) lie between two words. */
export function editDistance(a: string, b: string): number {
  if (isMovedLetter([...a], [...b])) return 1
  return lastLine([...a], [...b]).at(-1) ?? 0
}

/** Whether one slip lies between words that begin alike. */
export function isOneSlip(typed: string, word: string): boolean {
  return typed[0] === word[0] && editDistance(typed, word) === 1
}

/** How many slips lie between what was typed and the nearest beginning of a word. */
export function slipsToBeginning(typed: string, word: string): number {
  return Math.min(editDistance(typed, word), ...lastLine([...typed], [...word]))
}

const THAI = /^\p{Script=Thai}/u
const SILENT = /[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g
const TONES = /[\u0e47-\u0e4b]/g
const LONG_VOWELS = /[\u0e35\u0e37\u0e39]/g

/** A Thai word without its tones, its silent letters and the length of its vowels, which names of elsewhere vary in. */
export function thaiSound(word: string): string {
  return word
    .replaceAll(SILENT, '')
    .replaceAll(TONES, '')
    .replaceAll(LONG_VOWELS, (vowel) => String.fromCharCode(vowel.charCodeAt(0) - 1))
}

/** How many characters a word may have more or less that do not change its sound. */
export function unvoiced(word: string): number {
  return THAI.test(word) ? 2 : 0
}

/** Words that sound alike and are not the same: nearer than any slip. */
const ALIKE = 0.5

const slipsIn = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * How many slips are forgiven in a word: none in a short one. Three Chinese characters are no short one; a Thai word is
 * as long as it sounds.
 */
export function maxEdits(word: string): number {
  const { length } = [...thaiSound(word)]
  if (HAN.test(word)) return length < 3 ? 0 : length < 6 ? 1 : 2
  return slipsIn(length)
}

/** How far apart two words are, by a way of counting their slips; Thai ones also as they sound, if that is enough. */
function distance(typed: string, word: string, count: (a: string, b: string) => number): number {
  const written = count(typed, word)
  if (written === 0 || !THAI.test(typed)) return written
  const sound = thaiSound(typed)
  const other = thaiSound(word)
  const heard = count(sound, other)
  const forgiven = Math.min(maxEdits(sound), maxEdits(other))
  return heard > forgiven ? written : Math.min(written, Math.max(ALIKE, heard))
}

/** How many trigrams a word shares at least with each word that is forgiven for it: a slip spoils three, a swap four. */
export function sharedTrigrams(word: string): number {
  if (HAN.test(word)) return Math.max(1, trigrams(word).length - maxEdits(word))
  return Math.max(1, trigrams(word).length - 4 * slipsIn([...word].length))
}

export interface Candidate {
  word: string
  /** How eminent the word is, the less the more. */
  rank: number
  /** Whether a name has it beside what was typed beside it. */
  beside?: boolean
}

/**
 * How eminent words are: names of destinations, words of travelling, of categories, names within products, and what
 * nothing is called.
 */
export const DESTINATION = -1
export const TRAVELLING = -0.5
export const CATEGORY = 0
export const PRODUCT = 1
export const MENTIONED = 2

const isName = (rank: number) => rank === DESTINATION || rank === PRODUCT

/** A shorter name is as near to many words of the language; a scrap of one is none. */
const SHORTEST_NAME = 5
const SCRAP_LENGTH = 3
/** The least length of an ordinary word that a misspelt one may mean, and of that one. */
const ORDINARY_LENGTH = { meant: 5, typed: 5 }
/** A shorter ordinary word is meant only where it was misspelt, not where another letter makes another word. */
const LONG_LENGTH = 6

const sortedLetters = (word: string) => [...word].sort().join('')
const undoubled = (word: string) => word.replaceAll(/(.)\1/gu, '$1')
const consonants = (word: string) => word.replaceAll(/[aeiou]/g, '')

/** Whether letters were lost, swapped or doubled, or vowels mistaken: what is no other word of the language. */
function isMisspelling(typed: string, word: string): boolean {
  return (
    [...typed].length < [...word].length ||
    [sortedLetters, undoubled, consonants].some((read) => read(typed) === read(word))
  )
}

/**
 * Whether a word may be meant by its rank: each name that is not short, since names are what people misspell; an
 * ordinary word only if it is long and begins alike, because another word of the language is as likely (kids and kinds,
 * hopping and shopping, steam and steak).
 */
function mayBeMeant(typed: string, { word, rank }: Candidate, stillTyping: boolean): boolean {
  if (HAN.test(word) || rank === DESTINATION) return true
  const [letters, said] = [[...word], [...typed]]
  const beginsAlike = letters[0] === said[0]
  const compared = stillTyping ? Math.min(letters.length, said.length) : letters.length
  if (isName(rank)) return letters.length > SCRAP_LENGTH && (beginsAlike || compared >= SHORTEST_NAME)
  if (!beginsAlike || letters.length < ORDINARY_LENGTH.meant) return false
  if (rank === TRAVELLING) return isMisspelling(typed, word)
  const meant = stillTyping ? letters.slice(0, said.length) : letters
  if (Math.min(meant.length, said.length) < ORDINARY_LENGTH.typed) return false
  return meant.length >= LONG_LENGTH || isMisspelling(typed, meant.join(''))
}

/**
 * The words of a vocabulary that may have been meant, the most likely first: few slips, beside its neighbour in a
 * name, a name itself, begun with the same letter, eminent. A word that is still being typed may be one's beginning.
 */
export function suggestTerms<Word extends Candidate>(
  typed: string,
  vocabulary: readonly Word[],
  stillTyping = false,
): Word[] {
  const forgiven = maxEdits(typed)
  return vocabulary
    .filter((candidate) => mayBeMeant(typed, candidate, stillTyping))
    .map((candidate) => {
      const whole = distance(typed, candidate.word, editDistance)
      // A word of travelling is meant as a whole: its beginnings are those of many other words.
      const least =
        stillTyping && candidate.rank !== TRAVELLING
          ? distance(typed, candidate.word, slipsToBeginning)
          : whole
      const mentioned = candidate.rank >= MENTIONED ? 1 : 0
      const beginning = whole <= forgiven ? 0 : 1
      return {
        candidate,
        least,
        whole,
        mentioned,
        beginning,
        otherStart: candidate.word[0] === typed[0] ? 0 : 1,
      }
    })
    .filter(({ least, whole }) => whole > 0 && least <= forgiven)
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
