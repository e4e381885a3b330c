import type { Money } from './money'

export interface StayPrice {
  total: Money
  nights: number
  rooms: number
  /** Price per room per night; the average, rounded to whole minor units, if the nights differ. */
  perNight: Money
  /** Whether every night costs the same. */
  even: boolean
}

/** Returns the price of rooms from the price of one room in each night. @throws RangeError without nights */
export function stayPrice(nights: readonly Money[], rooms: number): StayPrice {
  const [first] = nights
  if (!first) throw new RangeError('a stay needs at least one night')
  const sum = nights.reduce((amount, night) => amount + night.amount, 0)
  return {
    total: { ...first, amount: sum * rooms },
    nights: nights.length,
    rooms,
    perNight: { ...first, amount: Math.round(sum / nights.length) },
    even: nights.every(({ amount }) => amount === first.amount),
  }
}
