import { z } from 'zod'
import { fileCategory, fileDestination, filePolicy, fileRedirect, fileSupplier } from './places'
import { type FileProduct, fileProduct } from './product'
import { filePromoCode } from './promo-code'

export type { FileAvailability } from './availability'
export { type FileImage, IMAGE_SOURCES, PHOTO_FIELDS } from './image'
export type { FileOption, FileUnit } from './option'
export {
  type FileCategory,
  type FileDestination,
  type FilePolicy,
  type FileRedirect,
  type FileSupplier,
  guideText,
} from './places'
export type { FileProduct } from './product'
export type { FilePromoCode } from './promo-code'

/** The file format of `npm run catalog -- import` and `export`. An omitted part does not change. */
export const catalogFile = z.strictObject({
  /** Location of the JSON Schema, for editors. */
  $schema: z.string().optional(),
  version: z.literal(1),
  categories: z.array(fileCategory).optional(),
  destinations: z.array(fileDestination).optional(),
  cancellation_policies: z.array(filePolicy).optional(),
  suppliers: z.array(fileSupplier).max(50_000).optional(),
  products: z.array(fileProduct).optional(),
  promo_codes: z.array(filePromoCode).max(50_000).optional(),
  redirects: z.array(fileRedirect).max(50_000).optional(),
})
/** A whole catalog, joined from its files. */
export type CatalogFile = z.output<typeof catalogFile> & { products: FileProduct[] }

/** Returns the JSON Schema of the file, for editors and other programs. */
export function catalogFileSchema(): object {
  return { title: 'Sunhop catalog', ...z.toJSONSchema(catalogFile, { io: 'input' }) }
}
