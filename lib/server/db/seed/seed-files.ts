import { fileURLToPath } from 'node:url'
import type { CatalogFile } from '@/lib/contract/catalog-file'
import type { TextDocument } from '@/lib/server/catalog-import/catalog-document'
import { findCatalogFiles, readCatalogFiles } from '@/lib/server/catalog-import/catalog-files'
import { openCatalog } from '@/lib/server/catalog-import/read-file'
import { withProfiles } from './esim-profiles'

const FOLDER = fileURLToPath(new URL('./data', import.meta.url))

/** Returns the seed's catalog files, with invented eSIM profiles. */
export async function seedDocuments(): Promise<TextDocument[]> {
  return (await readCatalogFiles(FOLDER)).map(withProfiles)
}

/** Returns the seed's catalog, for tools and tests. */
export async function readSeed(): Promise<CatalogFile> {
  const catalog = await openCatalog(await findCatalogFiles(FOLDER))
  const products: CatalogFile['products'] = []
  for await (const batch of catalog.products())
    products.push(...batch.flatMap(({ product }) => product ?? []))
  await catalog.close()
  return { ...catalog.file, products }
}
