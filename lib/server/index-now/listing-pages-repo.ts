import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'

interface Changed {
  /** Ids. */
  products: readonly string[]
  /** Ids. */
  categories: readonly string[]
}

/** Returns the slugs of changed categories, and of the categories and destinations of changed products. */
export async function pagesThatList(
  { products, categories }: Changed,
  db: Transaction,
): Promise<{ categories: string[]; destinations: string[] }> {
  const ids = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(products)}::jsonb))`
  const { rows: listed } = await db.execute<{ slug: string }>(sql`
    SELECT c.slug FROM categories c
    WHERE c.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb))
      OR EXISTS (SELECT 1 FROM products p LEFT JOIN categories own ON own.id = p.category_id
        WHERE p.id IN ${ids} AND c.id IN (own.id, own.parent_id))
    ORDER BY c.slug`)
  const { rows: areas } = await db.execute<{ slug: string }>(sql`
    SELECT DISTINCT area_slug AS slug FROM product_areas WHERE product_id IN ${ids} ORDER BY slug`)
  return { categories: listed.map(({ slug }) => slug), destinations: areas.map(({ slug }) => slug) }
}
