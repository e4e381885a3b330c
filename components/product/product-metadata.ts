import type { Metadata } from 'next'
import type { Product } from '@/lib/contract/catalog'
import { socialImage } from '@/lib/images/social'

/** What search engines and previews are told about a product. */
export function productMetadata({ name, summary, images }: Product): Metadata {
  const [cover] = images
  return { title: name, description: summary, ...(cover && socialImage(cover.path, cover.alt)) }
}
