import { fileURLToPath } from 'node:url'
import type { CatalogFile } from '@/lib/contract/catalog-file'
import type { CatalogDocument } from '@/lib/server/catalog-import/catalog-document'
import { readCatalogFiles } from '@/lib/server/catalog-import/catalog-files'
import { readFile } from '@/lib/server/catalog-import/read-file'
import { withProfiles } from './esim-profiles'

const FOLDER = fileURLToPath(new URL('./data', import.meta.url))

/** Returns the seed's catalog files, with invented eSIM profiles. */
export async function seedDocuments(): Promise<CatalogDocument[]> {
  return (await readCatalogFiles(FOLDER)).map(withProfiles)
}

/** Returns the seed's catalog, for tools and tests. */
export async function readSeed(): Promise<CatalogFile> {
  return readFile(await readCatalogFiles(FOLDER)).file
}
