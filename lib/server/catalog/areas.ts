import type { z } from 'zod'
import type * as guide from '@/lib/contract/area-guide'
import type * as contract from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import { COUNTRY_FACTS } from '@/lib/domain/country-facts'
import { inLocale } from '@/lib/domain/locale'
import { utcOffsetRange } from '@/lib/domain/utc-offset'
import { ok } from '@/lib/server/http/define-route'
import { areaImages, countAreas, findArea, listAreas as readAreas } from './area-repo'
import { focusOf, galleryImage } from './gallery-image'
import { productCounts } from './listing-repo'
import { type Paging, pageMeta } from './paging'
import type { Reader } from './service'

export async function listAreas(
  paging: Paging,
  { locale }: Pick<Reader, 'locale'>,
): Promise<z.input<typeof contract.listAreas.response>> {
  const [rows, total, counts] = await Promise.all([
    readAreas(locale, paging.limit, (paging.page - 1) * paging.limit),
    countAreas(),
    productCounts(),
  ])
  const data = rows.map(({ area, translation, image }) => ({
    slug: area.slug,
    name: translation.name,
    country: area.country,
    country_name: translation.countryName,
    groups: area.groups as contract.Area['groups'],
    summary: translation.summary,
    image: image && { path: image.path, alt: inLocale(image.alt, locale), ...focusOf(image) },
    product_count: counts.byArea.get(area.slug) ?? 0,
  }))
  return { ...ok(data), meta: pageMeta(total, paging) }
}

function countryFacts(country: string): z.input<typeof guide.countryFacts> | null {
  const facts = COUNTRY_FACTS[country]
  if (!facts) return null
  const { callingCode, emergency, ...same } = facts
  return {
    ...same,
    calling_code: callingCode,
    emergency: emergency.map(([service, number]) => ({ service, number })),
  }
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** @throws ApiError AREA_NOT_FOUND */
export async function getArea(
  slug: string,
  { locale }: Pick<Reader, 'locale'>,
  now = new Date(),
): Promise<z.input<typeof guide.getArea.response>> {
  const found = await findArea(slug, locale)
  if (!found) throw new ApiError('AREA_NOT_FOUND')
  const { area, translation } = found
  const [stored, counts] = await Promise.all([areaImages(slug), productCounts()])
  const images = stored.map((row) => galleryImage(row, locale))
  return ok({
    slug,
    name: translation.name,
    country: area.country,
    country_name: translation.countryName,
    groups: area.groups as contract.Area['groups'],
    summary: translation.summary,
    image: images[0] ?? null,
    product_count: counts.byArea.get(slug) ?? 0,
    about: paragraphs(translation.about),
    when_to_go: paragraphs(translation.whenToGo),
    getting_there: paragraphs(translation.gettingThere),
    time_zone: area.timeZone,
    utc_offset: utcOffsetRange(area.timeZone, now),
    latitude: area.latitude,
    longitude: area.longitude,
    images,
    facts: countryFacts(area.country),
    updated_at: area.updatedAt.toISOString(),
  })
}
