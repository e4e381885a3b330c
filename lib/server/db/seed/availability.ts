import { instantOf } from '@/lib/domain/instant'
import { addDays, datesUntil, type LocalDate, weekday } from '@/lib/domain/local-date'
import type { slots } from '../schema'
import type { OptionSeed, ProductSeed } from './types'

export const AVAILABLE_DAYS = 180

type SlotRow = typeof slots.$inferInsert

function soldOf(option: OptionSeed, day: number): number {
  if (option.soldOutDays?.includes(day)) return option.capacity
  if (option.lastSeats?.day === day) return option.capacity - option.lastSeats.left
  return 0
}

/**
 * Returns the slots or stock of an option for the coming days, including the deliberate edge cases.
 * @param today first day, in the product's time zone
 */
export function slotRows(
  optionId: string,
  option: OptionSeed,
  timeZone: string,
  today: LocalDate,
): SlotRow[] {
  if (option.inventory === 'FREESALE') return []
  if (option.window === 'NONE') return [{ optionId, capacity: option.capacity }]
  const times = option.window === 'DATE_TIME' ? (option.times ?? []) : [null]
  return datesUntil(today, addDays(today, AVAILABLE_DAYS)).flatMap((localDate, day) =>
    option.weekdays && !option.weekdays.includes(weekday(localDate))
      ? []
      : times.map((localTime) => ({
          optionId,
          localDate,
          localTime,
          startsAt: instantOf(localDate, localTime, timeZone),
          capacity: option.capacity,
          sold: soldOf(option, day),
        })),
  )
}

/** Returns the id of an option, unique across all products. */
export function optionIdOf(product: Pick<ProductSeed, 'id'>, option: Pick<OptionSeed, 'code'>): string {
  return `${product.id}.${option.code}`
}
