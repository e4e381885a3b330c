import type { Crumb } from '@/components/ui/breadcrumbs'
import type { Product } from '@/lib/contract/catalog'
import { listingPath } from '@/lib/domain/listing'

/** The way to a product: its destination, its category, itself. */
export function productCrumbs(product: Product, home: string, path: (to: string) => string): Crumb[] {
  const { area, category, name } = product
  return [
    { label: home, href: path('/') },
    ...(area ? [{ label: area.name, href: path(listingPath({ destination: area.slug })) }] : []),
    ...(category ? [{ label: category.label, href: path(listingPath({ categories: [category.id] })) }] : []),
    { label: name },
  ]
}
