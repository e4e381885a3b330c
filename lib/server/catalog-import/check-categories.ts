import type { FileCategory } from '@/lib/contract/catalog-file'
import { doubles } from './duplicates'
import type { Known } from './lookups'
import type { Problem } from './problems'

/** Categories lie in two rows: those of the menu, and what hangs under them. */
export function checkCategories(
  categories: readonly FileCategory[],
  { categories: known }: Known,
): Problem[] {
  const after = new Map([
    ...known,
    ...categories.flatMap(({ id, parent, slug }) => [[id, { parent, slug }] as const]),
  ])
  const slugs = Map.groupBy(after, ([, { slug }]) => slug)
  return [
    ...doubles('categories', categories, ({ id }) => id, ['id']),
    ...categories.flatMap(({ id, parent, slug }, index): Problem[] => {
      const problems: Problem[] = []
      const others = (slugs.get(slug) ?? []).filter(([other]) => other !== id)
      if (others.length > 0)
        problems.push({
          path: ['categories', index, 'slug'],
          message: `${JSON.stringify(slug)} is the slug of ${others[0]?.[0]}, too`,
        })
      if (parent === null) return problems
      const path = ['categories', index, 'parent']
      const above = after.get(parent)
      if (!above) problems.push({ path, message: `there is no category ${JSON.stringify(parent)}` })
      else if (above.parent !== null || parent === id)
        problems.push({ path, message: 'must be a category of the menu, which hangs under none itself' })
      else if ([...after.values()].some((other) => other.parent === id))
        problems.push({ path, message: 'other categories hang under this one' })
      return problems
    }),
  ]
}
