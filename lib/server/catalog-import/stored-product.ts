import type { IllustrationSpec } from '@sunhop/illustrations'
import type { FileDestination, FileOption, FileProduct } from '@/lib/contract/catalog-file'
import type { Localized } from '@/lib/domain/locale'
import type { Photo } from '@/lib/domain/photo'
import type { PricePeriod } from '@/lib/domain/price-seasons'
import type { RollingPlan } from '@/lib/domain/slot-schedule'

/** A stored image: a file by digest, or an illustration. */
export type StoredImage = { alt: Localized } & (
  | { digest: string; photo?: Photo }
  | { illustration: IllustrationSpec }
)

export type StoredUnit = Omit<FileOption['units'][number], 'price' | 'seasons'> & { periods: PricePeriod[] }

export interface StoredOption extends Omit<FileOption, 'units' | 'availability' | 'esim_profiles'> {
  units: StoredUnit[]
  /** The schedule from which the shop opens further days; null if there is none. */
  rolling: RollingPlan | null
}

/** A product in the normal form in which file and database are compared. */
export interface StoredProduct extends Omit<FileProduct, 'images' | 'options' | 'position'> {
  position: number
  images: StoredImage[]
  options: StoredOption[]
}

export interface StoredDestination extends Omit<FileDestination, 'images' | 'position' | 'guide'> {
  position: number
  images: StoredImage[]
}
