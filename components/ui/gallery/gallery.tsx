import { useTranslations } from 'next-intl'
import { type GalleryImage, galleryLabels } from './gallery-labels'
import { GalleryStage } from './gallery-stage'

interface GalleryProps {
  images: GalleryImage[]
  /** Its first image is the largest contentful paint of the page. */
  priority?: boolean
  /** Distinguishes it from others on the same page. */
  label?: string
}

/** One large image and four small ones, on phones a strip to swipe; all open in a lightbox. */
export function Gallery({ images, priority, label }: GalleryProps) {
  const t = useTranslations('gallery')
  if (images.length === 0) return null
  const labels = galleryLabels(t, images.length)
  return <GalleryStage images={images} labels={label ? { ...labels, label } : labels} priority={priority} />
}
