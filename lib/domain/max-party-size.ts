import type { Question, UnitType } from './catalog'
import { isPerson, isRequiredOfEach } from './travellers'

/** Most people of one booking. */
export const MAX_PARTY_SIZE = 1000

/** Most people of one booking whose names or ages are asked for one by one: nobody fills in a form for more. */
export const MOST_NAMED = 100

/** How many people one booking of an option may be for, by what it asks about each of them. */
export function maxPartySize(questions: readonly Question[]): number {
  return questions.some(isRequiredOfEach) ? MOST_NAMED : MAX_PARTY_SIZE
}

/** People who are chosen one by one, not by the group. @param groups units that are bought for a whole group */
export function singlePeople(
  quantities: Partial<Record<UnitType, number>>,
  groups: ReadonlyArray<{ code: UnitType }>,
): number {
  const singles = (Object.entries(quantities) as Array<[UnitType, number]>).filter(
    ([code]) => isPerson(code) && !groups.some((group) => group.code === code),
  )
  return singles.reduce((sum, [, count]) => sum + count, 0)
}
