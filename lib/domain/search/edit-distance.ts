const HAN = /^\p{Script=Han}/u

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

/** Returns the number of edits between the typed text and the nearest prefix of a word. */
export function editsToPrefix(typed: string, word: string): number {
  return Math.min(editDistance(typed, word), ...lastRow([...typed], [...word]))
}

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

/** Ranks of words: names of destinations, categories and products, and words of other text only. */
export const DESTINATION = -1
export const CATEGORY = 0
export const PRODUCT = 1
export const MENTIONED = 2
