import type { Transaction } from '@/lib/server/db/client'
import { createReindexer } from '@/lib/server/search/reindex'
import { type FileEntry, withoutProblems } from './check-products'
import type { Images } from './images'
import { count, emptyTally } from './import-report'
import { readOwners } from './lookups-repo'
import { planProducts } from './plan-products'
import type { Positions } from './positions'
import type { Problem } from './problems'
import type { ReadProduct } from './read-file'
import { countsOtherwise, overbookedByNow, writeProductPlans, writeSlots } from './write-plan'

/** Products that were written. */
export interface WrittenProducts {
  ids: string[]
  /** Whether the product count of a category or destination changed. */
  counts: boolean
}

/** Writes products of a checked catalog in any number of batches. */
export class ProductWriter {
  readonly tally = emptyTally()
  /** Places that were sold since the check, and that the file does not have. */
  readonly problems: Problem[] = []
  readonly #reindex = createReindexer()
  readonly #images: Images
  readonly #positions: Positions
  readonly #now: Date

  constructor(images: Images, positions: Positions, now: Date) {
    this.#images = images
    this.#positions = positions
    this.#now = now
  }

  /**
   * Compares products with the shop again, and writes those that differ and have no problem, searchable.
   * @param isAtomic writes none once any product of the catalog has a problem
   */
  async write(
    db: Transaction,
    batch: readonly ReadProduct[],
    { isAtomic }: { isAtomic: boolean },
  ): Promise<WrittenProducts> {
    const entries = batch.flatMap(({ index, product }): FileEntry[] => (product ? [{ index, product }] : []))
    const { profileOwners } = await readOwners(
      entries.map(({ product }) => product),
      db,
    )
    const context = { images: this.#images, positions: this.#positions, db, now: this.#now }
    const plan = await planProducts(entries, profileOwners, context)
    const unsold = withoutProblems(plan.products, plan.problems)
    this.problems.push(...plan.problems, ...(await overbookedByNow(db, unsold)))
    this.tally.unchanged += plan.unchanged
    if (isAtomic && this.problems.length > 0) return { ids: [], counts: false }
    const sound = withoutProblems(plan.products, this.problems)
    const ids = sound.map(({ after }) => after.id)
    await writeProductPlans(db, sound)
    await this.#reindex(db, ids, () => writeSlots(db, sound))
    count(this.tally, sound)
    return { ids, counts: sound.some(countsOtherwise) }
  }
}
