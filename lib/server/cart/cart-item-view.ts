import type { z } from 'zod'
import type * as contract from '@/lib/contract/cart'
import { ApiError, type ErrorCode } from '@/lib/contract/error'
import { openQuestions } from '@/lib/domain/booking-details'
import { freeUntil } from '@/lib/domain/cancellation'
import { tiersToWire } from '@/lib/domain/cancellation-tiers'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { convertMoney, moneyOf, sameMoney } from '@/lib/domain/money'
import { travellersOf } from '@/lib/domain/travellers'
import { bookingDetailNames } from '@/lib/server/catalog/booking-detail-names'
import { counterSpans, zonesView } from '@/lib/server/catalog/fulfilment-view'
import { focusOf } from '@/lib/server/catalog/gallery-image'
import { legViews } from '@/lib/server/catalog/leg-view'
import { estimate, type Offer, quote } from '@/lib/server/catalog/price-selection'
import type { Pricing } from '@/lib/server/partner/rates'
import type { CartItemRow } from './repo'
import { selectionOf, sourceTotal } from './selection'

type View = z.input<typeof contract.cartItem>

async function price(
  row: CartItemRow,
  pricing: Pricing,
): Promise<{ offer: Offer | null; problem: ErrorCode | null; left: number | null }> {
  const request = selectionOf(row)
  try {
    const offer = await quote(request, pricing)
    return { offer, problem: null, left: offer.left }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // If there are too few places, the error states how many are left.
    const { code: problem, values } = error
    const left = typeof values.left === 'number' ? values.left : null
    return { offer: await estimate(request, pricing), problem, left }
  }
}

function previousTotal(row: CartItemRow, offer: Offer | null, { currency, rates }: Pricing) {
  const seen = moneyOf(row.item.lastSeenTotal, row.item.lastSeenCurrency)
  const shown = convertMoney(seen, currency, rates)
  if (!offer) return { shown, previous: null }
  const changed = !sameMoney(sourceTotal(offer, rates), seen) && !sameMoney(shown, offer.total)
  return { shown, previous: changed ? shown : null }
}

/** Maximum quantity of a unit, and the places each one takes. */
function unitLimits({ units, option }: Offer['facts'], code: Offer['lines'][number]['unit']) {
  const unit = units.find((known) => known.code === code)
  if (!unit) return { max: null, places: 0 }
  return { max: unit.maxQuantity, places: option.inventory === 'SLOT' ? unit.paxCount : 1 }
}

function linesOf({ facts, lines }: Offer, locale: Locale): View['lines'] {
  return lines.map(({ unit, extra, deposit, label, quantity, price: one }) => ({
    unit,
    extra,
    deposit,
    label: inLocale(label, locale),
    quantity,
    price: one,
    ...unitLimits(facts, unit),
  }))
}

/** Returns a cart item with its current price and places, and the reason if it cannot be bought. */
export async function itemView(row: CartItemRow, locale: Locale, pricing: Pricing): Promise<View> {
  const { offer, problem, left } = await price(row, pricing)
  const { shown, previous } = previousTotal(row, offer, pricing)
  const zones = zonesView(row.product.fulfilment, locale)
  const questions = openQuestions(row.option.questions, row.item.bookingDetails, zones)
  const free = offer ? freeUntil(offer.facts.tiers, offer.startsAt) : null
  const time = row.item.localTime?.slice(0, 5) ?? null
  const names = bookingDetailNames(row.item.bookingDetails, time, {
    fulfilment: row.product.fulfilment,
    pickup: row.option.pickup,
  })
  return {
    id: row.item.id,
    product: {
      id: row.product.id,
      name: row.name ?? row.product.id,
      image: row.image && {
        path: row.image.path,
        alt: inLocale(row.image.alt, locale),
        ...focusOf(row.image),
      },
      area: row.area,
    },
    option: {
      id: row.option.id,
      name: inLocale(row.option.name, locale),
      questions,
      id_card_country: row.option.idCardCountry,
    },
    opening_hours: counterSpans(row, row.item.localDate),
    delivery_zones: zones,
    date: row.item.localDate,
    end_date: row.item.localEndDate,
    time,
    time_zone: row.product.timeZone,
    booking_details: row.item.bookingDetails,
    legs: legViews(offer?.legs, row.product.timeZone, locale),
    booking_detail_names: {
      point: inLocale(names.pointName, locale) ?? null,
      zone: inLocale(names.zoneName, locale) ?? null,
      pickup_window: names.pickupWindow,
    },
    quantities: row.item.quantities,
    lines: offer ? linesOf(offer, locale) : [],
    limits: { units: offer?.facts.option.maxUnits ?? 0, left },
    travellers: travellersOf(
      offer?.facts.units ?? [],
      row.item.quantities,
      questions,
      row.item.bookingDetails.group,
    ).map((unit) => ({
      unit: unit.code,
      label: inLocale(unit.label, locale),
      min_age: unit.minAge,
      max_age: unit.maxAge,
    })),
    total: offer?.total ?? shown,
    previous_total: previous,
    problem,
    free_until: free?.toISOString() ?? null,
    cancellation: offer && tiersToWire(offer.facts.tiers),
    instant_confirmation: row.product.instantConfirmation,
  }
}
