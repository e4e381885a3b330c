import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stayPrice } from './stay-price'

const baht = (amount: number) => ({ amount, currency: 'THB' as const })

test('[C4] charges every night of every room and marks an average price', () => {
  expect(stayPrice([baht(1000), baht(1000), baht(1600)], 2)).toEqual({
    total: baht(7200),
    nights: 3,
    rooms: 2,
    perNight: baht(1200),
    even: false,
  })
})

test('[C4] nights of equal price multiply to the exact total', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (amount, nights, rooms) => {
        const price = stayPrice(
          Array.from({ length: nights }, () => baht(amount)),
          rooms,
        )
        expect([price.even, price.perNight.amount * nights * rooms]).toEqual([true, price.total.amount])
      },
    ),
  )
})
