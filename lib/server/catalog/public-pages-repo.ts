import { type SQL, sql } from 'drizzle-orm'
import type { PublicPageKind } from '@/lib/domain/public-pages'
import { database } from '@/lib/server/db/client'

/**
 * The id and the last change of every page of a kind. A page that lists products changes with them, and they with reviews. A
 * category without products is left out, and a destination that has no guide either: their pages are not indexed.
 */
const PAGES: Record<PublicPageKind, SQL> = {
  product: sql`SELECT p.id, p.updated_at FROM product_search_index s JOIN products p ON p.id = s.product_id
    WHERE p.discontinued_at IS NULL`,
  category: sql`SELECT c.slug AS id, greatest(c.updated_at, max(p.updated_at)) AS updated_at FROM categories c
    LEFT JOIN categories child ON child.parent_id = c.id
    LEFT JOIN (SELECT category_id, max(updated_at) AS updated_at FROM products GROUP BY category_id) p
      ON p.category_id IN (c.id, child.id)
    WHERE NOT c.disabled AND EXISTS (SELECT 1 FROM product_search_index s WHERE s.category_ids[1] IN
      (SELECT own.id FROM categories own WHERE own.id = c.id OR own.parent_id = c.id))
    GROUP BY c.id`,
  destination: sql`SELECT a.slug AS id, greatest(a.updated_at, max(p.updated_at)) AS updated_at FROM areas a
    LEFT JOIN product_areas pa ON pa.area_slug = a.slug LEFT JOIN products p ON p.id = pa.product_id
    WHERE EXISTS (SELECT 1 FROM product_search_index s WHERE s.area_slugs @> ARRAY[a.slug])
      OR EXISTS (SELECT 1 FROM area_translations t WHERE t.area_slug = a.slug
        AND t.about || t.when_to_go || t.getting_there <> '')
    GROUP BY a.slug`,
}

const imagesOf = (owner: SQL) =>
  sql`ARRAY(SELECT i.path FROM images i WHERE ${owner} = listed.id AND i.position >= 0 ORDER BY i.position)`

const IMAGES: Record<PublicPageKind, SQL> = {
  product: imagesOf(sql`i.product_id`),
  category: sql`ARRAY[]::text[]`,
  destination: imagesOf(sql`i.area_slug`),
}

interface Range {
  kind: PublicPageKind
  /** The first id. */
  from?: string
  /** The first id that no longer belongs to the range. */
  until?: string
  limit: number
}

interface PageRow extends Record<string, unknown> {
  id: string
  updated_at: Date
  images: string[]
}

export async function pagesFrom({ kind, from = '', until, limit }: Range): Promise<PageRow[]> {
  const before = until === undefined ? sql`true` : sql`id < ${until}`
  const { rows } = await database().execute<PageRow & { updated_at: string }>(sql`
    SELECT listed.id, listed.updated_at, ${IMAGES[kind]} AS images FROM (
      SELECT * FROM (${PAGES[kind]}) pages WHERE id >= ${from} AND ${before} ORDER BY id LIMIT ${limit}
    ) listed ORDER BY listed.id`)
  return rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at) }))
}

/** Returns where each part of `size` pages starts, and the last change of one of its pages. */
export async function partsOf(
  kind: PublicPageKind,
  size: number,
): Promise<Array<{ from: string; updated_at: Date }>> {
  const { rows } = await database().execute<{ from: string; updated_at: string }>(sql`
    SELECT min(id) AS from, max(updated_at) AS updated_at FROM (
      SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${size}::int AS part
      FROM (${PAGES[kind]}) pages
    ) numbered GROUP BY part ORDER BY part`)
  return rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at) }))
}
