import type { FileOption, FileUnit } from '@/lib/contract/catalog-file'
import type { Currency } from '@/lib/domain/currency'
import { maxPartySize } from '@/lib/domain/max-party-size'
import { FIRST_DAY, overlapping } from '@/lib/domain/price-seasons'
import { isPerson } from '@/lib/domain/travellers'
import { isYearlyDay } from '@/lib/domain/yearly-period'
import { datedSeasons } from './dated-seasons'
import { duplicates } from './duplicates'
import type { Path, Problem } from './problems'

type Season = FileUnit['seasons'][number]

function checkCurrency(price: { currency: Currency } | null, path: Path, currency: Currency): Problem[] {
  if (price === null || price.currency === currency) return []
  return [{ path: [...path, 'currency'], message: `must be ${currency}, the currency of the product` }]
}

function checkSeason({ from, to, price }: Season, path: Path, currency: Currency): Problem[] {
  const problems = checkCurrency(price, [...path, 'price'], currency)
  if (isYearlyDay(from) !== isYearlyDay(to))
    problems.push({ path: [...path, 'to'], message: 'must have a year exactly if from has one' })
  else if (!isYearlyDay(from) && from > to)
    problems.push({ path: [...path, 'to'], message: `must not be before ${from}` })
  if (!isYearlyDay(from) && from < FIRST_DAY)
    problems.push({ path: [...path, 'from'], message: `must not be before ${FIRST_DAY}` })
  return problems
}

function checkSeasons({ seasons }: FileUnit, path: Path, currency: Currency): Problem[] {
  const problems = seasons.flatMap((season, index) =>
    checkSeason(season, [...path, 'seasons', index], currency),
  )
  if (problems.length > 0) return problems
  // Which years do not matter, except for 02-29 and seasons with dates.
  const year = new Date().getUTCFullYear()
  const dated = seasons.flatMap((season, index) =>
    datedSeasons([season], year).map(({ from, to }) => ({ from, to, index })),
  )
  const indexes = new Set(overlapping(dated).flatMap((at) => dated[at]?.index ?? []))
  return [...indexes]
    .sort((a, b) => a - b)
    .map((index) => ({
      path: [...path, 'seasons', index, 'from'],
      message: 'this season overlaps another one of the same unit',
    }))
}

function checkUnit(unit: FileUnit, path: Path, currency: Currency, codes: ReadonlySet<string>): Problem[] {
  const { min_age: youngest, max_age: oldest, accompanied_by: companion } = unit
  const problems = checkCurrency(unit.price, [...path, 'price'], currency)
  if (unit.price === null && unit.seasons.length === 0)
    problems.push({ path: [...path, 'price'], message: 'is missing: required without seasons' })
  if (youngest !== null && oldest !== null && youngest > oldest)
    problems.push({ path: [...path, 'max_age'], message: `must not be below min_age, ${youngest}` })
  if (companion !== null && (companion === unit.code || !codes.has(companion)))
    problems.push({
      path: [...path, 'accompanied_by'],
      message: `this option has no other unit ${companion}`,
    })
  return [...problems, ...checkSeasons(unit, path, currency)]
}

/** Checks an option's fields against each other, except its availability. */
export function checkOption(option: FileOption, path: Path, currency: Currency): Problem[] {
  const codes = new Set(option.units.map(({ code }) => code))
  const problems: Problem[] = []
  if (option.min_units > option.max_units)
    problems.push({
      path: [...path, 'max_units'],
      message: `must not be below min_units, ${option.min_units}`,
    })
  const maxTravellers = maxPartySize(option.questions)
  const peopleOnly = option.units.every(({ code, group }) => isPerson(code) || group)
  if (peopleOnly && option.min_units > maxTravellers)
    problems.push({
      path: [...path, 'min_units'],
      message: `must not be above ${maxTravellers}: the questions limit the travellers per booking`,
    })
  if (option.inventory === 'NIGHTLY' && option.window !== 'DATE_RANGE')
    problems.push({ path: [...path, 'window'], message: 'must be "DATE_RANGE" for "NIGHTLY" inventory' })
  if (option.route && option.window !== 'DATE' && option.window !== 'DATE_TIME')
    problems.push({
      path: [...path, 'window'],
      message: 'must be "DATE" or "DATE_TIME" for an option with a route',
    })
  if (
    option.route?.meeting &&
    (option.route.meeting.latitude === null) !== (option.route.meeting.longitude === null)
  )
    problems.push({
      path: [...path, 'route', 'meeting'],
      message: 'must have both latitude and longitude, or neither',
    })
  if (option.pickup && option.pickup.from_minutes > option.pickup.to_minutes)
    problems.push({ path: [...path, 'pickup', 'to_minutes'], message: 'must not be below from_minutes' })
  if ((option.id_card_country !== null) !== option.questions.includes('identity_document'))
    problems.push({
      path: [...path, 'id_card_country'],
      message: 'must be given exactly if the questions include "identity_document"',
    })
  if (
    option.changes?.date_hours != null &&
    (option.window === 'NONE' || option.inventory === 'STOCK' || option.fulfilment.length > 0)
  )
    problems.push({
      path: [...path, 'changes', 'date_hours'],
      message: 'must be null without a date, for "STOCK" inventory, and for collection or delivery',
    })
  return [
    ...problems,
    ...duplicates([...path, 'units'], option.units, ({ code }) => code, ['code']),
    ...duplicates([...path, 'extras'], option.extras, ({ code }) => code, ['code']),
    ...duplicates([...path, 'questions'], option.questions, (question) => question),
    ...duplicates([...path, 'fulfilment'], option.fulfilment, (way) => way),
    ...duplicates([...path, 'guide_languages'], option.guide_languages, (language) => language),
    ...duplicates([...path, 'pickup', 'zones'], option.pickup?.zones ?? [], ({ code }) => code, ['code']),
    ...option.units.flatMap((unit, index) => checkUnit(unit, [...path, 'units', index], currency, codes)),
    ...option.extras.flatMap(({ price }, index) =>
      checkCurrency(price, [...path, 'extras', index, 'price'], currency),
    ),
  ]
}
