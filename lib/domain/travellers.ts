import type { Question, UnitType } from './catalog'
import type { Quantities } from './selection'

/** Units of which each one is a person; groups, rooms and things go by the lead traveller's name. */
const PERSON_UNITS: readonly UnitType[] = ['ADULT', 'CHILD', 'INFANT', 'YOUTH', 'STUDENT', 'SENIOR', 'PERSON']

/** Things that are bought by the piece, whoever uses them. */
const PIECES: readonly UnitType[] = ['VEHICLE', 'ROOM', 'DEVICE', 'ITEM', 'BAG', 'PROFILE']

/** Questions about each traveller; the others are answered once, by the lead traveller. */
const TRAVELLER_QUESTIONS: readonly Question[] = ['full_name', 'age', 'passport_number']

/** Questions that need no answer. */
const OPTIONAL_QUESTIONS: readonly Question[] = ['lead_diet', 'lead_terminal']

export function isPerson(unit: UnitType): boolean {
  return PERSON_UNITS.includes(unit)
}

export function isPiece(unit: UnitType): boolean {
  return PIECES.includes(unit)
}

export function isAskedOfEach(question: Question): boolean {
  return TRAVELLER_QUESTIONS.includes(question)
}

export function mayStayEmpty(question: Question): boolean {
  return OPTIONAL_QUESTIONS.includes(question)
}

/** The people of a choice, one entry each, in the order of the option's units; none where nothing is asked. */
export function travellersOf<Unit extends { code: UnitType }>(
  units: readonly Unit[],
  quantities: Quantities,
  questions: readonly Question[],
): Unit[] {
  if (!questions.some(isAskedOfEach)) return []
  return units
    .filter(({ code }) => isPerson(code))
    .flatMap((unit) => Array.from({ length: quantities[unit.code] ?? 0 }, () => unit))
}
