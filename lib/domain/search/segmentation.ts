/** Adjacent units of a text that form a recognised word, or the text between two of them. */
export interface Piece<Unit> {
  units: Unit[]
  isWord: boolean
}

interface Best {
  covered: number
  words: number
  /** Start of the last word; the last unit if it is not part of a word. */
  from: number
  isWord: boolean
}

const isBetter = (one: Best, other: Best) =>
  one.covered > other.covered || (one.covered === other.covered && one.words < other.words)

/**
 * Splits units (characters or dictionary words) into recognised words, with maximum coverage by as few words
 * as possible. Uncovered units stay together.
 * @param size the weight of a unit
 */
export function segment<Unit extends string>(
  units: readonly Unit[],
  isWord: (text: string) => boolean,
  longest: number,
  size: (unit: Unit) => number = () => 1,
): Array<Piece<Unit>> {
  const best: Best[] = [{ covered: 0, words: 0, from: 0, isWord: false }]
  for (let end = 1; end <= units.length; end++) {
    const before = best[end - 1] as Best
    let found: Best = { ...before, from: end - 1, isWord: false }
    let [text, counted] = ['', 0]
    for (let from = end - 1; from >= Math.max(0, end - longest); from--) {
      const unit = units[from] as Unit
      text = unit + text
      counted += size(unit)
      if (!isWord(text)) continue
      const start = best[from] as Best
      const cut = { covered: start.covered + counted, words: start.words + 1, from, isWord: true }
      if (isBetter(cut, found)) found = cut
    }
    best.push(found)
  }
  const pieces: Array<Piece<Unit>> = []
  for (let end = units.length; end > 0; ) {
    const { from, isWord: recognised } = best[end] as Best
    const part = units.slice(from, end)
    const next = pieces[0]
    if (!recognised && next && !next.isWord) next.units.unshift(...part)
    else pieces.unshift({ units: part, isWord: recognised })
    end = from
  }
  return pieces
}
