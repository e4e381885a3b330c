import { and, inArray, sql } from 'drizzle-orm'
import { inLocale, isComplete, LOCALES, localesOf } from '@/lib/domain/locale'
import type { Transaction } from '@/lib/server/db/client'
import { insertRows } from '@/lib/server/db/insert-rows'
import { productAreas, products, productTranslations } from '@/lib/server/db/schema'
import { touchLeftPlaces } from './left-places-repo'
import type { StoredProduct } from './stored-product'

function rowOf(product: StoredProduct): typeof products.$inferInsert {
  return {
    id: product.id,
    vertical: product.vertical,
    categoryId: product.category,
    supplier: product.operator,
    timeZone: product.time_zone,
    currency: product.currency,
    durationMinutes: product.duration_minutes,
    languages: product.languages,
    wheelchair: product.wheelchair,
    hotelPickup: product.hotel_pickup,
    stars: product.stars,
    amenities: product.amenities,
    checkInFrom: product.check_in_from,
    checkInUntil: product.check_in_until,
    checkOutUntil: product.check_out_until,
    instantConfirmation: product.instant_confirmation,
    fulfilment: product.handover,
    latitude: product.meeting?.latitude ?? null,
    longitude: product.meeting?.longitude ?? null,
    position: product.position,
    featuredRank: product.recommended,
    vatRate: typeof product.vat === 'number' ? product.vat : null,
    isVatExempt: product.vat === 'exempt',
    isEvent: product.event,
    discontinuedAt: product.withdrawn ? new Date() : null,
  }
}

function wordsOf(product: StoredProduct): Array<typeof productTranslations.$inferInsert> {
  return localesOf(product.name).map((locale) => ({
    productId: product.id,
    locale,
    name: inLocale(product.name, locale),
    aliases: product.also_called[locale],
    summary: inLocale(product.summary, locale),
    highlights: inLocale(product.highlights, locale),
    inclusions: inLocale(product.inclusions, locale),
    exclusions: inLocale(product.exclusions, locale),
    goodToKnow: inLocale(product.good_to_know, locale),
    howToUse: inLocale(product.how_to_use, locale),
    whatToBring: inLocale(product.what_to_bring, locale),
    meetingName: inLocale(product.meeting?.name, locale) ?? null,
    meetingDirections: inLocale(product.meeting?.directions, locale) ?? null,
    itinerary: product.itinerary.map(({ minutes, title, text }) => ({
      minutes,
      title: inLocale(title, locale),
      text: inLocale(text, locale),
    })),
  }))
}

async function writeRows(db: Transaction, list: readonly StoredProduct[]): Promise<void> {
  await insertRows(db, products, list.map(rowOf), {
    key: ['id'],
    except: ['discontinuedAt'],
    also: [
      // Of several times the first counts.
      sql`discontinued_at = CASE WHEN excluded.discontinued_at IS NOT NULL
        THEN coalesce(${products.discontinuedAt}, excluded.discontinued_at) END`,
      sql`updated_at = now()`,
    ],
  })
}

/** Writes products' own rows, destinations and translations; updates `updated_at`. */
export async function writeProducts(db: Transaction, list: readonly StoredProduct[]): Promise<void> {
  if (list.length === 0) return
  await touchLeftPlaces(db, list)
  await writeRows(db, list)
  const ids = list.map(({ id }) => id)
  await db.delete(productAreas).where(inArray(productAreas.productId, ids))
  const places = list.flatMap(({ id, destinations }) =>
    destinations.map((areaSlug, position) => ({ productId: id, areaSlug, position })),
  )
  await insertRows(db, productAreas, places)
  const partial = LOCALES.filter((locale) => !isComplete(locale))
  // A translation that the file no longer has.
  await db
    .delete(productTranslations)
    .where(and(inArray(productTranslations.productId, ids), inArray(productTranslations.locale, partial)))
  await insertRows(db, productTranslations, list.flatMap(wordsOf), { key: ['productId', 'locale'] })
}

/** Discontinues products; bookings and carts keep their references. */
export async function discontinueProducts(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    UPDATE products SET discontinued_at = now(), updated_at = now()
    WHERE id = ANY(${sql.param([...ids])}::text[]) AND discontinued_at IS NULL`)
}

/** Updates `updated_at` of products whose data in other tables changed. */
export async function touchProducts(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`UPDATE products SET updated_at = now() WHERE id = ANY(${sql.param([...ids])}::text[])`)
}
