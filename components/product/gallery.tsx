import { getTranslations } from 'next-intl/server'
import { ImageNotes } from '@/components/catalog/image-notes'
import { Gallery as Images } from '@/components/ui/gallery/gallery'
import type { GalleryImage } from '@/lib/contract/catalog'

type Translator = Awaited<ReturnType<typeof getTranslations<'product.images'>>>

/** The caption of an image in the lightbox. */
function captionOf({ drawn, credit, license }: GalleryImage, t: Translator): string | undefined {
  if (drawn) return t('illustration')
  const text = [credit, license?.name].filter(Boolean).join(' · ')
  return text ? t('photo', { credit: text }) : undefined
}

/** The images of a product with their notes; the first one loads with priority. */
export async function Gallery({ images }: { images: GalleryImage[] }) {
  const t = await getTranslations('product.images')
  const shown = images.map(({ path, alt, focus, ...image }) => ({
    path,
    alt,
    focus,
    caption: captionOf({ path, alt, ...image }, t),
  }))
  return (
    <>
      <Images images={shown} priority />
      <ImageNotes images={images} />
    </>
  )
}
