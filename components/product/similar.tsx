import { getTranslations } from 'next-intl/server'
import { ProductColumns } from '@/components/catalog/product-columns'
import { getProducts } from '@/lib/api/queries/catalog'
import type { Product, ProductCard } from '@/lib/contract/catalog'
import { mostSimilar } from '@/lib/domain/similar'

const SHOWN = 4
/** Leaves room for the product itself and for duplicates. */
const LIMIT = 12

/** Returns candidates: same sub-category or vertical, there or elsewhere, and others at the destination. */
async function candidatesFor({ area, category, vertical }: Product): Promise<ProductCard[]> {
  const here = area && { destination: area.slug }
  const same = category && { product_categories: category.id }
  const queries = [
    ...(here && same ? [{ ...here, ...same }] : []),
    ...(here ? [{ ...here, vertical }, here] : []),
    ...(same ? [same] : []),
    { vertical },
  ]
  const pages = await Promise.all(queries.map((query) => getProducts({ ...query, page: 1, limit: LIMIT })))
  const found = pages.flatMap(({ items }) => items)
  // For a product at several destinations the first match counts: the requested destination.
  return [...new Map(found.toReversed().map((item) => [item.id, item])).values()].toReversed()
}

/** A row of similar products. */
export async function Similar({ product }: { product: Product }) {
  const [t, candidates] = await Promise.all([getTranslations('similar'), candidatesFor(product)])
  const products = mostSimilar(product, candidates, SHOWN)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className="border-t border-line pt-8 md:pt-10">
      <h2 id="similar-title" className="mb-4.5 text-24">
        {t('title')}
      </h2>
      <ProductColumns products={products} wholeRows />
    </section>
  )
}
