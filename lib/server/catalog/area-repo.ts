import { and, asc, count, eq, gte } from 'drizzle-orm'
import type { Locale } from '@/lib/domain/locale'
import { database } from '@/lib/server/db/client'
import { areas, areaTranslations, categories, images } from '@/lib/server/db/schema'
import { destinationLocale } from '@/lib/server/db/shown-locale'

export async function listAreas(locale: Locale, limit: number, offset: number) {
  return database()
    .select({
      area: areas,
      translation: areaTranslations,
      image: { path: images.path, alt: images.alt, photo: images.photo },
    })
    .from(areas)
    .innerJoin(
      areaTranslations,
      and(
        eq(areaTranslations.areaSlug, areas.slug),
        eq(areaTranslations.locale, destinationLocale(areas.slug, locale)),
      ),
    )
    .leftJoin(images, and(eq(images.areaSlug, areas.slug), eq(images.position, 0)))
    .orderBy(asc(areas.position))
    .limit(limit)
    .offset(offset)
}

export async function countAreas(): Promise<number> {
  const [row] = await database().select({ count: count() }).from(areas)
  return row?.count ?? 0
}

/** Returns a destination with its translation; null if it is unknown. */
export async function findArea(slug: string, locale: Locale) {
  const [row] = await database()
    .select({ area: areas, translation: areaTranslations })
    .from(areas)
    .innerJoin(
      areaTranslations,
      and(
        eq(areaTranslations.areaSlug, areas.slug),
        eq(areaTranslations.locale, destinationLocale(areas.slug, locale)),
      ),
    )
    .where(eq(areas.slug, slug))
  return row ?? null
}

export async function areaImages(slug: string) {
  return database()
    .select({ path: images.path, alt: images.alt, illustration: images.illustration, photo: images.photo })
    .from(images)
    .where(and(eq(images.areaSlug, slug), gte(images.position, 0)))
    .orderBy(asc(images.position))
}

export async function listCategories() {
  return database().select().from(categories).orderBy(asc(categories.position))
}
