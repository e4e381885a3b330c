import { gallery, type IllustrationSpec, isSubject, type Subject } from '@/lib/art'
import type { Localized } from '@/lib/domain/locale'
import { areas } from './catalog/areas'
import { imageTexts, posterTexts } from './image-texts'
import type { AreaSeed, ImageSeed, ProductSeed } from './types'

interface ImageRow {
  path: string
  position: number
  illustration: IllustrationSpec
  alt: Localized
}

function subjectOf(name: string): Subject {
  if (!isSubject(name)) throw new Error(`unknown illustration subject ${name}`)
  return name
}

function specOf({ subject, mood, flip = false, view, ...picture }: ImageSeed, id: string): IllustrationSpec {
  const seed = picture.seed ?? id
  return { subject: subjectOf(subject), mood, seed, flip, ...(view && { view }) }
}

/** The areas of a product, most important first. */
function areasOf({ id, areas: slugs }: ProductSeed): [AreaSeed, ...AreaSeed[]] {
  const known = slugs.flatMap((slug) => areas.find((area) => area.slug === slug) ?? [])
  const [first, ...others] = known
  if (!first) throw new Error(`product ${id} has no known area`)
  return [first, ...others]
}

/** The poster of an area. */
export function areaPictures(area: AreaSeed): ImageRow[] {
  const spec = specOf(area.picture, area.slug)
  return [
    {
      path: `areas/${area.slug}`,
      position: 0,
      illustration: { ...spec, poster: true, ratio: 'poster' },
      alt: posterTexts(spec, area.name),
    },
  ]
}

/** The gallery of a product: its chosen cover and four more views. */
function productSpecs(product: ProductSeed): IllustrationSpec[] {
  const cover: IllustrationSpec = { ...specOf(product.picture, product.id), ratio: 'product' }
  if (product.gallery)
    return [
      cover,
      ...product.gallery.map(
        (picture, i): IllustrationSpec => ({
          ...specOf(picture, `${product.id}-${i + 1}`),
          ratio: 'product',
        }),
      ),
    ]
  const places = areasOf(product).map(({ picture }) => subjectOf(picture.subject))
  return gallery({ id: product.id, occasion: product.vertical, cover, places })
}

/** The five images of a product with their alternative texts. */
export function productPictures(product: ProductSeed): ImageRow[] {
  const areasHere = areasOf(product)
  return productSpecs(product).map((spec, position) => {
    const area = areasHere.find(({ picture }) => picture.subject === spec.subject) ?? areasHere[0]
    return {
      path: `products/${product.id}/${position}`,
      position,
      illustration: spec,
      alt: position === 0 ? product.alt : imageTexts(spec, area.name),
    }
  })
}
