import { addDays, type LocalDate } from './local-date'

/** The first and last day that prices cover. */
export const FIRST_DAY: LocalDate = '2020-01-01'
export const LAST_DAY: LocalDate = '9999-12-31'

/** A price for days of service, both ends inclusive. */
export interface PricePeriod {
  from: LocalDate
  to: LocalDate
  amount: number
}

const byDay = (a: PricePeriod, b: PricePeriod) => (a.from < b.from ? -1 : 1)

/** Returns the next day, or null after the last day. */
const after = (date: LocalDate) => (date >= LAST_DAY ? null : addDays(date, 1))

/** Sorts periods and merges adjacent ones with the same price. */
export function mergedPeriods(periods: readonly PricePeriod[]): PricePeriod[] {
  const merged: PricePeriod[] = []
  for (const period of periods.toSorted(byDay)) {
    const last = merged.at(-1)
    if (last?.amount === period.amount && after(last.to) === period.from) last.to = period.to
    else merged.push({ ...period })
  }
  return merged
}

/** Returns the periods of a standard price (or null) and non-overlapping seasons. */
export function pricePeriods(usual: number | null, seasons: readonly PricePeriod[]): PricePeriod[] {
  if (usual === null) return mergedPeriods(seasons)
  const gaps: PricePeriod[] = []
  let from: LocalDate | null = FIRST_DAY
  for (const season of seasons.toSorted(byDay)) {
    if (from !== null && from < season.from) gaps.push({ from, to: addDays(season.from, -1), amount: usual })
    from = after(season.to)
  }
  if (from !== null) gaps.push({ from, to: LAST_DAY, amount: usual })
  return mergedPeriods([...seasons, ...gaps])
}

/** Describes periods as a standard price with seasons; only as seasons if they leave days out. */
export function describePrices(periods: readonly PricePeriod[]): {
  usual: number | null
  seasons: PricePeriod[]
} {
  const merged = mergedPeriods(periods)
  const usual = merged.at(-1)?.to === LAST_DAY ? (merged.at(-1)?.amount ?? null) : null
  const seasons = merged.filter(({ amount }) => amount !== usual)
  const isComplete = JSON.stringify(pricePeriods(usual, seasons)) === JSON.stringify(merged)
  return isComplete ? { usual, seasons } : { usual: null, seasons: merged }
}

/** Returns the indexes of seasons that start within another one. */
export function overlapping(seasons: ReadonlyArray<Pick<PricePeriod, 'from' | 'to'>>): number[] {
  const order = seasons.map((season, index) => ({ ...season, index }))
  order.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.index - b.index))
  let reached = ''
  const found: number[] = []
  for (const { from, to, index } of order) {
    if (from <= reached) found.push(index)
    if (to > reached) reached = to
  }
  return found.sort((a, b) => a - b)
}
