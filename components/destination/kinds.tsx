import { getTranslations } from 'next-intl/server'
import { ListingButton } from '@/components/catalog/listing-button'
import { ProductCard } from '@/components/catalog/product-card'
import type { AreaGuide } from '@/lib/contract/area-guide'
import type { Category, ProductCard as Product } from '@/lib/contract/catalog'
import { listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'

/** The first products of a category at a destination, and their total number. */
export interface Kind {
  category: Category
  products: Product[]
  total: number
}

/** Products of a destination by category; categories with few products share a row. */
export async function Kinds({ area, kinds }: { area: AreaGuide; kinds: Kind[] }) {
  const [t, { path }] = await Promise.all([getTranslations('destination.kinds'), currentPage()])
  return (
    <div className="kinds">
      {kinds.map(({ category, products, total }) => (
        <section key={category.id} id={category.slug} className={`kind kind-${products.length}`}>
          <header>
            <h2>{category.label}</h2>
            {total > products.length && (
              <ListingButton
                to={path(listingPath({ categories: [category.id], destination: area.slug }))}
                aria-label={t('allLabel', { count: total, category: category.label, place: area.name })}
                className="link"
              >
                {t('all', { count: total })}
              </ListingButton>
            )}
          </header>
          <ul className={total > products.length ? 'whole-rows' : undefined}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} href={path(`/products/${product.id}`)} layout="rows" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
