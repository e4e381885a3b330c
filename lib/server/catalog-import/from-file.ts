import { type IllustrationSpec, isSubject, isView } from '@sunhop/illustrations'
import type { FileDestination, FileImage, FileOption, FileProduct } from '@/lib/contract/catalog-file'
import { type Localized, localized } from '@/lib/domain/locale'
import { photoOf } from '@/lib/domain/photo'
import { pricePeriods } from '@/lib/domain/price-seasons'
import { datedSeasons } from './dated-seasons'
import { inLocalesOf } from './localized-text'
import type { StoredDestination, StoredImage, StoredOption, StoredProduct } from './stored-product'

/** Returns the digest of an image of an entry; undefined for one that is drawn. */
type DigestOf = (image: FileImage, index: number) => string | undefined

/** Maps an image; one from a file or the web needs its digest. */
export function storedImageOf(image: FileImage, digest?: string): StoredImage {
  const { alt, illustration } = image
  const photo = photoOf(image)
  if (digest !== undefined) return { alt, digest, ...(photo && { photo }) }
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

/** Returns the rolling schedule of an option; the stored one if the file does not define its availability. */
function rollingOf({ availability, id, inventory }: FileOption, before: StoredProduct | null) {
  if (inventory === 'FREESALE') return null
  if (!availability) return before?.options.find((option) => option.id === id)?.rolling ?? null
  const { days_ahead, rules, days, closed_days } = availability
  return days_ahead === undefined ? null : { days_ahead, rules, days, closed_days }
}

function optionOf(
  { availability, esim_profiles, units, ...option }: FileOption,
  rolling: StoredOption['rolling'],
  year: number,
): StoredOption {
  return {
    ...option,
    rolling,
    units: units.map(({ price, seasons, ...unit }) => ({
      ...unit,
      periods: pricePeriods(
        price?.amount ?? null,
        datedSeasons(seasons, year).map(({ from, to, price: { amount } }) => ({ from, to, amount })),
      ),
    })),
  }
}

/** Aliases are not translations of each other: none stand in for those of another language. */
function aliasesOf(name: Localized, aliases: Localized<string[]>): Localized<string[]> {
  return localized((locale) => (name[locale] === undefined ? undefined : (aliases[locale] ?? [])))
}

/**
 * Maps a product of a checked file to the form in which the database stores it.
 * @param before the stored product, for what the file leaves unchanged
 * @param now decides the years of seasons without one
 */
export function storedProductOf(
  product: FileProduct & { position: number },
  digestOf: DigestOf,
  before: StoredProduct | null,
  now: Date,
): StoredProduct {
  const year = now.getUTCFullYear()
  const own = <T>(text: Localized<T>) => inLocalesOf(product.name, text)
  return {
    ...product,
    also_called: aliasesOf(product.name, product.also_called),
    summary: own(product.summary),
    highlights: own(product.highlights),
    inclusions: own(product.inclusions),
    exclusions: own(product.exclusions),
    good_to_know: own(product.good_to_know),
    how_to_use: own(product.how_to_use),
    what_to_bring: own(product.what_to_bring),
    itinerary: product.itinerary.map(({ minutes, title, text }) => ({
      minutes,
      title: own(title),
      text: own(text),
    })),
    meeting: product.meeting && {
      ...product.meeting,
      name: own(product.meeting.name),
      directions: own(product.meeting.directions),
    },
    images: product.images.map((image, index) => storedImageOf(image, digestOf(image, index))),
    options: product.options.map((option) => optionOf(option, rollingOf(option, before), year)),
  }
}

/** Maps a destination, with the texts of its guide, to the form in which the database stores it. */
export function storedDestinationOf(
  { guide, ...destination }: FileDestination & { position: number },
  digestOf: DigestOf,
): StoredDestination {
  const own = <T>(text: Localized<T>) => inLocalesOf(destination.name, text)
  return {
    ...destination,
    also_called: aliasesOf(destination.name, destination.also_called),
    country_name: own(destination.country_name),
    summary: own(destination.summary),
    about: own(destination.about),
    when_to_go: own(destination.when_to_go),
    getting_there: own(destination.getting_there),
    images: destination.images.map((image, index) => storedImageOf(image, digestOf(image, index))),
  }
}
