import type { ItemList } from 'schema-dts'
import { siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { JsonLd } from './json-ld'

/** schema.org data of the products that a page lists, in its order. */
export async function ListData({ products }: { products: ReadonlyArray<{ id: string; name: string }> }) {
  if (products.length === 0) return null
  const { path } = await currentPage()
  const origin = siteOrigin()
  return (
    <JsonLd<ItemList>
      data={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: products.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + path(`/products/${id}`),
        })),
      }}
    />
  )
}
