import type { Metadata } from 'next'
import type { Product } from '@/lib/contract/catalog'
import { imageUrl } from '@/lib/images/url'

/** What search engines and previews are told about a product. */
export function productMetadata({ name, summary, images }: Product): Metadata {
  const [cover] = images
  return {
    title: name,
    description: summary,
    openGraph: {
      title: name,
      description: summary,
      images: cover && { url: imageUrl(cover.path, 1280, 'jpeg'), alt: cover.alt },
    },
  }
}
