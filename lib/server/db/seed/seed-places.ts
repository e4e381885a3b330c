import { LOCALES } from '@/lib/domain/locale'
import type { Queryable } from '../client'
import * as tables from '../schema'
import { areas, categories } from './catalog'
import { guides } from './catalog/guides'
import { areaPictures } from './images'
import { insertNew } from './insert'
import { policies } from './policies'

/** Inserts destinations with guides and images, categories and cancellation policies. */
export async function seedPlaces(db: Queryable): Promise<void> {
  await insertNew(
    db,
    tables.areas,
    areas.map(({ slug, groups, country, timeZone, latitude, longitude }, position) => ({
      slug,
      position,
      groups,
      country,
      timeZone,
      latitude,
      longitude,
    })),
  )
  await insertNew(
    db,
    tables.areaTranslations,
    areas.flatMap((area) =>
      LOCALES.map((locale) => ({
        areaSlug: area.slug,
        locale,
        name: area.name[locale],
        alsoCalled: area.alsoCalled?.[locale],
        countryName: area.countryName[locale],
        summary: area.summary[locale],
        about: guides[area.slug]?.about[locale],
        whenToGo: guides[area.slug]?.whenToGo[locale],
        gettingThere: guides[area.slug]?.gettingThere[locale],
      })),
    ),
  )
  await insertNew(
    db,
    tables.images,
    areas.flatMap((area) => areaPictures(area).map((picture) => ({ ...picture, areaSlug: area.slug }))),
  )
  await insertNew(
    db,
    tables.categories,
    categories.map(({ id, parent, slug, icon, label, summary }, position) => ({
      id,
      parentId: parent ?? null,
      slug,
      icon,
      position,
      label,
      summary,
    })),
  )
  await insertNew(
    db,
    tables.cancellationPolicies,
    Object.entries(policies).map(([code, tiers]) => ({ code, tiers })),
  )
}
