import { gallery, isSubject, type PictureSpec, type Subject } from '@/lib/art'
import { LOCALES, type Localized } from '@/lib/domain/locale'
import { pictureAlt } from './catalogue/picture-alts'
import type { AreaSeed, ProductSeed } from './types'

interface PictureRow {
  path: string
  position: number
  illustration: PictureSpec
  alt: Localized
}

function subjectOf(name: string): Subject {
  if (!isSubject(name)) throw new Error(`the illustration generator has no subject ${name}`)
  return name
}

/** The poster of an area. */
export function areaPictures(area: AreaSeed): PictureRow[] {
  const { mood, seed = area.slug, flip = false } = area.picture
  const subject = subjectOf(area.picture.subject)
  return [
    {
      path: `areas/${area.slug}`,
      position: 0,
      illustration: { subject, mood, seed, flip, poster: true, ratio: 'poster' },
      alt: localizedAlt(subject, mood),
    },
  ]
}

/** The cover of a product as it was chosen, and four more views that go with it. */
export function productPictures(product: ProductSeed): PictureRow[] {
  const { mood, seed = product.id, flip = false } = product.picture
  const subject = subjectOf(product.picture.subject)
  const cover: PictureRow = {
    path: `products/${product.id}/0`,
    position: 0,
    illustration: { subject, mood, seed, flip, ratio: 'product' },
    alt: product.alt,
  }
  const [, ...others] = gallery({ id: product.id, subject, mood })
  return [
    cover,
    ...others.map((spec, index) => ({
      path: `products/${product.id}/${index + 1}`,
      position: index + 1,
      illustration: { ...spec, ratio: 'product' as const },
      alt: localizedAlt(spec.subject, spec.mood),
    })),
  ]
}

function localizedAlt(subject: string, mood: string): Localized {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, pictureAlt(subject, mood as AreaSeed['picture']['mood'], locale)]),
  ) as Localized
}
