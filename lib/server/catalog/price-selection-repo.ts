import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import type { LocalDate } from '@/lib/domain/local-date'
import { database, type Queryable } from '@/lib/server/db/client'
import {
  cancellationPolicies,
  extras,
  images,
  options,
  prices,
  products,
  productTranslations,
  slots,
  units,
} from '@/lib/server/db/schema'

/** Returns an option with everything that determines its price and availability; null if it is unknown. */
export async function findOption(optionId: string, db: Queryable = database()) {
  const [row] = await db
    .select({ option: options, product: products, tiers: cancellationPolicies.tiers })
    .from(options)
    .innerJoin(products, eq(products.id, options.productId))
    .innerJoin(cancellationPolicies, eq(cancellationPolicies.code, options.policyCode))
    .where(and(eq(options.id, optionId), isNull(options.discontinuedAt), isNull(products.discontinuedAt)))
  if (!row) return null
  const unitRows = await db
    .select()
    .from(units)
    .where(and(eq(units.optionId, optionId), isNull(units.discontinuedAt)))
    .orderBy(asc(units.position))
  const extraRows = await db.select().from(extras).where(eq(extras.optionId, optionId))
  return { ...row, units: unitRows, extras: extraRows }
}

export type OptionFacts = NonNullable<Awaited<ReturnType<typeof findOption>>>

/** Returns the options' prices that apply within a period, earliest first. */
export async function optionPrices(
  optionIds: string[],
  from: LocalDate,
  to: LocalDate,
  db: Queryable = database(),
) {
  return db
    .select()
    .from(prices)
    .where(and(inArray(prices.optionId, optionIds), lte(prices.fromDate, to), gte(prices.toDate, from)))
    .orderBy(asc(prices.fromDate))
}

export type PriceRow = Awaited<ReturnType<typeof optionPrices>>[number]

/** Returns the slots of the given days, or the undated stock. */
export async function slotsOn(
  optionId: string,
  dates: LocalDate[] | null,
  time: string | null,
  db: Queryable = database(),
) {
  return db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.optionId, optionId),
        dates === null ? isNull(slots.localDate) : inArray(slots.localDate, dates),
        time === null ? isNull(slots.localTime) : eq(slots.localTime, time),
      ),
    )
    .orderBy(asc(slots.id))
}

/** Returns a product's name and cover in every language, as stored with a booking. */
export async function findProductTexts(productId: string, db: Queryable = database()) {
  const translations = await db
    .select()
    .from(productTranslations)
    .where(eq(productTranslations.productId, productId))
  const [cover] = await db
    .select({ path: images.path, alt: images.alt })
    .from(images)
    .where(and(eq(images.productId, productId), eq(images.position, 0)))
  return { translations, cover: cover ?? null }
}
