import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import type { StoredProduct } from './stored-product'

/**
 * Updates `updated_at` of the categories and destinations that products leave, whose pages no longer list them. To be called
 * before the products are written.
 */
export async function touchLeftPlaces(db: Transaction, list: readonly StoredProduct[]): Promise<void> {
  const now = JSON.stringify(list.map(({ id, category, destinations }) => ({ id, category, destinations })))
  await db.execute(sql`
    UPDATE categories SET updated_at = now() WHERE id IN (
      SELECT p.category_id FROM products p
      JOIN jsonb_to_recordset(${now}::jsonb) AS n(id text, category text) ON n.id = p.id
      WHERE n.category <> p.category_id)`)
  await db.execute(sql`
    UPDATE areas SET updated_at = now() WHERE slug IN (
      SELECT a.area_slug FROM product_areas a
      JOIN jsonb_to_recordset(${now}::jsonb) AS n(id text, destinations jsonb) ON n.id = a.product_id
      WHERE NOT n.destinations ? a.area_slug)`)
}
