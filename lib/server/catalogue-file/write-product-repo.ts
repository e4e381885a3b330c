import { eq, sql } from 'drizzle-orm'
import { LOCALES } from '@/lib/domain/locale'
import type { Transaction } from '@/lib/server/db/client'
import { productAreas, products, productTranslations } from '@/lib/server/db/schema'
import type { StoredProduct } from './stored-product'

/** Writes a product's own row, where it is and its words; `updated_at` moves. */
export async function writeProduct(db: Transaction, product: StoredProduct): Promise<void> {
  const values = {
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
    latitude: product.meeting?.latitude ?? null,
    longitude: product.meeting?.longitude ?? null,
    position: product.position,
    recommended: product.recommended,
  }
  const withdrawn = product.withdrawn ? sql`coalesce(${products.withdrawnAt}, now())` : null
  await db
    .insert(products)
    .values({ id: product.id, ...values, withdrawnAt: product.withdrawn ? sql`now()` : null })
    .onConflictDoUpdate({
      target: products.id,
      set: { ...values, withdrawnAt: withdrawn, updatedAt: sql`now()` },
    })
  await db.delete(productAreas).where(eq(productAreas.productId, product.id))
  const places = product.destinations.map((areaSlug, position) => ({
    productId: product.id,
    areaSlug,
    position,
  }))
  if (places.length > 0) await db.insert(productAreas).values(places)
  for (const locale of LOCALES) {
    const words = {
      name: product.name[locale],
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
    }
    await db
      .insert(productTranslations)
      .values({ productId: product.id, locale, ...words })
      .onConflictDoUpdate({ target: [productTranslations.productId, productTranslations.locale], set: words })
  }
}

/** Takes products from sale; bookings and carts keep what they refer to. */
export async function withdrawProducts(db: Transaction, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    UPDATE products SET withdrawn_at = now(), updated_at = now()
    WHERE id = ANY(${sql.param([...ids])}::text[]) AND withdrawn_at IS NULL`)
}

/** Notes that something of a product changed that stands in another table. */
export async function touchProduct(db: Transaction, id: string): Promise<void> {
  await db.execute(sql`UPDATE products SET updated_at = now() WHERE id = ${id}`)
}
