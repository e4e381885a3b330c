import type { Question, UnitType } from './catalog'
import { type Group, type GroupSize, peopleByUnit } from './group-size'
import type { Quantities } from './selection'

/** Maximum age of a traveller, in years. */
export const MAX_AGE = 120

/** Maximum number of saved travellers per account. */
export const MAX_SAVED_TRAVELLERS = 20

/** Units that are one person each; groups, rooms and items are booked in the lead traveller's name. */
const PERSON_UNITS: readonly UnitType[] = ['ADULT', 'CHILD', 'INFANT', 'YOUTH', 'STUDENT', 'SENIOR', 'PERSON']

/** Units sold per item, regardless of who uses them. */
const PIECES: readonly UnitType[] = ['VEHICLE', 'ROOM', 'DEVICE', 'ITEM', 'BAG', 'PROFILE']

/** Questions about each traveller; the others are answered once, by the lead traveller. */
const TRAVELLER_QUESTIONS: readonly Question[] = ['full_name', 'age', 'passport_number', 'identity_document']

/** Questions that need no answer. */
const OPTIONAL_QUESTIONS: readonly Question[] = ['lead_diet', 'lead_terminal', 'lead_special_requests']

export function isPerson(unit: UnitType): boolean {
  return PERSON_UNITS.includes(unit)
}

export function isPiece(unit: UnitType): boolean {
  return PIECES.includes(unit)
}

export function isRequiredOfEach(question: Question): boolean {
  return TRAVELLER_QUESTIONS.includes(question)
}

export function mayStayEmpty(question: Question): boolean {
  return OPTIONAL_QUESTIONS.includes(question)
}

/** Returns each selected unit with its number of people; 0 for items and for groups of unknown size. */
export function unitsWithPeople<Unit extends { code: UnitType; group: GroupSize | null }>(
  units: readonly Unit[],
  quantities: Quantities,
  group: Group | undefined,
): Array<{ unit: Unit; people: number }> {
  const each = units.flatMap((unit) => Array.from({ length: quantities[unit.code] ?? 0 }, () => unit))
  const whole = each.filter((unit) => unit.group !== null)
  const shared = peopleByUnit(
    whole.map((unit) => unit.group?.people ?? 0),
    group?.people ?? 0,
  )
  return each.map((unit) => ({
    unit,
    people: unit.group ? (shared.shift() ?? 0) : isPerson(unit.code) ? 1 : 0,
  }))
}

/** Returns one entry per person in the order of the units; empty without questions to each traveller. */
export function travellersOf<Unit extends { code: UnitType; group: GroupSize | null }>(
  units: readonly Unit[],
  quantities: Quantities,
  questions: readonly Question[],
  group?: Group,
): Unit[] {
  if (!questions.some(isRequiredOfEach)) return []
  return unitsWithPeople(units, quantities, group).flatMap(({ unit, people }) =>
    Array.from({ length: people }, () => unit),
  )
}
