import { type IllustrationSpec, isSubject, isView } from '@/lib/art'
import type { FileDestination, FileImage, FileOption, FileProduct } from '@/lib/contract/catalog-file'
import { pricePeriods } from '@/lib/domain/price-seasons'
import type { StoredDestination, StoredImage, StoredOption, StoredProduct } from './stored-product'

type Digests = ReadonlyMap<FileImage, string>

function pictureOf(picture: FileImage, digests: Digests): StoredImage {
  const { alt, illustration } = picture
  const digest = digests.get(picture)
  if (digest !== undefined) return { alt, digest }
  if (!illustration) throw new Error('image has no source')
  const { subject, view, ...look } = illustration
  if (!isSubject(subject)) throw new Error(`unknown subject ${subject}`)
  const spec: IllustrationSpec = { ...look, subject }
  if (view !== undefined) {
    if (!isView(view)) throw new Error(`unknown view ${view}`)
    spec.view = view
  }
  return { alt, illustration: spec }
}

function optionOf({ availability, esim_profiles, units, ...option }: FileOption): StoredOption {
  return {
    ...option,
    units: units.map(({ price, seasons, ...unit }) => ({
      ...unit,
      periods: pricePeriods(
        price?.amount ?? null,
        seasons.map(({ from, to, price: { amount } }) => ({ from, to, amount })),
      ),
    })),
  }
}

/** Maps a product of a checked file to the form in which the database stores it. */
export function storedProductOf(product: FileProduct, position: number, digests: Digests): StoredProduct {
  return {
    ...product,
    position,
    images: product.images.map((picture) => pictureOf(picture, digests)),
    options: product.options.map(optionOf),
  }
}

export function storedDestinationOf(
  destination: FileDestination,
  position: number,
  digests: Digests,
): StoredDestination {
  return {
    ...destination,
    position,
    images: destination.images.map((picture) => pictureOf(picture, digests)),
  }
}
