import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Party } from '@/lib/domain/catalog'
import type { Currency } from '@/lib/domain/currency'
import type { FulfilmentTerms } from '@/lib/domain/fulfilment'
import { todayIn } from '@/lib/domain/local-date'
import { LOCALES, type Localized } from '@/lib/domain/locale'
import { moneyOfMajor, type Rates } from '@/lib/domain/money'
import type { Route } from '@/lib/domain/trip'
import type { Database, Queryable } from '../client'
import * as tables from '../schema'
import { optionIdOf, slotRows } from './availability'
import { areas, products } from './catalog'
import { unitLabels } from './catalog/unit-labels'
import { productPictures } from './images'
import { insertNew } from './insert'
import { pricePeriods } from './seasons'
import { seedPlaces } from './seed-places'
import { seedSuppliers } from './suppliers'
import type { OptionSeed, ProductSeed } from './types'

function timeZoneOf(product: ProductSeed): string {
  const area = areas.find(({ slug }) => slug === product.areas[0])
  if (!area) throw new Error(`product ${product.id} has no known area`)
  return area.timeZone
}

function fulfilmentOf({ handover, meeting }: ProductSeed): FulfilmentTerms | null {
  if (!handover) return null
  const own = (words: Localized | undefined, field: 'name' | 'directions') => {
    const text = words ?? meeting?.[field]
    if (!text) throw new Error(`collection point without a ${field}`)
    return text
  }
  return {
    points: handover.points.map(({ code, name, directions, hours }) => ({
      code,
      name: own(name, 'name'),
      directions: own(directions, 'directions'),
      hours,
    })),
    delivery: handover.delivery ?? null,
    use: handover.use ?? null,
  }
}

function partyOf({ vertical }: ProductSeed, { units }: OptionSeed): Party | null {
  if (vertical !== 'tour') return null
  return units.some(({ code }) => code === 'GROUP') ? 'private' : 'shared'
}

function productRow(product: ProductSeed, position: number): typeof tables.products.$inferInsert {
  return {
    id: product.id,
    vertical: product.vertical,
    categoryId: product.category ?? null,
    operator: product.operator,
    timeZone: timeZoneOf(product),
    currency: product.currency,
    durationMinutes: product.durationMinutes ?? null,
    languages: product.languages ?? [],
    wheelchair: product.wheelchair ?? false,
    hotelPickup: product.hotelPickup ?? false,
    instantConfirmation: product.instantConfirmation ?? true,
    handover: fulfilmentOf(product),
    latitude: product.meeting?.latitude ?? null,
    longitude: product.meeting?.longitude ?? null,
    position,
    recommended: product.recommended ?? null,
  }
}

function translationRows(product: ProductSeed): Array<typeof tables.productTranslations.$inferInsert> {
  return LOCALES.map((locale) => ({
    productId: product.id,
    locale,
    name: product.name[locale],
    alsoCalled: product.alsoCalled?.[locale],
    summary: product.summary[locale],
    highlights: product.highlights[locale],
    inclusions: product.inclusions[locale],
    exclusions: product.exclusions[locale],
    goodToKnow: product.goodToKnow[locale],
    howToUse: product.howToUse[locale],
    meetingName: product.meeting?.name[locale] ?? null,
    meetingDirections: product.meeting?.directions[locale] ?? null,
    itinerary: (product.itinerary ?? []).map(({ minutes, title, text }) => ({
      minutes: minutes ?? null,
      title: title[locale],
      text: text[locale],
    })),
  }))
}

function routeRow(product: ProductSeed, { route }: OptionSeed): Route | null {
  if (!route) return null
  const { from, to, opposite, bags, meeting } = route
  return {
    from,
    to,
    minutes: product.durationMinutes ?? 0,
    opposite: opposite ? optionIdOf(product, { code: opposite }) : null,
    bags: bags ?? null,
    meeting: meeting ?? null,
  }
}

