import type { z } from 'zod'
import type { option as optionContract } from '@/lib/contract/option'
import { guidesFor } from '@/lib/domain/booking-details'
import { tiersToWire } from '@/lib/domain/cancellation-tiers'
import type { FulfilmentTerms } from '@/lib/domain/fulfilment'
import type { LocalDate } from '@/lib/domain/local-date'
import { inLocale, type Locale } from '@/lib/domain/locale'
import type { FromPrice } from './from-price-repo'
import { fulfilmentView, pickupView } from './fulfilment-view'
import type { NextDates } from './next-dates-repo'
import { optionAvailability } from './option-availability'
import { optionPrices } from './price-selection-repo'
import { type Pricing, priceOn } from './prices'
import { optionExtras, optionUnits, type productOptions } from './product-repo'
import { routeView } from './route-view'
import type { OptionStock } from './stock-repo'

function priceRow(optionId: string, lowest: FromPrice[]): FromPrice {
  const row = lowest.find(({ option_id }) => option_id === optionId)
  if (!row) throw new Error(`no price for option ${optionId}`)
  return row
}

function fromView(optionId: string, lowest: FromPrice[], price: Pricing) {
  const row = priceRow(optionId, lowest)
  return { price: price(row), varies: row.varies, until: row.sellable ? row.until : undefined }
}

interface OptionFacts {
  today: LocalDate
  countries: string[]
  stocks: OptionStock[]
  nextDates: NextDates
}

/** Returns a product's options as readers see them. */
export async function optionViews(
  rows: Awaited<ReturnType<typeof productOptions>>,
  fulfilment: FulfilmentTerms | null,
  locale: Locale,
  price: Pricing,
  lowest: FromPrice[],
  { today, countries, stocks, nextDates }: OptionFacts,
): Promise<Array<z.input<typeof optionContract>>> {
  const ids = rows.map(({ option }) => option.id)
  const [unitRows, extraRows, priceRows] = await Promise.all([
    optionUnits(ids),
    optionExtras(ids),
    optionPrices(ids, today, '9999-12-31'),
  ])
  const usual = (optionId: string, unit: string) => {
    const row =
      priceOn(priceRows, optionId, unit, today) ??
      priceRows.find((candidate) => candidate.optionId === optionId && candidate.unitCode === unit)
    return row ? price(row) : null
  }
  return rows.map(({ option, tiers }) => ({
    id: option.id,
    name: inLocale(option.name, locale),
    summary: inLocale(option.summary, locale),
    window: option.dateMode,
    inventory: option.inventory,
    cutoff_minutes: option.cutoffMinutes,
    min_units: option.minUnits,
    max_units: option.maxUnits,
    cancellation: tiersToWire(tiers),
    changes: option.changes && {
      date_hours: option.changes.dateHours,
      names_hours: option.changes.namesHours,
    },
    questions: option.questions,
    id_card_country: option.idCardCountry,
    fulfilment: option.fulfilmentMethods as Array<'pickup' | 'delivery'>,
    handover: option.fulfilmentMethods.length > 0 ? fulfilmentView(fulfilment, locale) : null,
    guide_languages: guidesFor(option.guideLanguages, locale),
    route: option.route && routeView(option.route, ids, locale),
    pickup: pickupView(option.pickup, locale),
    party: option.groupType,
    plan: option.plan && {
      gigabytes: option.plan.gigabytes,
      days: option.plan.days,
      networks: option.plan.networks,
      fair_use: option.plan.fairUse && {
        gigabytes_per_day: option.plan.fairUse.gigabytesPerDay,
        kilobits_per_second: option.plan.fairUse.kilobitsPerSecond,
      },
      hotspot: option.plan.hotspot,
      validity_starts: option.plan.validityStarts,
      countries: (option.plan.countries ?? countries).toSorted(),
    },
    menu: option.menu.map(({ title, dishes }) => ({
      title: inLocale(title, locale),
      dishes: dishes.map((dish) => inLocale(dish, locale)),
    })),
    from: fromView(option.id, lowest, price),
    availability: optionAvailability({
      inventory: option.inventory,
      sellable: priceRow(option.id, lowest).sellable,
      stock: stocks.find(({ option_id }) => option_id === option.id) ?? null,
    }),
    next_dates: nextDates.get(option.id) ?? [],
    units: unitRows
      .filter((unit) => unit.optionId === option.id)
      .flatMap((unit) => {
        const from = usual(option.id, unit.code)
        if (!from) return []
        return {
          code: unit.code,
          label: inLocale(unit.label, locale),
          min_age: unit.minAge,
          max_age: unit.maxAge,
          pax_count: unit.paxCount,
          accompanied_by: unit.accompaniedBy,
          max_quantity: unit.maxQuantity,
          group: unit.group,
          price: from,
        }
      }),
    extras: extraRows
      .filter((extra) => extra.optionId === option.id)
      .map((extra) => ({
        code: extra.code,
        name: inLocale(extra.name, locale),
        price: price(extra),
        deposit: extra.deposit,
      })),
  }))
}
