import { addDays, datesUntil, type LocalDate } from '@/lib/domain/local-date'
import type { OptionSeed } from './types'

/** Number of days for which seasonal prices are laid out; the last price applies from then on. */
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

/** Periods with one price each, without gaps, from the distant past on and without end. */
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
