import type { IllustrationSpec } from '@/lib/art'
import type { FileDestination, FileOption, FileProduct } from '@/lib/contract/catalog-file'
import type { Localized } from '@/lib/domain/locale'
import type { PricePeriod } from '@/lib/domain/price-seasons'
import type { Start } from '@/lib/domain/slot-schedule'

/** A picture as the shop has it: a file by its digest, or what is drawn. */
export type StoredImage = { alt: Localized } & ({ digest: string } | { illustration: IllustrationSpec })

export type StoredUnit = Omit<FileOption['units'][number], 'price' | 'seasons'> & { periods: PricePeriod[] }

export interface StoredOption extends Omit<FileOption, 'units' | 'availability' | 'esim_profiles'> {
  units: StoredUnit[]
}

/** What can be sold of an option; null where a file does not say. */
export type StoredAvailability = { stock: number } | { starts: Start[] } | null

/** A product as a file tells it once everything is spelled out, and as the database has it: the two compare. */
export interface StoredProduct extends Omit<FileProduct, 'images' | 'options' | 'position'> {
  position: number
  images: StoredImage[]
  options: StoredOption[]
}

export interface StoredDestination extends Omit<FileDestination, 'images' | 'position'> {
  position: number
  images: StoredImage[]
}
