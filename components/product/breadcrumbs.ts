import type { Crumb } from '@/components/ui/breadcrumbs'
import type { Product } from '@/lib/contract/catalog'

/** The way to a product: its destination, its category, itself. */
export function productCrumbs(product: Product, home: string, path: (to: string) => string): Crumb[] {
  const { area, category, name } = product
  return [
    { label: home, href: path('/') },
    ...(area ? [{ label: area.name, href: path(`/destination/${area.slug}`) }] : []),
    ...(category ? [{ label: category.label, href: path(`/categories/${category.slug}`) }] : []),
    { label: name },
  ]
}
