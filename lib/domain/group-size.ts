import type { UnitType } from './catalog'
import type { Quantities } from './selection'

/** How many people one unit is for whose price is that of the whole: a boat, a guide, a car with its driver. */
export interface GroupSize {
  people: number
  /** Pieces of luggage that go along; null where nobody asks. */
  bags: number | null
}

/** Who comes where a group is bought whole; what is not told yet is null. */
export interface Group<Count = number> {
  people: Count
  bags?: Count
}

interface GroupUnit {
  code: UnitType
  group: GroupSize | null
}

/** People and bags that fit into what is chosen; null where nothing is bought for a whole group. */
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

/** What is wrong with what was told about a group; null where nothing is. */
export function groupProblem(limit: GroupSize, group: Group<number | null> | undefined): GroupProblem | null {
  if (!group?.people) return { code: 'GROUP_REQUIRED', values: {} }
  if (group.people > limit.people) return { code: 'GROUP_TOO_BIG', values: { max: limit.people } }
  if (limit.bags === null) return null
  if (group.bags == null) return { code: 'BAGS_REQUIRED', values: {} }
  return group.bags > limit.bags ? { code: 'TOO_MANY_BAGS', values: { max: limit.bags } } : null
}

/** Two groups as one. */
export function joinGroups(a: Group, b: Group): Group {
  const bags = a.bags === undefined && b.bags === undefined ? undefined : (a.bags ?? 0) + (b.bags ?? 0)
  return { people: a.people + b.people, ...(bags !== undefined && { bags }) }
}

/** How many people of a group go by each of the units that it bought: as many as fit, and nobody alone where avoidable. */
export function peopleByUnit(sizes: readonly number[], people: number): number[] {
  let left = people
  return sizes.map((size, index) => {
    const kept = Math.min(sizes.length - index - 1, Math.max(0, left - 1))
    const here = Math.min(size, left - kept)
    left -= here
    return here
  })
}
