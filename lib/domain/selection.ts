import type { DateMode, UnitType } from './catalog'
import type { GroupSize } from './group-size'
import { singlePeople } from './max-party-size'

/** Maximum quantity of a unit or of luggage in a request; an option's own limits are lower. */
export const MAX_QUANTITY = 10_000

/** Maximum number of extras of an option, and of a selection. */
export const MAX_EXTRAS = 50

/** The rules of an option for the selected units. */
export interface UnitRules {
  minUnits: number
  maxUnits: number
  /** Maximum number of people, regardless of the units. */
  maxPartySize: number
  units: ReadonlyArray<{
    code: UnitType
    accompaniedBy: UnitType | null
    maxQuantity: number | null
    paxCount: number
    group: GroupSize | null
  }>
}

export type Quantities = Partial<Record<UnitType, number>>

/** Whether eSIM profiles are selected, which not every phone takes. */
export function isEsim({ PROFILE = 0 }: Quantities): boolean {
  return PROFILE > 0
}

export type SelectionProblem =
  | { code: 'UNIT_UNKNOWN'; values: { unit: string } }
  | { code: 'BELOW_MIN_UNITS'; values: { min: number } }
  | { code: 'ABOVE_MAX_UNITS'; values: { max: number } }
  | { code: 'MUST_BE_ACCOMPANIED'; values: { unit: string; by: string } }

/**
 * Returns the first violated rule, or null if the selection is valid.
 * @returns UNIT_UNKNOWN, BELOW_MIN_UNITS, ABOVE_MAX_UNITS, MUST_BE_ACCOMPANIED
 */
export function checkQuantities(rules: UnitRules, quantities: Quantities): SelectionProblem | null {
  const known = new Map(rules.units.map((unit) => [unit.code, unit]))
  for (const code of Object.keys(quantities))
    if (!known.has(code as UnitType)) return { code: 'UNIT_UNKNOWN', values: { unit: code } }
  const count = (code: UnitType) => quantities[code] ?? 0
  const total = rules.units.reduce((sum, unit) => sum + count(unit.code), 0)
  if (total < rules.minUnits || total < 1)
    return { code: 'BELOW_MIN_UNITS', values: { min: Math.max(1, rules.minUnits) } }
  if (total > rules.maxUnits) return { code: 'ABOVE_MAX_UNITS', values: { max: rules.maxUnits } }
  const groups = rules.units.filter(({ group }) => group !== null)
  if (singlePeople(quantities, groups) > rules.maxPartySize)
    return { code: 'ABOVE_MAX_UNITS', values: { max: rules.maxPartySize } }
  for (const unit of rules.units) {
    if (count(unit.code) === 0) continue
    if (unit.maxQuantity !== null && count(unit.code) > unit.maxQuantity)
      return { code: 'ABOVE_MAX_UNITS', values: { max: unit.maxQuantity } }
    if (unit.accompaniedBy && count(unit.accompaniedBy) === 0)
      return { code: 'MUST_BE_ACCOMPANIED', values: { unit: unit.code, by: unit.accompaniedBy } }
  }
  return null
}

/** Returns the places taken by a selection: people for slots, rooms for nights, items for stock. */
export function placesTaken(
  rules: { units: ReadonlyArray<Pick<UnitRules['units'][number], 'code' | 'paxCount'>> },
  quantities: Quantities,
  countPeople: boolean,
): number {
  return rules.units.reduce(
    (sum, unit) => sum + (quantities[unit.code] ?? 0) * (countPeople ? unit.paxCount : 1),
    0,
  )
}

/** Returns which date inputs a date mode requires. */
export function requiredDateInputs(mode: DateMode): { date: boolean; time: boolean; range: boolean } {
  return { date: mode !== 'NONE', time: mode === 'DATE_TIME', range: mode === 'DATE_RANGE' }
}
