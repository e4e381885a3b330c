import { sql } from 'drizzle-orm'
import type { FileProduct } from '@/lib/contract/catalog-file'
import type { Queryable } from '@/lib/server/db/client'
import type { KnownEntries, Owners } from './lookups'

async function pairs(
  db: Queryable,
  query: ReturnType<typeof sql>,
): Promise<Array<readonly [key: string, value: string]>> {
  const { rows } = await db.execute<{ key: string; value: string }>(query)
  return rows.map(({ key, value }) => [key, value] as const)
}

/** Reads the existing entries that a catalog file may refer to. */
export async function readKnown(db: Queryable): Promise<KnownEntries> {
  const { rows: categories } = await db.execute<{ id: string; parent: string | null; slug: string }>(
    sql`SELECT id, parent_id AS parent, slug FROM categories`,
  )
  const names = async (query: ReturnType<typeof sql>) =>
    new Set((await pairs(db, query)).map(([name]) => name))
  return {
    categories: new Map(categories.map(({ id, parent, slug }) => [id, { parent, slug }])),
    destinations: await names(sql`SELECT slug AS key FROM areas`),
    policies: await names(sql`SELECT code AS key FROM cancellation_policies`),
    products: await names(sql`SELECT id AS key FROM products`),
    redirects: new Map(await pairs(db, sql`SELECT path AS key, target AS value FROM redirects`)),
  }
}

/** Reads what the shop already has of the options and eSIM profiles that products of a file name. */
export async function readOwners(products: readonly FileProduct[], db: Queryable): Promise<Owners> {
  const options = products.flatMap((product) => product.options)
  const ids = sql.param(options.map(({ id }) => id))
  const iccids = sql.param(options.flatMap(({ esim_profiles }) => esim_profiles.map(({ iccid }) => iccid)))
  const counts = await pairs(
    db,
    sql`SELECT option_id AS key, count(*)::text AS value FROM esim_profiles
        WHERE option_id = ANY(${ids}::text[]) GROUP BY option_id`,
  )
  return {
    optionOwners: new Map(
      await pairs(db, sql`SELECT id AS key, product_id AS value FROM options WHERE id = ANY(${ids}::text[])`),
    ),
    profileOwners: new Map(
      await pairs(
        db,
        sql`SELECT iccid AS key, option_id AS value FROM esim_profiles WHERE iccid = ANY(${iccids}::text[])`,
      ),
    ),
    profileCounts: new Map(counts.map(([option, count]) => [option, Number(count)])),
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
