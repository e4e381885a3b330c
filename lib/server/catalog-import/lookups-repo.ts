import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import type { Known } from './lookups'

/**
 * Reads the existing entries that a catalog file may refer to.
 * @param iccids eSIM profiles that the file names
 */
export async function readKnown(iccids: readonly string[], db: Queryable): Promise<Known> {
  const pairs = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ key: string; value: string }>(query)).rows.map(
      ({ key, value }) => [key, value] as const,
    )
  const { rows: categories } = await db.execute<{ id: string; parent: string | null; slug: string }>(
    sql`SELECT id, parent_id AS parent, slug FROM categories`,
  )
  return {
    categories: new Map(categories.map(({ id, parent, slug }) => [id, { parent, slug }])),
    destinations: new Set(
      (await pairs(sql`SELECT slug AS key, slug AS value FROM areas`)).map(([slug]) => slug),
    ),
    policies: new Set(
      (await pairs(sql`SELECT code AS key, code AS value FROM cancellation_policies`)).map(([code]) => code),
    ),
    products: new Set((await pairs(sql`SELECT id AS key, id AS value FROM products`)).map(([id]) => id)),
    optionOwners: new Map(await pairs(sql`SELECT id AS key, product_id AS value FROM options`)),
    redirects: new Map(await pairs(sql`SELECT path AS key, target AS value FROM redirects`)),
    profileOwners: new Map(
      await pairs(
        sql`SELECT iccid AS key, option_id AS value FROM esim_profiles
            WHERE iccid = ANY(${sql.param([...iccids])}::text[])`,
      ),
    ),
    profileCounts: new Map(
      (
        await pairs(
          sql`SELECT option_id AS key, count(*)::text AS value FROM esim_profiles GROUP BY option_id`,
        )
      ).map(([option, count]) => [option, Number(count)]),
    ),
  }
}

/** Returns products that display data of these categories, destinations or policies. */
export async function productsWith(
  { categories, destinations, policies }: Record<'categories' | 'destinations' | 'policies', string[]>,
  db: Queryable,
): Promise<string[]> {
  if (categories.length + destinations.length + policies.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM products WHERE category_id = ANY(${sql.param(categories)}::text[])
    UNION SELECT product_id FROM product_areas WHERE area_slug = ANY(${sql.param(destinations)}::text[])
    UNION SELECT product_id FROM options WHERE policy_code = ANY(${sql.param(policies)}::text[])`)
  return rows.map(({ id }) => id)
}
