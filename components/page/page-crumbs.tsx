import type { BreadcrumbList } from 'schema-dts'
import { Breadcrumbs, type Crumb } from '@/components/ui/navigation/breadcrumbs'
import { siteOrigin } from '@/lib/env'
import { JsonLd } from './json-ld'

/** The path to the page, for readers and for search engines. */
export function PageCrumbs({ items }: { items: Crumb[] }) {
  const origin = siteOrigin()
  return (
    <>
      <Breadcrumbs items={items} />
      <JsonLd<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: items.map(({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            ...(href && { item: origin + href }),
          })),
        }}
      />
    </>
  )
}
