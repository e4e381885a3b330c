import { z } from 'zod'
import { fileCategory, fileDestination, filePolicy, fileRedirect, fileSupplier } from './places'
import { fileProduct } from './product'

export type { FileAvailability } from './availability'
export type { FileOption, FileUnit } from './option'
export { type FileImage, PICTURE_SOURCES } from './picture'
export type { FileCategory, FileDestination, FilePolicy, FileRedirect, FileSupplier } from './places'
export type { FileProduct } from './product'

/** The file format of `npm run catalog -- import` and `export`. An omitted part does not change. */
export const catalogFile = z.strictObject({
  /** Location of the JSON Schema, for editors. */
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

/** Returns the JSON Schema of the file, for editors and other programs. */
export function catalogFileSchema(): object {
  return { title: 'Sunhop catalog', ...z.toJSONSchema(catalogFile, { io: 'input' }) }
}
