import { sql } from 'drizzle-orm'
import { importCatalog } from '@/lib/server/catalog-import/import'
import { refreshChanged } from '@/lib/server/search/reindex'
import type { Database } from '../client'
import { seedDocuments } from './seed-files'
import { sellPlaces } from './sold-places'

/** Imports the seed's catalog into an empty database, searchable; leaves one that has products unchanged. */
export async function seedCatalog(
  db: Database,
  onProgress?: (done: number, all: number) => void,
): Promise<void> {
  const { rows } = await db.execute(sql`SELECT 1 FROM products LIMIT 1`)
  if (rows.length > 0) return
  await importCatalog(await seedDocuments(), { db, onProgress })
  await sellPlaces(db)
  await refreshChanged(db)
}
