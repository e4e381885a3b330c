import type { FileCategory } from '@/lib/contract/catalog-file'
import { duplicates } from './duplicates'
import type { KnownEntries } from './lookups'
import type { Problem } from './problems'

/** Categories have two levels: those of the menu and their subcategories. */
export function checkCategories(
  categories: readonly FileCategory[],
  { categories: known }: KnownEntries,
): Problem[] {
  const after = new Map([
    ...known,
    ...categories.flatMap(({ id, parent, slug }) => [[id, { parent, slug }] as const]),
  ])
  const slugs = Map.groupBy(after, ([, { slug }]) => slug)
  return [
    ...duplicates('categories', categories, ({ id }) => id, ['id']),
    ...categories.flatMap(({ id, parent, slug }, index): Problem[] => {
      const problems: Problem[] = []
      const others = (slugs.get(slug) ?? []).filter(([other]) => other !== id)
      if (others.length > 0)
        problems.push({
          path: ['categories', index, 'slug'],
          message: `${JSON.stringify(slug)} is already the slug of ${others[0]?.[0]}`,
        })
      if (parent === null) return problems
      const path = ['categories', index, 'parent']
      const above = after.get(parent)
      if (!above) problems.push({ path, message: `unknown category ${JSON.stringify(parent)}` })
      else if (above.parent !== null || parent === id)
        problems.push({ path, message: 'must be a top-level category' })
      else if ([...after.values()].some((other) => other.parent === id))
        problems.push({ path, message: 'this category has subcategories' })
      return problems
    }),
  ]
}
