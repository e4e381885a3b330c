import { and, asc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Locale } from '@/lib/domain/locale'
import { database, type Queryable } from '@/lib/server/db/client'
import {
  areas,
  areaTranslations,
  cancellationPolicies,
  extras,
  images,
  options,
  productAreas,
  products,
  productTranslations,
  units,
} from '@/lib/server/db/schema'
import { destinationLocale, productLocale } from '@/lib/server/db/shown-locale'

/** Returns a product with its translation; null if it is unknown or discontinued. */
export async function findProduct(id: string, locale: Locale) {
  const [row] = await database()
    .select({ product: products, translation: productTranslations })
    .from(products)
    .innerJoin(
      productTranslations,
      and(
        eq(productTranslations.productId, products.id),
        eq(productTranslations.locale, productLocale(products.id, locale)),
      ),
    )
    .where(and(eq(products.id, id), isNull(products.discontinuedAt)))
  return row ?? null
}

/** Whether a product was sold once and is no longer. */
export async function isWithdrawn(id: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), isNotNull(products.discontinuedAt)))
  return row !== undefined
}

export async function productPlaces(productId: string, locale: Locale) {
  return database()
    .select({ slug: productAreas.areaSlug, name: areaTranslations.name, country: areas.country })
    .from(productAreas)
    .innerJoin(areas, eq(areas.slug, productAreas.areaSlug))
    .innerJoin(
      areaTranslations,
      and(
        eq(areaTranslations.areaSlug, productAreas.areaSlug),
        eq(areaTranslations.locale, destinationLocale(productAreas.areaSlug, locale)),
      ),
    )
    .where(eq(productAreas.productId, productId))
    .orderBy(asc(productAreas.position))
}

export async function productImages(productId: string) {
  return database()
    .select({ path: images.path, alt: images.alt, illustration: images.illustration, photo: images.photo })
    .from(images)
    .where(and(eq(images.productId, productId), gte(images.position, 0)))
    .orderBy(asc(images.position))
}

/** Returns the product's available options with their policies' tiers. */
export async function productOptions(productId: string, db: Queryable = database()) {
  return db
    .select({ option: options, tiers: cancellationPolicies.tiers })
    .from(options)
    .innerJoin(cancellationPolicies, eq(cancellationPolicies.code, options.policyCode))
    .where(and(eq(options.productId, productId), isNull(options.discontinuedAt)))
    .orderBy(asc(options.position))
}

export async function optionUnits(optionIds: string[], db: Queryable = database()) {
  return db
    .select()
    .from(units)
    .where(and(inArray(units.optionId, optionIds), isNull(units.discontinuedAt)))
    .orderBy(asc(units.position))
}

export async function optionExtras(optionIds: string[], db: Queryable = database()) {
  return db.select().from(extras).where(inArray(extras.optionId, optionIds)).orderBy(asc(extras.position))
}
