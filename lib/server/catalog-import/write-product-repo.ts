import { inArray, sql } from 'drizzle-orm'
import { LOCALES } from '@/lib/domain/locale'
import type { Transaction } from '@/lib/server/db/client'
import { productAreas, products, productTranslations } from '@/lib/server/db/schema'
import type { StoredProduct } from './stored-product'

function rowOf(product: StoredProduct): typeof products.$inferInsert {
  return {
    id: product.id,
    vertical: product.vertical,
    categoryId: product.category,
    operator: product.operator,
    timeZone: product.time_zone,
    currency: product.currency,
    durationMinutes: product.duration_minutes,
    languages: product.languages,
    wheelchair: product.wheelchair,
    hotelPickup: product.hotel_pickup,
    instantConfirmation: product.instant_confirmation,
    handover: product.handover,
    latitude: product.meeting?.latitude ?? null,
    longitude: product.meeting?.longitude ?? null,
    position: product.position,
    recommended: product.recommended,
    withdrawnAt: product.withdrawn ? new Date() : null,
  }
}

function wordsOf(product: StoredProduct): Array<typeof productTranslations.$inferInsert> {
  return LOCALES.map((locale) => ({
    productId: product.id,
    locale,
    name: product.name[locale],
    alsoCalled: product.also_called[locale],
    summary: product.summary[locale],
    highlights: product.highlights[locale],
    inclusions: product.inclusions[locale],
    exclusions: product.exclusions[locale],
    goodToKnow: product.good_to_know[locale],
    howToUse: product.how_to_use[locale],
    meetingName: product.meeting?.name[locale] ?? null,
    meetingDirections: product.meeting?.directions[locale] ?? null,
    itinerary: product.itinerary.map(({ minutes, title, text }) => ({
      minutes,
      title: title[locale],
      text: text[locale],
    })),
  }))
}

async function writeRows(db: Transaction, list: readonly StoredProduct[]): Promise<void> {
  await db
    .insert(products)
    .values(list.map(rowOf))
    .onConflictDoUpdate({
      target: products.id,
      set: {
        vertical: sql`excluded.vertical`,
        categoryId: sql`excluded.category_id`,
        operator: sql`excluded.operator`,
        timeZone: sql`excluded.time_zone`,
        currency: sql`excluded.currency`,
        durationMinutes: sql`excluded.duration_minutes`,
        languages: sql`excluded.languages`,
        wheelchair: sql`excluded.wheelchair`,
        hotelPickup: sql`excluded.hotel_pickup`,
        instantConfirmation: sql`excluded.instant_confirmation`,
        handover: sql`excluded.handover`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        position: sql`excluded.position`,
        recommended: sql`excluded.recommended`,
        // Keeps the time of the first withdrawal
        withdrawnAt: sql`CASE WHEN excluded.withdrawn_at IS NOT NULL
          THEN coalesce(${products.withdrawnAt}, excluded.withdrawn_at) END`,
        updatedAt: sql`now()`,
      },
    })
}

/** Writes products' own rows, destinations and translations; updates `updated_at`. */
export async function writeProducts(db: Transaction, list: readonly StoredProduct[]): Promise<void> {
  if (list.length === 0) return
  await writeRows(db, list)
  const ids = list.map(({ id }) => id)
  await db.delete(productAreas).where(inArray(productAreas.productId, ids))
  const places = list.flatMap(({ id, destinations }) =>
    destinations.map((areaSlug, position) => ({ productId: id, areaSlug, position })),
  )
  if (places.length > 0) await db.insert(productAreas).values(places)
  await db
    .insert(productTranslations)
    .values(list.flatMap(wordsOf))
    .onConflictDoUpdate({
      target: [productTranslations.productId, productTranslations.locale],
      set: {
        name: sql`excluded.name`,
        alsoCalled: sql`excluded.also_called`,
        summary: sql`excluded.summary`,
        highlights: sql`excluded.highlights`,
        inclusions: sql`excluded.inclusions`,
        exclusions: sql`excluded.exclusions`,
        goodToKnow: sql`excluded.good_to_know`,
        howToUse: sql`excluded.how_to_use`,
        meetingName: sql`excluded.meeting_name`,
        meetingDirections: sql`excluded.meeting_directions`,
        itinerary: sql`excluded.itinerary`,
      },
    })
}

/** Withdraws products; bookings and carts keep their references. */
export async function withdrawProducts(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    UPDATE products SET withdrawn_at = now(), updated_at = now()
    WHERE id = ANY(${sql.param([...ids])}::text[]) AND withdrawn_at IS NULL`)
}

/** Updates `updated_at` of products whose data in other tables changed. */
export async function touchProducts(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`UPDATE products SET updated_at = now() WHERE id = ANY(${sql.param([...ids])}::text[])`)
}
