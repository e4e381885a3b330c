import { useTranslations } from 'next-intl'
import { GalleryStage } from './gallery-stage'
import { type GalleryImage, galleryWords } from './gallery-words'

interface GalleryProps {
  pictures: GalleryImage[]
  /** Its first image is the largest contentful paint of the page. */
  priority?: boolean
  /** Distinguishes it from others on the same page. */
  label?: string
}

/** One large image and four small ones, on phones a strip to swipe; all open in a lightbox. */
export function Gallery({ pictures, priority, label }: GalleryProps) {
  const t = useTranslations('gallery')
  if (pictures.length === 0) return null
  const words = galleryWords(t, pictures.length)
  return <GalleryStage pictures={pictures} words={label ? { ...words, label } : words} priority={priority} />
}
