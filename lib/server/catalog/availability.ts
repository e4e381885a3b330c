import type { z } from 'zod'
import type * as contract from '@/lib/contract/catalog'
import { ApiError, fieldError } from '@/lib/contract/error'
import { lastBookableDay, MAX_AVAILABILITY_DAYS } from '@/lib/domain/booking-horizon'
import { addDays, datesUntil, daysBetween, type LocalDate, todayIn } from '@/lib/domain/local-date'
import { isLow } from '@/lib/domain/low-stock'
import type { Money } from '@/lib/domain/money'
import { ok } from '@/lib/server/http/define-route'
import { pricingIn } from '@/lib/server/partner/rates'
import { bookableUntil } from './bookable-until'
import { findOption, type OptionFacts, optionPrices } from './price-selection-repo'
import { priceOn, priceView } from './prices'
import type { Reader } from './service'
import { type SlotRow, slotsBetween, undatedSlot } from './slot-repo'

type Day = z.input<typeof contract.availabilityDay>

function freeSale(date: LocalDate, prices: Day['prices']): Day {
  return { date, status: 'available', left: null, times: [], prices }
}

const leftOf = (slot: SlotRow) => Math.max(0, slot.capacity - slot.held - slot.sold)

const sumOf = (slots: SlotRow[], places: (slot: SlotRow) => number) =>
  slots.reduce((total, slot) => total + places(slot), 0)

function dayOf(date: LocalDate, slots: SlotRow[], facts: OptionFacts, prices: Day['prices'], now: Date): Day {
  const open = slots.filter((slot) => !slot.closed)
  const bookable = (slot: SlotRow) =>
    slot.startsAt !== null &&
    now < bookableUntil(slot.startsAt, slot.localTime, facts.option.cutoffMinutes, facts.product.timeZone)
  const onSale = open.filter(bookable)
  const sum = sumOf(onSale, leftOf)
  const status = onSale.length > 0 ? (sum > 0 ? 'available' : 'sold_out') : 'closed'
  return {
    date,
    status,
    left: sum,
    few: isLow(
      sum,
      sumOf(onSale, ({ capacity }) => capacity),
    ),
    times: open.flatMap((slot) =>
      slot.localTime === null
        ? []
        : [
            {
              time: slot.localTime.slice(0, 5),
              left: leftOf(slot),
              few: isLow(leftOf(slot), slot.capacity),
              bookable: bookable(slot) && leftOf(slot) > 0,
            },
          ],
    ),
    prices,
  }
}

/**
 * Returns places and prices of an option by day, limited to the bookable period.
 * @throws ApiError PRODUCT_NOT_FOUND; VALIDATION_FAILED if the period is reversed or longer than 62 days
 */
export async function getAvailability(
  productId: string,
  { option_id, from, to }: { option_id: string; from: LocalDate; to: LocalDate },
  { currency: requested }: Reader,
  now = new Date(),
): Promise<z.input<typeof contract.getAvailability.response>> {
  const days = daysBetween(from, to)
  if (days < 0 || days > MAX_AVAILABILITY_DAYS) throw fieldError('to', 'date')
  const facts = await findOption(option_id)
  if (!facts || facts.product.id !== productId) throw new ApiError('PRODUCT_NOT_FOUND')
  const today = todayIn(facts.product.timeZone, now)
  const last = lastBookableDay(today)
  const [begin, end] = [from < today ? today : from, to > last ? last : to]
  const { option } = facts
  const dated = option.inventory !== 'FREESALE' && option.dateMode !== 'NONE'
  const [slots, stock, priceRows, { rates, currency }] = await Promise.all([
    dated ? slotsBetween(option.id, begin, end) : [],
    option.dateMode === 'NONE' ? undatedSlot(option.id) : null,
    optionPrices([option.id], begin, end),
    pricingIn(requested, now),
  ])
  const show = priceView(rates, currency)
  const pricesOn = (date: LocalDate): Day['prices'] =>
    Object.fromEntries(
      facts.units.flatMap((unit): Array<[string, Money]> => {
        const row = priceOn(priceRows, option.id, unit.code, date)
        return row ? [[unit.code, show(row)]] : []
      }),
    )
  const byDate = Map.groupBy(slots, (slot) => slot.localDate)
  return ok({
    option_id,
    first_date: today,
    last_date: last,
    stock: stock && leftOf(stock),
    few: stock !== null && isLow(leftOf(stock), stock.capacity),
    days:
      option.dateMode === 'NONE'
        ? []
        : datesUntil(begin, addDays(end, 1)).map((date) =>
            dated
              ? dayOf(date, byDate.get(date) ?? [], facts, pricesOn(date), now)
              : freeSale(date, pricesOn(date)),
          ),
  })
}
