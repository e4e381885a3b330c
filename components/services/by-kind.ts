import type { Category, ProductCard } from '@/lib/contract/catalog'

export interface ServiceKind {
  id: string
  /** Key of its messages, where the shop has some: `fast_track_meet`. */
  slug: string
  title: string
  /** Summary from the catalog; may be empty. */
  summary: string
  products: ProductCard[]
}

/** Groups products by the sub-categories of a category, in menu order; products without one come last. */
export function byKind(category: Category, products: readonly ProductCard[]): ServiceKind[] {
  const of = (id: string) => products.filter((product) => product.category?.id === id)
  const known = new Set(category.children.map(({ id }) => id))
  const rest = products.filter((product) => !known.has(product.category?.id ?? ''))
  const kinds = category.children
    .filter(({ disabled }) => !disabled)
    .map((child) => ({ ...child, products: of(child.id) }))
  return [...kinds, { ...category, products: rest }]
    .filter((kind) => kind.products.length > 0)
    .map((kind) => ({
      id: kind.id,
      slug: kind.slug.replaceAll('-', '_'),
      title: kind.label,
      summary: kind.summary,
      products: kind.products,
    }))
}
