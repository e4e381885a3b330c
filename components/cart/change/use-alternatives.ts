'use client'

import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '@/components/page/preferences'
import { type BookingProduct, unitRules } from '@/components/product/booking/selection/booking-product'
import { missingIn } from '@/components/product/booking/selection/missing-choice'
import { optionsOfRoute } from '@/components/product/booking/selection/return-trip'
import { pricesOf } from '@/components/product/booking/selection/selected-days'
import { selectedExtras } from '@/components/product/booking/selection/selected-extras'
import { type SelectionDraft, switchOption } from '@/components/product/booking/selection/selection-draft'
import { selectionOf } from '@/components/product/booking/selection/selection-request'
import { send } from '@/lib/api/browser'
import type { CartItem } from '@/lib/contract/cart'
import type { AvailabilityDay, getAvailability } from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import type { Option } from '@/lib/contract/option'
import { addDays, type LocalDate, todayIn } from '@/lib/domain/local-date'
import type { Money } from '@/lib/domain/money'
import { placesTaken } from '@/lib/domain/selection'
import { selectionTotal } from '@/lib/domain/selection-total'
import { changedItem } from './changed-item'
import { itemChoice } from './item-choice'
import { itemProduct } from './item-product'
import { nearestChoices } from './nearest-dates'
import { fewerChoice } from './reduced-party'
import type { ItemChange } from './use-item-changes'

const MINUTE = 60_000
const MAX_DATES = 3
const MAX_OPTIONS = 2
/** Days checked around the chosen one; one call returns at most 62. */
const [DAYS_BEFORE, DAYS_AFTER] = [14, 47]

export interface Offered extends ItemChange {
  option: Option
  choice: SelectionDraft
  total: Money
  kind: 'fewer' | 'date' | 'option'
}

async function daysOf(productId: string, optionId: string, from: LocalDate, to: LocalDate) {
  const { data } = await send<typeof getAvailability>('GET', '/api/catalog/products/{id}/availability', {
    id: productId,
    option_id: optionId,
    from,
    to,
  })
  return data.days
}

/** Returns a choice with its price as a one-click alternative; null if it is incomplete or has no price. */
function offered(
  kind: Offered['kind'],
  choice: SelectionDraft,
  option: Option,
  days: readonly AvailabilityDay[],
  item: CartItem,
  product: BookingProduct,
): Offered | null {
  if (missingIn(choice, option)) return null
  const prices = pricesOf(choice, option, (date) => days.find((day) => day.date === date))
  const sum = selectionTotal({
    currency: product.from.currency,
    days: prices ?? [],
    quantities: choice.quantities,
    extras: selectedExtras(option, choice).map(({ price }) => price),
  })
  if (!sum) return null
  const selection = selectionOf(choice, product.id)
  const after = changedItem(item, product, { selection, expected: sum.total, lines: sum.lines })
  return { kind, choice, option, selection, after, total: sum.total }
}

/** Number of people in a choice; for an option no longer sold, at least one per selected unit. */
function peopleIn({ quantities }: SelectionDraft, option: Option | undefined): number {
  if (option) return placesTaken(unitRules(option), quantities, true)
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
}

async function findAlternatives(item: CartItem, product: BookingProduct): Promise<Offered[]> {
  const choice = itemChoice(item)
  const own = product.options.find(({ id }) => id === choice.optionId)
  // A return trip and a delivery day depend on the date, so the visitor must choose them.
  if (!choice.date || choice.bookingDetails.return || choice.bookingDetails.fulfilment?.date) return []
  const { date } = choice
  const today = todayIn(product.time_zone)
  const [start = today] = [addDays(date, -DAYS_BEFORE), today].sort().reverse()
  const others = own
    ? optionsOfRoute(product.options, own).filter(({ id }) => id !== own.id)
    : product.options
  const people = peopleIn(choice, own)
  const around = async (option: Option, to: SelectionDraft, kind: Offered['kind'], max: number) => {
    const days = await daysOf(product.id, option.id, start, addDays(start, DAYS_BEFORE + DAYS_AFTER))
    const dates = kind === 'option' && date >= today ? [date] : days.map((day) => day.date)
    const lookup = (day: LocalDate) => days.find((other) => other.date === day)
    const offer = (as: Offered['kind'], found: SelectionDraft) =>
      offered(as, found, option, days, item, product) ?? []
    const fewer = kind === 'date' && fewerChoice(item, to)
    return [
      ...(fewer ? [offer('fewer', fewer)] : []),
      ...nearestChoices(to, option, lookup, dates, max).map((found) => offer(kind, found)),
    ].flat()
  }
  const [dates = [], ...options] = await Promise.all([
    own ? around(own, choice, 'date', MAX_DATES) : [],
    ...others.slice(0, MAX_OPTIONS * 2).map((option) => {
      const other = switchOption(choice, option)
      return peopleIn(other, option) < people ? [] : around(option, other, 'option', 1)
    }),
  ])
  return [...dates, ...options.flat().slice(0, MAX_OPTIONS)]
}

/** Returns alternatives to an item that cannot be bought: fewer people, the nearest dates, other options. */
export function useAlternatives(item: CartItem) {
  const { locale, currency } = usePreferences()
  const product = useQuery(itemProduct(item.product.id, locale, currency))
  const offers = useQuery({
    queryKey: [
      'item-alternatives',
      item.id,
      item.problem,
      item.limits.left,
      itemChoice(item),
      currency,
      locale,
    ],
    staleTime: MINUTE,
    enabled: product.data !== undefined,
    queryFn: async () => (product.data ? findAlternatives(item, product.data) : []),
  })
  return {
    /** The product is no longer sold. */
    gone: product.error instanceof ApiError && product.error.status === 404,
    pending: product.isLoading || offers.isLoading,
    offers: offers.data ?? [],
  }
}
