import type { Vertical } from './catalog'

/** The properties of a product that are compared. */
export interface Comparable {
  id: string
  vertical: Vertical
  category: { id: string } | null
  area: { slug: string } | null
}

/**
 * Relevance of another product: the same category at the same destination, the same category elsewhere, the
 * same vertical at the destination, another vertical there, the same vertical elsewhere.
 */
const WEIGHT = { twin: 9, elsewhere: 6, kindHere: 5, here: 4, kind: 2, none: 0 } as const
type Relation = keyof typeof WEIGHT

/** Penalty for each further product of the same relation, so that a row is varied. */
const REPEATED = 3

function relation(of: Comparable, other: Comparable): Relation {
  const here = of.area !== null && of.area.slug === other.area?.slug
  if (of.category !== null && of.category.id === other.category?.id) return here ? 'twin' : 'elsewhere'
  if (of.vertical === other.vertical) return here ? 'kindHere' : 'kind'
  return here ? 'here' : 'none'
}

/** Returns the most similar products, the best first, excluding the product itself. Ties keep their order. */
export function mostSimilar<T extends Comparable>(
  of: Comparable,
  candidates: readonly T[],
  max: number,
): T[] {
  const left = candidates
    .filter(({ id }) => id !== of.id)
    .map((candidate) => ({ candidate, relation: relation(of, candidate) }))
    .filter((one) => one.relation !== 'none')
  const chosen: typeof left = []
  const worth = (one: (typeof left)[number]) =>
    WEIGHT[one.relation] - REPEATED * chosen.filter((other) => other.relation === one.relation).length
  while (chosen.length < max && left.length > 0) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    chosen.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return chosen.map(({ candidate }) => candidate)
}
