import { eq, sql } from 'drizzle-orm'
import type { Currency } from '@/lib/domain/currency'
import type { Transaction } from '@/lib/server/db/client'
import { esimProfiles, extras, options, prices, units } from '@/lib/server/db/schema'
import type { StoredOption, StoredProduct } from './stored-product'

/** Rows that one statement carries. */
const BATCH = 1000

function rowOf(
  option: StoredOption,
  position: number,
): Omit<typeof options.$inferInsert, 'id' | 'productId'> {
  const { plan } = option
  return {
    position,
    window: option.window,
    inventory: option.inventory,
    cutoffMinutes: option.cutoff_minutes,
    minUnits: option.min_units,
    maxUnits: option.max_units,
    policyCode: option.policy,
    questions: option.questions,
    fulfilment: option.fulfilment,
    plan: plan && {
      gigabytes: plan.gigabytes,
      days: plan.days,
      networks: plan.networks,
      fairUse: plan.fair_use && {
        gigabytesPerDay: plan.fair_use.gigabytes_per_day,
        kilobitsPerSecond: plan.fair_use.kilobits_per_second,
      },
      hotspot: plan.hotspot,
      validityStarts: plan.validity_starts,
      ...(plan.countries && { countries: plan.countries }),
    },
    name: option.name,
    summary: option.summary,
    withdrawnAt: null,
  }
}

/** Units that disappeared are deleted; those that a cart or a booking names are kept, not for sale. */
async function dropUnits(db: Transaction, { id, units: kept }: StoredOption): Promise<void> {
  const codes = sql.param(kept.map(({ code }) => code))
  const gone = sql`option_id = ${id} AND code <> ALL(${codes}::text[])`
  await db.execute(sql`UPDATE units SET accompanied_by = NULL WHERE ${gone}`)
  await db.execute(sql`
    DELETE FROM units WHERE ${gone}
      AND NOT EXISTS (SELECT 1 FROM cart_items c WHERE c.option_id = ${id} AND c.quantities ? units.code)
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.option_id = ${id} AND b.quantities ? units.code)`)
  await db.execute(sql`UPDATE units SET withdrawn_at = coalesce(withdrawn_at, now()) WHERE ${gone}`)
}

async function writeUnits(db: Transaction, option: StoredOption, currency: Currency): Promise<void> {
  const { id } = option
  await db.delete(prices).where(eq(prices.optionId, id))
  await db
    .insert(units)
    .values(
      option.units.map((unit, position) => ({
        optionId: id,
        code: unit.code,
        position,
        label: unit.label,
        minAge: unit.min_age,
        maxAge: unit.max_age,
        paxCount: unit.pax_count,
        accompaniedBy: unit.accompanied_by,
        maxQuantity: unit.max_quantity,
      })),
    )
    .onConflictDoUpdate({
      target: [units.optionId, units.code],
      set: {
        position: sql`excluded.position`,
        label: sql`excluded.label`,
        minAge: sql`excluded.min_age`,
        maxAge: sql`excluded.max_age`,
        paxCount: sql`excluded.pax_count`,
        accompaniedBy: sql`excluded.accompanied_by`,
        maxQuantity: sql`excluded.max_quantity`,
        withdrawnAt: null,
      },
    })
  await dropUnits(db, option)
  const periods = option.units.flatMap(({ code, periods: list }) =>
    list.map(({ from, to, amount }) => ({
      optionId: id,
      unitCode: code,
      fromDate: from,
      toDate: to,
      amount,
      currency,
    })),
  )
  for (let at = 0; at < periods.length; at += BATCH)
    await db.insert(prices).values(periods.slice(at, at + BATCH))
}

/** Options that disappeared are deleted; those that something else refers to are kept, not for sale. */
async function dropOptions(db: Transaction, product: StoredProduct): Promise<void> {
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

/** Writes the options of a product with their units, prices and extras; their slots are written apart. */
export async function writeOptions(db: Transaction, product: StoredProduct): Promise<void> {
  await dropOptions(db, product)
  for (const [position, option] of product.options.entries()) {
    const values = rowOf(option, position)
    await db
      .insert(options)
      .values({ id: option.id, productId: product.id, ...values })
      .onConflictDoUpdate({ target: options.id, set: values })
    await writeUnits(db, option, product.currency)
    await db.delete(extras).where(eq(extras.optionId, option.id))
    if (option.extras.length > 0)
      await db.insert(extras).values(
        option.extras.map(({ code, name, price, deposit }, place) => ({
          optionId: option.id,
          code,
          position: place,
          name,
          ...price,
          deposit,
        })),
      )
  }
}

/** Adds eSIM profiles to hand out; those that are there stay. Returns how many were new. */
export async function addProfiles(
  db: Transaction,
  optionId: string,
  profiles: ReadonlyArray<{ iccid: string; activation_code: string }>,
): Promise<number> {
  let added = 0
  for (let at = 0; at < profiles.length; at += BATCH) {
    const rows = await db
      .insert(esimProfiles)
      .values(
        profiles
          .slice(at, at + BATCH)
          .map(({ iccid, activation_code }) => ({ optionId, iccid, activationCode: activation_code })),
      )
      .onConflictDoNothing()
      .returning({ iccid: esimProfiles.iccid })
    added += rows.length
  }
  return added
}
