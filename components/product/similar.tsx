import { getTranslations } from 'next-intl/server'
import { ProductColumns } from '@/components/catalog/product-columns'
import { getProducts } from '@/lib/api/queries/catalog'
import type { Product, ProductCard } from '@/lib/contract/catalog'

const SHOWN = 4
/** Room for the product itself and for those that were found already. */
const ASKED = 12

/** At its place: its category first, then its kind, then all there is; each once, and never itself. */
async function similarTo({ id, area, category, vertical }: Product): Promise<ProductCard[]> {
  const place = area ? { destination: area.slug } : {}
  const wishes = [
    ...(category ? [{ product_categories: category.id }] : []),
    { vertical },
    ...(area ? [{}] : []),
  ]
  const pages = await Promise.all(
    wishes.map((wish) => getProducts({ ...place, ...wish, page: 1, limit: ASKED })),
  )
  const found = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]))
  found.delete(id)
  return [...found.values()].slice(0, SHOWN)
}

/** A row of products that somebody who looks at this one may rather want. */
export async function Similar({ product }: { product: Product }) {
  const [t, products] = await Promise.all([getTranslations('similar'), similarTo(product)])
  if (products.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className="border-t border-line pt-8 md:pt-10">
      <h2 id="similar-title" className="mb-4.5 text-24">
        {product.area ? t('title', { area: product.area.name }) : t('plain')}
      </h2>
      <ProductColumns products={products} />
    </section>
  )
}
