import type { Crumb } from '@/components/ui/navigation/breadcrumbs'
import type { Product } from '@/lib/contract/catalog'
import { categoryAddress } from '@/lib/domain/public-pages'

/** Returns the breadcrumbs of a product: destination, category, product. */
export function productCrumbs(product: Product, home: string, path: (to: string) => string): Crumb[] {
  const { area, category, name } = product
  return [
    { label: home, href: path('/') },
    ...(area ? [{ label: area.name, href: path(`/destination/${area.slug}`) }] : []),
    ...(category ? [{ label: category.label, href: path(categoryAddress(category.slug)) }] : []),
    { label: name },
  ]
}
