import type { z } from 'zod'
import type * as contract from '@/lib/contract/catalog'
import { inLocale, type Locale, type Localized } from '@/lib/domain/locale'
import type { Focus, Photo } from '@/lib/domain/photo'

interface ImageRow {
  path: string
  alt: Localized
  illustration: object | null
  photo: Photo | null
}

/** The focal point as a field of an image, if it has one. */
export const focusOf = ({ photo }: Pick<ImageRow, 'photo'>): { focus?: Focus } =>
  photo?.focus ? { focus: photo.focus } : {}

/** An image as a gallery shows it. */
export function galleryImage(row: ImageRow, locale: Locale): z.input<typeof contract.galleryImage> {
  const { path, alt, illustration, photo } = row
  return { path, alt: inLocale(alt, locale), drawn: illustration !== null, ...photo }
}
