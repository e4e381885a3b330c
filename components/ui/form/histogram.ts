export interface Bar {
  /** Index from the left, starting at 0. */
  place: number
  /** Height relative to the highest bar, from 0 to 1; a non-zero count has a visible minimum. */
  share: number
  /** Whether any of it is within the selected range. */
  inside: boolean
}

const MIN_SHARE = 0.06

/** Returns the bars over a range slider, of equally wide buckets between two ends. */
export function barsInside(
  counts: readonly number[],
  ends: { min: number; max: number },
  [low, high]: readonly [number, number],
): Bar[] {
  const highest = Math.max(...counts, 1)
  const width = (ends.max - ends.min) / counts.length
  return counts.map((count, place) => {
    const from = ends.min + place * width
    const to = from + width
    return {
      place,
      share: count > 0 ? Math.max(MIN_SHARE, count / highest) : 0,
      inside: (to > low && from < high) || (low === high && low >= from && low <= to),
    }
  })
}
