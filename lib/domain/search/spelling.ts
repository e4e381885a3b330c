const EDGE = '·'

/**
 * Every three neighbouring characters of a word with its beginning marked: words that begin alike share many. The
 * end is not marked, since a word that is being typed has none yet.
 */
export function trigrams(word: string): string[] {
  const characters = [EDGE, ...word]
  const grams = characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''))
  return [...new Set(grams)]
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

/** How many slips of a finger (added, lost, other or swapped characters) lie between two words. */
export function slips(a: string, b: string): number {
  return lastLine([...a], [...b]).at(-1) ?? 0
}

/** How many slips lie between what was typed and the nearest beginning of a word. */
export function slipsToBeginning(typed: string, word: string): number {
  return Math.min(...lastLine([...typed], [...word]))
}

/** How many slips are forgiven in a word: none in a short one. */
export function forgivenSlips(word: string): number {
  const { length } = [...word]
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** How many trigrams a word shares at least with each word that is forgiven for it: a slip spoils three, a swap four. */
export function sharedTrigrams(word: string): number {
  return Math.max(1, trigrams(word).length - 4 * forgivenSlips(word))
}

export interface Candidate {
  word: string
  /** How eminent the word is, the less the more. */
  rank: number
}

/**
 * The words of a vocabulary that may have been meant, the most likely first: few slips, begun with the same letter,
 * eminent. A word that is still being typed may be one's beginning.
 */
export function meantWords<Word extends Candidate>(
  typed: string,
  vocabulary: readonly Word[],
  stillTyping = false,
): Word[] {
  const forgiven = forgivenSlips(typed)
  return vocabulary
    .map((candidate) => {
      const whole = slips(typed, candidate.word)
      const least = stillTyping ? slipsToBeginning(typed, candidate.word) : whole
      return { candidate, least, whole, otherStart: candidate.word[0] === typed[0] ? 0 : 1 }
    })
    .filter(({ least, whole }) => whole > 0 && least <= forgiven)
    .sort(
      (a, b) =>
        a.least - b.least ||
        a.otherStart - b.otherStart ||
        a.candidate.rank - b.candidate.rank ||
        a.whole - b.whole ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    )
    .map(({ candidate }) => candidate)
}
