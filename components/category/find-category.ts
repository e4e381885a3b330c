import type { Category } from '@/lib/contract/catalog'

/** A main category or a sub-category. */
export type AnyCategory = Pick<Category, 'id' | 'slug' | 'label' | 'summary' | 'disabled' | 'product_count'>

export interface FoundCategory {
  category: AnyCategory
  /** The main category that it is or belongs to. */
  main: Category
}

/** Returns the category of a slug; null if there is none, or if it or its main category is disabled. */
export function findCategory(slug: string, categories: Category[]): FoundCategory | null {
  for (const main of categories) {
    if (main.disabled) continue
    const category = [main, ...main.children].find((candidate) => candidate.slug === slug)
    if (category) return category.disabled ? null : { category, main }
  }
  return null
}