async function seedOption(db: Queryable, product: ProductSeed, option: OptionSeed, position: number) {
  const optionId = optionIdOf(product, option)
  const currency = product.currency as Currency
  const today = todayIn(timeZoneOf(product))
  await insertNew(db, tables.options, [
    {
      id: optionId,
      productId: product.id,
      position,
      window: option.window,
      inventory: option.inventory,
      cutoffMinutes: option.cutoffMinutes,
      minUnits: option.minUnits ?? 1,
      maxUnits: option.maxUnits,
      policyCode: option.policy,
      questions: option.questions ?? [],
      fulfilment: option.fulfilment ?? [],
      guideLanguages: product.vertical === 'tour' ? [...(product.languages ?? [])] : [],
      route: routeRow(product, option),
      pickup: option.pickup ?? null,
      party: option.party ?? partyOf(product, option),
      plan: option.plan
        ? {
            ...option.plan,
            fairUse: option.plan.fairUse ?? null,
            ...(product.coverage && { countries: product.coverage }),
          }
        : null,
      menu: option.menu ?? [],
      name: option.name,
      summary: option.summary,
    },
  ])
  await insertNew(
    db,
    tables.units,
    option.units.map((unit, unitPosition) => ({
      optionId,
      code: unit.code,
      position: unitPosition,
      label: unit.label ?? unitLabels[unit.code],
      minAge: unit.minAge ?? null,
      maxAge: unit.maxAge ?? null,
      paxCount: unit.pax ?? 1,
      accompaniedBy: unit.accompaniedBy ?? null,
      maxQuantity: unit.max ?? null,
      group: unit.group ? { people: unit.group.people, bags: unit.group.bags ?? null } : null,
    })),
  )
  await insertNew(
    db,
    tables.prices,
    option.units.flatMap((unit) =>
      pricePeriods(option.seasons, today).map(({ from, to, percent }) => ({
        optionId,
        unitCode: unit.code,
        fromDate: from,
        toDate: to,
        amount: moneyOfMajor(Math.round((unit.price * percent) / 100), currency).amount,
        currency,
      })),
    ),
  )
  await insertNew(
    db,
    tables.extras,
    (option.extras ?? []).map((extra, extraPosition) => ({
      optionId,
      code: extra.code,
      position: extraPosition,
      name: extra.name,
      amount: moneyOfMajor(extra.price, currency).amount,
      currency,
      deposit: extra.deposit ?? false,
    })),
  )
  if (option.inventory === 'SERIAL')
    await insertNew(db, tables.esimProfiles, profiles(optionId, option.capacity))
}

/** Invented profiles: the activation codes name a host that does not exist. */
function profiles(optionId: string, count: number): Array<typeof tables.esimProfiles.$inferInsert> {
  return Array.from({ length: count }, (_, index) => {
    const digest = createHash('sha256').update(`${optionId}#${index}`).digest('hex')
    const digits = BigInt(`0x${digest.slice(0, 12)}`)
      .toString()
      .padStart(15, '0')
      .slice(0, 15)
    return {
      optionId,
      iccid: `8900${digits}`,
      activationCode: `LPA:1$smdp.sandbox.example$${digest.slice(12, 32).toUpperCase()}`,
    }
  })
}

async function seedProduct(db: Queryable, product: ProductSeed, position: number): Promise<void> {
  await insertNew(db, tables.products, [productRow(product, position)])
  await insertNew(
    db,
    tables.productAreas,
    product.areas.map((areaSlug, areaPosition) => ({
      productId: product.id,
      areaSlug,
      position: areaPosition,
    })),
  )
  await insertNew(db, tables.productTranslations, translationRows(product))
  await insertNew(
    db,
    tables.images,
    productPictures(product).map((picture) => ({ ...picture, productId: product.id })),
  )
  for (const [optionPosition, option] of product.options.entries())
    await seedOption(db, product, option, optionPosition)
}

/** Fills an empty database with the catalog; leaves one that has products unchanged. */
export async function seedCatalog(
  database: Database,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const { rows } = await db.execute(sql`SELECT 1 FROM products LIMIT 1`)
    if (rows.length > 0) return false
    await seedPlaces(db)
    await seedSuppliers(db)
    for (const [position, product] of products.entries()) {
      await seedProduct(db, product, position)
      onProgress(position + 1, products.length)
    }
    return true
  })
}

/**
 * Opens the coming days of seeded options for sale, except options whose availability the operator manages;
 * leaves existing days unchanged. Returns the products with new days.
 */
export async function extendAvailability(database: Database): Promise<string[]> {
  return database.transaction(async (db) => {
    const extended = new Set<string>()
    const { rows } = await db.execute<{ id: string; last: string | null }>(sql`
      SELECT o.id, max(s.local_date)::text AS last
      FROM options o LEFT JOIN slots s ON s.option_id = o.id
      WHERE o.availability_told_at IS NULL AND o.withdrawn_at IS NULL GROUP BY o.id`)
    const lastDay = new Map(rows.map(({ id, last }) => [id, last]))
    for (const product of products) {
      const timeZone = timeZoneOf(product)
      const today = todayIn(timeZone)
      for (const option of product.options) {
        const optionId = optionIdOf(product, option)
        if (!lastDay.has(optionId)) continue
        const last = lastDay.get(optionId) ?? ''
        const coming = slotRows(optionId, option, timeZone, today)
        if (coming.some(({ localDate }) => (localDate ?? '') > last)) extended.add(product.id)
        await insertNew(
          db,
          tables.slots,
          coming.filter(({ localDate }) => (localDate ?? '') >= last),
        )
      }
    }
    return [...extended]
  })
}

/** Stores exchange rates, even if they are older. */
export async function storeRates(database: Database, rates: Rates): Promise<void> {
  for (const [position, [currency, perBase]] of Object.entries(rates.perBase).entries())
    await database
      .insert(tables.exchangeRates)
      .values({ currency, position, perBase, base: rates.base, asOf: rates.asOf })
      .onConflictDoUpdate({
        target: tables.exchangeRates.currency,
        set: { position, perBase, base: rates.base, asOf: rates.asOf },
      })
}
