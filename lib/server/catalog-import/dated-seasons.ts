import type { FileUnit } from '@/lib/contract/catalog-file'
import { datedPeriods } from '@/lib/domain/yearly-period'

type Season = FileUnit['seasons'][number]

/** Returns seasons with dates; one without a year applies in the given year and the two following ones. */
export function datedSeasons(seasons: readonly Season[], year: number): Season[] {
  return seasons.flatMap((season) => datedPeriods(season, year, year + 2))
}
