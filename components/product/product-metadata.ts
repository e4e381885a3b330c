import type { Metadata } from 'next'
import type { Product } from '@/lib/contract/catalog'
import { socialImage } from '@/lib/images/social'

/** Page metadata of a product for search engines and link previews. */
export function productMetadata({ name, summary, images }: Product): Metadata {
  const [cover] = images
  return { title: name, description: summary, ...(cover && socialImage(cover.path, cover.alt)) }
}
