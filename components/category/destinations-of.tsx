import { getTranslations } from 'next-intl/server'
import { ListingButton } from '@/components/catalog/listing-button'
import { chipStyle } from '@/components/ui/action/chip-style'
import type { ProductCard } from '@/lib/contract/catalog'
import { listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'
import type { AnyCategory } from './find-category'

/** Destinations with products of a category; each opens the category's listing there. */
export async function DestinationsOf({
  category,
  products,
}: {
  category: AnyCategory
  products: ProductCard[]
}) {
  const [t, { path }] = await Promise.all([getTranslations('category'), currentPage()])
  const places = new Map(products.flatMap(({ area }) => (area ? [[area.slug, area.name] as const] : [])))
  if (places.size < 2) return null
  return (
    <section>
      <h2 className="mb-4">{t('byDestination')}</h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-3">
        {[...places].map(([slug, name]) => (
          <li key={slug}>
            <ListingButton
              to={path(listingPath({ categories: [category.id], destination: slug }))}
              className={chipStyle()}
            >
              {name}
            </ListingButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
