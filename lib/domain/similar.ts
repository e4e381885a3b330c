import type { Vertical } from './catalog'

/** What is compared of two products. */
export interface Comparable {
  id: string
  vertical: Vertical
  category: { id: string } | null
  area: { slug: string } | null
}

/**
 * How much somebody who looks at a product may care for another: the same thing at the same place, the same thing
 * elsewhere, its kind at the same place, another kind there, its kind elsewhere.
 */
const WEIGHT = { twin: 9, elsewhere: 6, kindHere: 5, here: 4, kind: 2, none: 0 } as const
type Relation = keyof typeof WEIGHT

/** What each further one of the same relation is worth less, so that a row offers more than one way to go on. */
const REPEATED = 3

function relation(of: Comparable, other: Comparable): Relation {
  const here = of.area !== null && of.area.slug === other.area?.slug
  if (of.category !== null && of.category.id === other.category?.id) return here ? 'twin' : 'elsewhere'
  if (of.vertical === other.vertical) return here ? 'kindHere' : 'kind'
  return here ? 'here' : 'none'
}

/** The products that somebody may rather want, the likeliest first; equals stay in their order. Never itself. */
export function mostSimilar<T extends Comparable>(
  of: Comparable,
  candidates: readonly T[],
  most: number,
): T[] {
  const left = candidates
    .filter(({ id }) => id !== of.id)
    .map((candidate) => ({ candidate, relation: relation(of, candidate) }))
    .filter((one) => one.relation !== 'none')
  const chosen: typeof left = []
  const worth = (one: (typeof left)[number]) =>
    WEIGHT[one.relation] - REPEATED * chosen.filter((other) => other.relation === one.relation).length
  while (chosen.length < most && left.length > 0) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    chosen.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return chosen.map(({ candidate }) => candidate)
}
