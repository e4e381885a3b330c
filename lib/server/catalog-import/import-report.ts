import type { Plan } from './plan'
import type { ProductPlan } from './plan-products'
import type { PlacedProblem } from './problems'
import type { Section } from './sections'

export interface ImportReport {
  /** Number of products. */
  created: number
  changed: number
  unchanged: number
  withdrawn: number
  /** Number of other changes, by section of the file. */
  others: Record<Exclude<Section, 'products'>, number>
  warnings: PlacedProblem[]
}

/** What an import does to products that the file names, in numbers. */
export type Tally = Pick<ImportReport, 'created' | 'changed' | 'unchanged' | 'withdrawn'>

export const emptyTally = (): Tally => ({ created: 0, changed: 0, unchanged: 0, withdrawn: 0 })

/** Counts changed products. */
export function count(tally: Tally, plans: readonly ProductPlan[]): void {
  for (const { before, after } of plans)
    if (before === null) tally.created++
    else if (!before.withdrawn && after.withdrawn) tally.withdrawn++
    else tally.changed++
}

export interface Outcome {
  plan: Plan
  tally: Tally
  /** Ids of products that are withdrawn because the file does not name them. */
  missing: readonly string[]
}

export function reportOf({ plan, tally, missing }: Outcome, warnings: PlacedProblem[]): ImportReport {
  return {
    ...tally,
    withdrawn: tally.withdrawn + missing.length,
    others: {
      categories: plan.categories.length,
      destinations: plan.destinations.length,
      cancellation_policies: plan.policies.length,
      suppliers: plan.suppliers.length,
      promo_codes: plan.promoCodes.length,
      redirects: plan.redirects.length,
    },
    warnings,
  }
}

export function changesNothing({ created, changed, withdrawn, others }: ImportReport): boolean {
  return created + changed + withdrawn + Object.values(others).reduce((sum, number) => sum + number, 0) === 0
}
