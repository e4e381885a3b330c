import type { IllustrationSpec } from '@sunhop/illustrations'
import type { Localized } from '@/lib/domain/locale'
import { type Photo, photoOf } from '@/lib/domain/photo'
import { digestInPath } from '@/lib/server/images/media'
import type { StoredImage } from './stored-product'

/** Maps an image row. */
export function storedImage({
  path,
  illustration,
  photo: stored,
  alt,
}: {
  path: string
  illustration: object | null
  photo: Photo | null
  alt: Localized
}): StoredImage {
  if (illustration !== null) return { alt, illustration: illustration as IllustrationSpec }
  const digest = digestInPath(path)
  if (digest === null) throw new Error(`image ${path} is neither drawn nor a file`)
  const photo = stored && photoOf(stored)
  return { alt, digest, ...(photo && { photo }) }
}
