import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { extras, prices } from '@/lib/server/db/schema'
import type { StoredOption, StoredProduct } from './stored-product'

/** Deletes units that the file no longer has; those used by a cart or booking are discontinued instead. */
export async function dropUnits(db: Transaction, { id, units: current }: StoredOption): Promise<void> {
  const codes = sql.param(current.map(({ code }) => code))
  const missing = sql`option_id = ${id} AND code <> ALL(${codes}::text[])`
  await db.execute(sql`UPDATE units SET accompanied_by = NULL WHERE ${missing}`)
  await db.execute(sql`
    DELETE FROM units WHERE ${missing}
      AND NOT EXISTS (SELECT 1 FROM cart_items c WHERE c.option_id = ${id} AND c.quantities ? units.code)
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.option_id = ${id} AND b.quantities ? units.code)`)
  await db.execute(sql`UPDATE units SET discontinued_at = coalesce(discontinued_at, now()) WHERE ${missing}`)
}

/** Deletes options that the file no longer has; those referenced elsewhere are discontinued instead. */
export async function dropOptions(db: Transaction, product: StoredProduct): Promise<void> {
  const current = sql.param(product.options.map(({ id }) => id))
  const missing = sql`product_id = ${product.id} AND id <> ALL(${current}::text[])`
  await db.execute(sql`
    DELETE FROM options WHERE ${missing}
      AND NOT EXISTS (SELECT 1 FROM cart_items c WHERE c.option_id = options.id)
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.option_id = options.id)
      AND NOT EXISTS (SELECT 1 FROM esim_profiles e WHERE e.option_id = options.id)`)
  await db.execute(
    sql`UPDATE options SET discontinued_at = coalesce(discontinued_at, now()) WHERE ${missing}`,
  )
  // If the product's currency changes, prices left in the old one would violate a constraint
  for (const table of [prices, extras])
    await db.delete(table).where(sql`option_id IN (SELECT id FROM options WHERE ${missing})`)
}
