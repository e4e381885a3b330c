import type { Metadata } from 'next'
import { pageHead } from '@/components/page/page-head'
import type { Product } from '@/lib/contract/catalog'
import { socialImage } from '@/lib/images/social'

/** Page metadata of a product for search engines and link previews. */
export function productMetadata({ id, name, summary, images }: Product): Promise<Metadata> {
  const [cover] = images
  return pageHead({
    path: `/products/${id}`,
    title: name,
    description: summary,
    preview: cover && socialImage(cover.path, cover.alt),
  })
}
