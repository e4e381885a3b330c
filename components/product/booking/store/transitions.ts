import type { BookingDetailsDraft, Room } from '@/lib/domain/booking-details'
import type { UnitType } from '@/lib/domain/catalog'
import type { LocalDate } from '@/lib/domain/local-date'
import { requiredDateInputs } from '@/lib/domain/selection'
import { quantityLimit } from '../selection/quantity-limit'
import { type SelectionDraft, switchOption } from '../selection/selection-draft'
import { stockOf } from './availability-view'
import type { BookingState, Leg } from './booking-state'
import { viewOf } from './booking-view'
import { dateAfterPick } from './pick-date'

/** Replaces the selection. The problem of the last attempt to buy belongs to the previous one. */
function change(state: BookingState, selection: SelectionDraft): BookingState {
  const purchase = { ...state.purchase, problem: null, newTotal: null }
  return { ...state, selection, changes: state.changes + 1, chosen: true, purchase }
}

/** Changes parts of the selection, without the dates and times that have become unavailable. */
function update(state: BookingState, parts: Partial<SelectionDraft>): BookingState {
  return change(state, { ...viewOf(state).selection, ...parts })
}

/** Changes booking details other than dates, times and quantities. */
export function changeDetails(state: BookingState, details: BookingDetailsDraft): BookingState {
  return update(state, { bookingDetails: { ...viewOf(state).selection.bookingDetails, ...details } })
}

/** Selects an option, with the choices that it also offers; one that is sold out changes nothing. */
export function chooseOption(state: BookingState, optionId: string): BookingState {
  const option = state.product.options.find(({ id }) => id === optionId)
  if (!option || stockOf(state.availability, optionId) === 0) return state
  return change(state, switchOption(viewOf(state).selection, option))
}

/** Selects a day, or the first or last one of a range; an unavailable one changes nothing. */
export function chooseDate(state: BookingState, leg: Leg, date: LocalDate): BookingState {
  const booked = viewOf(state).legs[leg]
  const picked = booked && dateAfterPick(booked, date)
  if (!picked) return state
  return leg === 'return'
    ? changeDetails(state, { return: { date: picked.date, time: picked.time } })
    : update(state, picked)
}

/** Selects a time of the selected day; an unavailable one changes nothing. */
export function chooseTime(state: BookingState, leg: Leg, time: string): BookingState {
  const booked = viewOf(state).legs[leg]
  const date = booked?.selection.date
  if (!date || !requiredDateInputs(booked.option.window).time) return state
  const isBookable = booked.day(date)?.times.some((slot) => slot.time === time && slot.bookable)
  if (!isBookable) return state
  return leg === 'return' ? changeDetails(state, { return: { date, time } }) : update(state, { time })
}

/** Returns a quantity within its limit; one that is already above the limit can only decrease. */
function within(limit: number, before: number, quantity: number): number {
  return quantity > before ? Math.max(before, Math.min(quantity, limit)) : Math.max(0, quantity)
}

/** Sets the quantity of a unit, at most to its limit; rooms have guests and are set by `changeRooms`. */
export function changeQuantity(state: BookingState, code: UnitType, quantity: number): BookingState {
  const { option, selection, left } = viewOf(state)
  const unit = option.units.find((other) => other.code === code)
  if (!unit || !Number.isInteger(quantity)) return state
  const { quantities, bookingDetails } = selection
  if (code === 'ROOM' && bookingDetails.rooms) return state
  const before = quantities[code] ?? 0
  const after = within(quantityLimit(option, quantities, unit, left).max, before, quantity)
  return after === before ? state : update(state, { quantities: { ...quantities, [code]: after } })
}

/** Sets the rooms and their guests, at most as many rooms as can be booked. */
export function changeRooms(state: BookingState, rooms: Array<Room<number | null>>): BookingState {
  const { option, selection, left } = viewOf(state)
  const unit = option.units.find(({ code }) => code === 'ROOM')
  if (!unit) return state
  const { quantities, bookingDetails } = selection
  const limit = quantityLimit(option, quantities, unit, left).max
  const count = within(limit, bookingDetails.rooms?.length ?? 0, rooms.length)
  return update(state, {
    quantities: { ...quantities, ROOM: count },
    bookingDetails: { ...bookingDetails, rooms: rooms.slice(0, count) },
  })
}

/** Selects or deselects an extra. */
export function changeExtra(state: BookingState, code: string, isSelected: boolean): BookingState {
  const { option, selection } = viewOf(state)
  if (!option.extras.some((extra) => extra.code === code && !extra.deposit)) return state
  const others = selection.extras.filter((other) => other !== code)
  return update(state, { extras: isSelected ? [...others, code] : others })
}

/** Adds a return trip, whose date is selected next, or removes it. */
export function changeReturnTrip(state: BookingState, isReturn: boolean): BookingState {
  const { option, selection } = viewOf(state)
  if (!option.route?.opposite) return state
  const { return: _, ...oneWay } = selection.bookingDetails
  return update(state, {
    bookingDetails: isReturn ? { ...oneWay, return: { date: null, time: null } } : oneWay,
  })
}
