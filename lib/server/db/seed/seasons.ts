import { addDays, datesUntil, type LocalDate } from '@/lib/domain/local-date'
import type { OptionSeed } from './types'

/** How far ahead seasonal prices are laid out, in days; the last one holds from then on. */
const HORIZON = 400

export interface PricePeriod {
  from: LocalDate
  to: LocalDate
  percent: number
}

function percentOn(date: LocalDate, seasons: NonNullable<OptionSeed['seasons']>): number {
  const season = seasons.find(({ from, to }) => {
    const day = from.length === 'MM-DD'.length ? date.slice(-from.length) : date
    return from <= to ? from <= day && day <= to : day >= from || day <= to
  })
  return season?.percent ?? 100
}

/** The periods of one price each, without a gap, from long ago for ever. */
export function pricePeriods(seasons: OptionSeed['seasons'], today: LocalDate): PricePeriod[] {
  const periods: PricePeriod[] = []
  for (const date of seasons ? datesUntil(today, addDays(today, HORIZON)) : [today]) {
    const percent = percentOn(date, seasons ?? [])
    const last = periods.at(-1)
    if (last?.percent === percent) last.to = date
    else periods.push({ from: date, to: date, percent })
  }
  const [first, last] = [periods.at(0), periods.at(-1)]
  if (first) first.from = '2020-01-01'
  if (last) last.to = '9999-12-31'
  return periods
}
