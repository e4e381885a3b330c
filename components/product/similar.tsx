import { getTranslations } from 'next-intl/server'
import { ProductColumns } from '@/components/catalog/product-columns'
import { getProducts } from '@/lib/api/queries/catalog'
import type { Product, ProductCard } from '@/lib/contract/catalog'
import { mostSimilar } from '@/lib/domain/similar'

const SHOWN = 4
/** Room for the product itself and for what was found already. */
const ASKED = 12

/** What may be like it: of its sub-category and of its kind, here and elsewhere, and whatever else is here. */
async function candidatesFor({ area, category, vertical }: Product): Promise<ProductCard[]> {
  const here = area && { destination: area.slug }
  const same = category && { product_categories: category.id }
  const wishes = [
    ...(here && same ? [{ ...here, ...same }] : []),
    ...(here ? [{ ...here, vertical }, here] : []),
    ...(same ? [same] : []),
    { vertical },
  ]
  const pages = await Promise.all(wishes.map((wish) => getProducts({ ...wish, page: 1, limit: ASKED })))
  const found = pages.flatMap(({ items }) => items)
  // Of what lies in several places the one that was asked for counts: it was found first.
  return [...new Map(found.toReversed().map((item) => [item.id, item])).values()].toReversed()
}

/** A row of products that somebody who looks at this one may rather want. */
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
