import type { Money } from './money'

export interface StayPrice {
  total: Money
  nights: number
  rooms: number
  /** A room and night; the mean, rounded to whole minor units, where the nights differ. */
  perNight: Money
  /** Whether every night costs the same. */
  even: boolean
}

/** What rooms cost for some nights, from the price of one room in each of them. At least one night is needed. */
export function stayPrice(nights: readonly Money[], rooms: number): StayPrice {
  const [first] = nights
  if (!first) throw new RangeError('a stay has a night')
  const sum = nights.reduce((amount, night) => amount + night.amount, 0)
  return {
    total: { ...first, amount: sum * rooms },
    nights: nights.length,
    rooms,
    perNight: { ...first, amount: Math.round(sum / nights.length) },
    even: nights.every(({ amount }) => amount === first.amount),
  }
}
