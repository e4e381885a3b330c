import type { Question, UnitType } from './catalog'
import { isPerson, isRequiredOfEach } from './travellers'

/** Maximum number of people per booking. */
export const MAX_PARTY_SIZE = 1000

/** Maximum number of people per booking if names or ages are asked for each: a longer form is impractical. */
export const MAX_NAMED = 100

/** Returns the maximum party size of an option, depending on its questions to each traveller. */
export function maxPartySize(questions: readonly Question[]): number {
  return questions.some(isRequiredOfEach) ? MAX_NAMED : MAX_PARTY_SIZE
}

/** Counts the people who are booked individually. @param groups units that are booked for a whole group */
export function singlePeople(
  quantities: Partial<Record<UnitType, number>>,
  groups: ReadonlyArray<{ code: UnitType }>,
): number {
  const singles = (Object.entries(quantities) as Array<[UnitType, number]>).filter(
    ([code]) => isPerson(code) && !groups.some((group) => group.code === code),
  )
  return singles.reduce((sum, [, count]) => sum + count, 0)
}
