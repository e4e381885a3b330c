/** Neighbouring units of a text, as a word that was recognised or as what lies between two of them. */
export interface Piece<Unit> {
  units: Unit[]
  isWord: boolean
}

interface Best {
  covered: number
  words: number
  /** Where the last word of the cut begins; the unit before the end where that is no word. */
  from: number
  isWord: boolean
}

const isBetter = (one: Best, other: Best) =>
  one.covered > other.covered || (one.covered === other.covered && one.words < other.words)

/**
 * Cuts units (characters, or words of a dictionary) into recognised words: as much as can be is covered by them, by as
 * few as can be. What no word covers stays together.
 * @param size how much a unit counts
 */
export function cutIntoWords<Unit extends string>(
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
