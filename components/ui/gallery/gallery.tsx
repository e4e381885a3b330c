import { useTranslations } from 'next-intl'
import { GalleryStage } from './gallery-stage'
import { type GalleryImage, galleryWords } from './gallery-words'

interface GalleryProps {
  pictures: GalleryImage[]
  /** Whether its first picture is the one that the page is waited for. */
  priority?: boolean
  /** Tells it apart from others on the same page. */
  label?: string
}

/** One large picture and four small ones, on a phone a strip to swipe; all of them in full at a touch. */
export function Gallery({ pictures, priority, label }: GalleryProps) {
  const t = useTranslations('gallery')
  if (pictures.length === 0) return null
  const words = galleryWords(t, pictures.length)
  return <GalleryStage pictures={pictures} words={label ? { ...words, label } : words} priority={priority} />
}
