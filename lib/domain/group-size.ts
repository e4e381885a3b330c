import type { UnitType } from './catalog'
import type { Quantities } from './selection'

/** Maximum pieces of luggage of a group unit. */
export const MAX_BAGS = 1000

/** Capacity of a unit that is priced per group: a boat, a guide, a car with driver. */
export interface GroupSize {
  people: number
  /** Maximum pieces of luggage; null if not asked. */
  bags: number | null
}

/** Size of a group that is booked as a whole. */
export interface Group<Count = number> {
  people: Count
  bags?: Count
}

interface GroupUnit {
  code: UnitType
  group: GroupSize | null
}

/** Returns the total capacity of the selected group units, or null if there are none. */
export function groupLimit(units: readonly GroupUnit[], quantities: Quantities): GroupSize | null {
  const whole = units.flatMap(({ code, group }) =>
    group ? [{ ...group, count: quantities[code] ?? 0 }] : [],
  )
  if (whole.length === 0) return null
  const sum = (of: (one: (typeof whole)[number]) => number) =>
    whole.reduce((total, one) => total + one.count * of(one), 0)
  return {
    people: sum(({ people }) => people),
    bags: whole.some(({ bags }) => bags !== null) ? sum(({ bags }) => bags ?? 0) : null,
  }
}

export type GroupProblem =
  | { code: 'GROUP_REQUIRED'; values: Record<string, never> }
  | { code: 'GROUP_TOO_BIG'; values: { max: number } }
  | { code: 'BAGS_REQUIRED'; values: Record<string, never> }
  | { code: 'TOO_MANY_BAGS'; values: { max: number } }

/**
 * Returns the problem of a group, or null if it is valid.
 * @returns GROUP_REQUIRED, GROUP_TOO_BIG, BAGS_REQUIRED, TOO_MANY_BAGS
 */
export function groupProblem(limit: GroupSize, group: Group<number | null> | undefined): GroupProblem | null {
  if (!group?.people) return { code: 'GROUP_REQUIRED', values: {} }
  if (group.people > limit.people) return { code: 'GROUP_TOO_BIG', values: { max: limit.people } }
  if (limit.bags === null) return null
  if (group.bags == null) return { code: 'BAGS_REQUIRED', values: {} }
  return group.bags > limit.bags ? { code: 'TOO_MANY_BAGS', values: { max: limit.bags } } : null
}

/** Adds two groups. */
export function joinGroups(a: Group, b: Group): Group {
  const bags = a.bags === undefined && b.bags === undefined ? undefined : (a.bags ?? 0) + (b.bags ?? 0)
  return { people: a.people + b.people, ...(bags !== undefined && { bags }) }
}

/**
 * Distributes the people of a group over its units: fills each one, but leaves at least one person per unit
 * if possible.
 */
export function peopleByUnit(sizes: readonly number[], people: number): number[] {
  let left = people
  return sizes.map((size, index) => {
    const reserved = Math.min(sizes.length - index - 1, Math.max(0, left - 1))
    const here = Math.min(size, left - reserved)
    left -= here
    return here
  })
}
