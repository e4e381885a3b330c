import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { FileCategory, FilePolicy } from '@/lib/contract/catalog-file'
import { tiersFromWire, tiersToWire } from '@/lib/domain/cancellation-tiers'
import { inLocale, localesOf } from '@/lib/domain/locale'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { areas, areaTranslations, cancellationPolicies, categories, images } from '@/lib/server/db/schema'
import { storedImage } from './images-of-rows'
import { inAllLocales } from './localized-text'
import type { StoredDestination } from './stored-product'

export type StoredCategory = Omit<FileCategory, 'position'> & { position: number }

export async function readCategories(db: Queryable): Promise<Map<string, StoredCategory>> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
  return new Map(
    rows.map(({ id, parentId, slug, icon, disabled, position, label, summary }) => [
      id,
      { id, parent: parentId, slug, icon, disabled, position, label, summary: summary ?? null },
    ]),
  )
}

/** Writes categories, parents before subcategories. */
export async function writeCategories(db: Transaction, list: readonly StoredCategory[]): Promise<void> {
  // Clear the slugs first, so that a slug can move from one category to another
  for (const { id } of list)
    await db.execute(sql`UPDATE categories SET slug = ${`moving ${id}`} WHERE id = ${id}`)
  const inOrder = list.toSorted((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
  for (const { id, parent, ...row } of inOrder) {
    const values = { ...row, parentId: parent }
    await db
      .insert(categories)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: categories.id, set: { ...values, updatedAt: sql`now()` } })
  }
}

export async function readPolicies(db: Queryable): Promise<Map<string, FilePolicy>> {
  const rows = await db.select().from(cancellationPolicies).orderBy(asc(cancellationPolicies.code))
  return new Map(
    rows.map(({ code, tiers }) => [
      code,
      {
        code,
        tiers: tiersToWire(tiers),
      },
    ]),
  )
}

export async function writePolicies(db: Transaction, list: readonly FilePolicy[]): Promise<void> {
  for (const { code, tiers } of list) {
    const values = { tiers: tiersFromWire(tiers) }
    await db
      .insert(cancellationPolicies)
      .values({ code, ...values })
      .onConflictDoUpdate({ target: cancellationPolicies.code, set: values })
  }
}

export async function readDestinations(db: Queryable): Promise<Map<string, StoredDestination>> {
  const rows = await db.select().from(areas).orderBy(asc(areas.position), asc(areas.slug))
  const translations = Map.groupBy(await db.select().from(areaTranslations), ({ areaSlug }) => areaSlug)
  const stored = await db
    .select()
    .from(images)
    .where(
      inArray(
        images.areaSlug,
        rows.map(({ slug }) => slug),
      ),
    )
    .orderBy(asc(images.position))
  const shown = Map.groupBy(
    stored.filter(({ position }) => position >= 0),
    ({ areaSlug }) => areaSlug ?? '',
  )
  return new Map(
    rows.map((row) => {
      const texts = translations.get(row.slug) ?? []
      return [
        row.slug,
        {
          slug: row.slug,
          groups: row.groups as StoredDestination['groups'],
          country: row.country,
          time_zone: row.timeZone,
          latitude: row.latitude,
          longitude: row.longitude,
          position: row.position,
          name: inAllLocales(texts, ({ name }) => name, ''),
          also_called: inAllLocales(texts, ({ aliases }) => aliases, []),
          country_name: inAllLocales(texts, ({ countryName }) => countryName, ''),
          summary: inAllLocales(texts, ({ summary }) => summary, ''),
          about: inAllLocales(texts, ({ about }) => about, ''),
          when_to_go: inAllLocales(texts, ({ whenToGo }) => whenToGo, ''),
          getting_there: inAllLocales(texts, ({ gettingThere }) => gettingThere, ''),
          images: (shown.get(row.slug) ?? []).map(storedImage),
        },
      ]
    }),
  )
}

/** Writes a destination and its translations; its images are written separately. */
export async function writeDestination(db: Transaction, destination: StoredDestination): Promise<void> {
  const { slug, groups, country, time_zone, latitude, longitude, position } = destination
  const values = { groups, country, timeZone: time_zone, latitude, longitude, position }
  await db
    .insert(areas)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: areas.slug, set: { ...values, updatedAt: sql`now()` } })
  const translated = localesOf(destination.name)
  await db
    .delete(areaTranslations)
    .where(and(eq(areaTranslations.areaSlug, slug), notInArray(areaTranslations.locale, translated)))
  for (const locale of translated) {
    const columns = {
      name: inLocale(destination.name, locale),
      aliases: destination.also_called[locale],
      countryName: inLocale(destination.country_name, locale),
      summary: inLocale(destination.summary, locale),
      about: inLocale(destination.about, locale),
      whenToGo: inLocale(destination.when_to_go, locale),
      gettingThere: inLocale(destination.getting_there, locale),
    }
    await db
      .insert(areaTranslations)
      .values({ areaSlug: slug, locale, ...columns })
      .onConflictDoUpdate({ target: [areaTranslations.areaSlug, areaTranslations.locale], set: columns })
  }
}
