import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { extras, prices } from '@/lib/server/db/schema'
import type { StoredOption, StoredProduct } from './stored-product'

/** Units that disappeared are deleted; those that a cart or a booking names are kept, not for sale. */
export async function dropUnits(db: Transaction, { id, units: kept }: StoredOption): Promise<void> {
  const codes = sql.param(kept.map(({ code }) => code))
  const gone = sql`option_id = ${id} AND code <> ALL(${codes}::text[])`
  await db.execute(sql`UPDATE units SET accompanied_by = NULL WHERE ${gone}`)
  await db.execute(sql`
    DELETE FROM units WHERE ${gone}
      AND NOT EXISTS (SELECT 1 FROM cart_items c WHERE c.option_id = ${id} AND c.quantities ? units.code)
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.option_id = ${id} AND b.quantities ? units.code)`)
  await db.execute(sql`UPDATE units SET withdrawn_at = coalesce(withdrawn_at, now()) WHERE ${gone}`)
}

/** Options that disappeared are deleted; those that something else refers to are kept, not for sale. */
export async function dropOptions(db: Transaction, product: StoredProduct): Promise<void> {
  const kept = sql.param(product.options.map(({ id }) => id))
  const gone = sql`product_id = ${product.id} AND id <> ALL(${kept}::text[])`
  await db.execute(sql`
    DELETE FROM options WHERE ${gone}
      AND NOT EXISTS (SELECT 1 FROM cart_items c WHERE c.option_id = options.id)
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.option_id = options.id)
      AND NOT EXISTS (SELECT 1 FROM esim_profiles e WHERE e.option_id = options.id)`)
  await db.execute(sql`UPDATE options SET withdrawn_at = coalesce(withdrawn_at, now()) WHERE ${gone}`)
  // Prices in another currency than the product's would be refused, should that change
  for (const table of [prices, extras])
    await db.delete(table).where(sql`option_id IN (SELECT id FROM options WHERE ${gone})`)
}
