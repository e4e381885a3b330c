import { Gallery as Images } from '@/components/ui/gallery/gallery'
import type { ImageValue } from '@/lib/contract/shared'

/** The pictures of a product, the first of which the page is waited for. */
export function Gallery({ images }: { images: ImageValue[] }) {
  return <Images pictures={images} priority />
}
