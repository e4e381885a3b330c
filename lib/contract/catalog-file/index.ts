import { z } from 'zod'
import { fileCategory, fileDestination, filePolicy, fileRedirect, fileSupplier } from './places'
import { fileProduct } from './product'

export type { FileAvailability } from './availability'
export type { FileOption, FileUnit } from './option'
export { type FileImage, PICTURE_SOURCES } from './picture'
export type { FileCategory, FileDestination, FilePolicy, FileRedirect, FileSupplier } from './places'
export type { FileProduct } from './product'

/** What `npm run catalog -- import` takes and `export` gives. A part that is left out stays as it is. */
export const catalogFile = z.strictObject({
  /** Where editors find the JSON Schema. */
  $schema: z.string().optional(),
  version: z.literal(1),
  categories: z.array(fileCategory).optional(),
  destinations: z.array(fileDestination).optional(),
  cancellation_policies: z.array(filePolicy).optional(),
  suppliers: z.array(fileSupplier).max(50_000).optional(),
  products: z.array(fileProduct),
  redirects: z.array(fileRedirect).max(50_000).optional(),
})
export type CatalogFile = z.output<typeof catalogFile>

/** The JSON Schema of the file, for editors and other programs. */
export function catalogFileSchema(): object {
  return { title: 'Sunhop catalogue', ...z.toJSONSchema(catalogFile, { io: 'input' }) }
}
