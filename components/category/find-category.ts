import type { Category } from '@/lib/contract/catalog'

/** A category of the menu or one under it. */
export type AnyCategory = Pick<Category, 'id' | 'slug' | 'label' | 'summary' | 'disabled' | 'product_count'>

export interface FoundCategory {
  category: AnyCategory
  /** The category of the menu that it is or belongs to. */
  main: Category
}

/** The category of a slug; null where there is none, or where it or its main one is closed. */
export function findCategory(slug: string, categories: Category[]): FoundCategory | null {
  for (const main of categories) {
    if (main.disabled) continue
    const category = [main, ...main.children].find((candidate) => candidate.slug === slug)
    if (category) return category.disabled ? null : { category, main }
  }
  return null
}
