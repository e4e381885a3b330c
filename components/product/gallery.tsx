import { Gallery as Images } from '@/components/ui/gallery/gallery'
import type { ImageValue } from '@/lib/contract/shared'

/** The images of a product; the first one loads with priority. */
export function Gallery({ images }: { images: ImageValue[] }) {
  return <Images images={images} priority />
}
