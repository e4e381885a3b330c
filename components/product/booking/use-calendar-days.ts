'use client'

import type { AvailabilityDay } from '@/lib/contract/catalog'
import { canPick, pickDay } from '@/lib/domain/date-range'
import type { LocalDate } from '@/lib/domain/local-date'
import type { Money } from '@/lib/domain/money'
import { requiredDateInputs } from '@/lib/domain/selection'
import { useBooking } from './booking-context'

export interface DayView {
  day: AvailabilityDay
  /** Of the main unit; null if not on sale. */
  price: Money | null
  /** The day can only be the end of a stay. */
  onlyEnd: boolean
}

/** Returns what the calendar shows for a day, and the click handler. */
export function useDays() {
  const { choice, option, availability, update } = useBooking()
  const [main] = option.units
  const known = (date: LocalDate) => availability.day(option.id, date)
  const rules = {
    nights: option.inventory === 'NIGHTLY',
    isOpen: (date: LocalDate) => known(date)?.status === 'available',
  }
  const range = requiredDateInputs(option.window).range
  const can = (date: LocalDate) => (range ? canPick(choice, date, rules) : rules.isOpen(date))

  function view(date: LocalDate): DayView | null {
    const day = known(date)
    if (!day) return null
    const open = day.status === 'available'
    const price = open && main ? (day.prices[main.code] ?? null) : null
    return { day, price, onlyEnd: !open && can(date) }
  }

  function pick(date: LocalDate) {
    if (range) return update(pickDay(choice, date, rules))
    const times = known(date)?.times ?? []
    const kept = times.some(({ time, bookable }) => bookable && time === choice.time)
    const [only, ...more] = times.filter(({ bookable }) => bookable)
    update({ date, endDate: null, time: kept ? choice.time : only && more.length === 0 ? only.time : null })
  }

  return { view, can, pick, range, nights: rules.nights }
}
