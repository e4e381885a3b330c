/** A piece of a text; `marked` if it matches what was typed. */
export interface Piece {
  text: string
  start: number
  marked: boolean
}

/**
 * Splits a text at its matched parts (UTF-16 offsets, ascending, end exclusive); clips offsets past its end.
 */
export function pieces(text: string, matched: ReadonlyArray<readonly [number, number]>): Piece[] {
  const cuts: Piece[] = []
  let at = 0
  const cut = (end: number, marked: boolean) => {
    if (end > at) cuts.push({ text: text.slice(at, end), start: at, marked })
    at = Math.max(at, end)
  }
  for (const [start, end] of matched) {
    cut(Math.min(start, text.length), false)
    cut(Math.min(end, text.length), true)
  }
  cut(text.length, false)
  return cuts
}
