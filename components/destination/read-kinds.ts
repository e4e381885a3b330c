import { getCategories, getProducts } from '@/lib/api/queries/catalog'
import { offers } from '@/lib/api/queries/offers'
import type { Kind } from './kinds'

/** Products shown per category. */
const PRODUCTS_PER_CATEGORY = 4

/** Returns the categories that have products at a destination, and whether the shop has products at all. */
export async function readKinds(destination: string): Promise<{ kinds: Kind[]; isListed: boolean }> {
  if (!(await offers('products'))) return { kinds: [], isListed: false }
  const categories = await getCategories()
  const open = categories.filter(({ disabled }) => !disabled)
  const found = await Promise.all(
    open.map(async (category) => {
      const { items, meta } = await getProducts({
        destination,
        product_categories: category.id,
        page: 1,
        limit: PRODUCTS_PER_CATEGORY,
      })
      return { category, products: items, total: meta.total }
    }),
  )
  return {
    kinds: found.flatMap(({ total, ...kind }) => (total ? [{ ...kind, total }] : [])),
    isListed: found.some(({ total }) => total !== null),
  }
}
