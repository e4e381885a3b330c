import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteReturn, returnFeePercent, withhold } from './goods-return'
import { sharesOf } from './refund-quote'

const NOW = new Date('2026-12-01T00:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

const goods = fc
  .record({
    quantity: fc.integer({ min: 1, max: 6 }),
    amount: fc.nat(2_000_000),
    deposit: fc.nat(500_000),
    extra: fc.nat(100_000),
    discount: fc.integer({ min: 0, max: 100 }),
    cancelled: fc.nat(5),
    feePercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    refunded: fc.nat(3_000_000),
    withheld: fc.nat(600_000),
  })
  .map(({ quantity, amount, deposit, extra, discount, cancelled, refunded, ...rest }) => {
    const items = Array.from({ length: quantity }, (_, n) => ({ id: `${n}`, unit: 'ITEM' }))
    const lines = [
      { unit: 'ITEM', deposit: false, quantity, amount },
      { unit: null, deposit: true, quantity, amount: deposit },
      { unit: null, deposit: false, quantity: 1, amount: extra },
    ]
    const list = lines.reduce((sum, line) => sum + line.amount * line.quantity, 0)
    const paid = list - Math.floor((list * discount) / 100)
    const ids = items.slice(Math.min(cancelled, quantity - 1)).map(({ id }) => id)
    return { shares: sharesOf(paid, lines, items), ids, left: Math.max(0, paid - refunded), paid, ...rest }
  })

test('[B7] a return never brings back more than is left of the payment, nor a negative part', () => {
  fc.assert(
    fc.property(goods, ({ shares, ids, feePercent, left, paid }) => {
      const quote = quoteReturn(shares, ids, { feePercent, left })
      expect(quote.price).toBeGreaterThanOrEqual(0)
      expect(quote.deposit).toBeGreaterThanOrEqual(0)
      expect(quote.price + quote.deposit).toBeLessThanOrEqual(left)
      expect(quote.price).toBeLessThanOrEqual(quote.paid)
      expect(quote.paid + quote.deposit).toBeLessThanOrEqual(paid)
    }),
  )
})

test('[B7] without a fee everything comes back, and after the use of a lent thing only the deposit', () => {
  fc.assert(
    fc.property(goods, ({ shares, ids, paid }) => {
      const free = quoteReturn(shares, ids, { feePercent: 0, left: paid })
      const used = quoteReturn(shares, ids, { feePercent: null, left: paid })
      expect(free.price).toBe(free.paid)
      expect(used).toEqual({ ...free, price: 0 })
    }),
  )
})

test('[B7] what comes back and what is withheld add up to the quote', () => {
  fc.assert(
    fc.property(goods, ({ shares, ids, feePercent, left, withheld }) => {
      const quote = quoteReturn(shares, ids, { feePercent, left })
      const settled = withhold(quote, withheld)
      const source = quote.deposit > 0 ? quote.deposit : quote.price
      expect(settled === null).toBe(withheld > source)
      if (!settled) return
      expect(settled.price + settled.withheldPrice).toBe(quote.price)
      expect(settled.deposit + settled.withheldDeposit).toBe(quote.deposit)
      expect(settled.withheldPrice + settled.withheldDeposit).toBe(withheld)
    }),
  )
})

const lent = {
  rental: true,
  policy: [{ hoursBefore: 24, feePercent: 50 }],
  startsAt: later(48),
  completed: false,
  requestedFee: null,
}

test('[B7] the fee of a lent thing is the policy’s before its use; afterwards the price is not refunded', () => {
  expect(returnFeePercent(lent, NOW)).toBe(0)
  expect(returnFeePercent(lent, later(24))).toBe(50)
  expect(returnFeePercent(lent, later(48))).toBe(null)
  expect(returnFeePercent({ ...lent, completed: true }, NOW)).toBe(null)
})

test('[B7] the fee of a requested return is that of the request, whenever the goods arrive', () => {
  expect(returnFeePercent({ ...lent, requestedFee: 0 }, later(999))).toBe(0)
})

test('[B7] sold goods without a date have the fee of the policy’s last tier', () => {
  expect(returnFeePercent({ ...lent, rental: false, startsAt: null }, NOW)).toBe(50)
  expect(returnFeePercent({ ...lent, rental: false, startsAt: null, policy: [] }, NOW)).toBe(0)
})
