export interface Bar {
  /** From the left, beginning with 0. */
  place: number
  /** Its height, from 0 to 1 of the tallest; something always shows where there is anything. */
  share: number
  /** Whether any of it lies in the chosen range. */
  inside: boolean
}

const SMALLEST = 0.06

/** The bars over a range slider, of equally wide parts between two ends. */
export function barsInside(
  counts: readonly number[],
  ends: { min: number; max: number },
  [low, high]: readonly [number, number],
): Bar[] {
  const most = Math.max(...counts, 1)
  const width = (ends.max - ends.min) / counts.length
  return counts.map((count, place) => {
    const from = ends.min + place * width
    const to = from + width
    return {
      place,
      share: count > 0 ? Math.max(SMALLEST, count / most) : 0,
      inside: (to > low && from < high) || (low === high && low >= from && low <= to),
    }
  })
}
