import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, type Currency, MINOR_UNIT, PRICE_STEP } from './currency'
import {
  allocateMoney,
  convertMoney,
  exchangeRate,
  isConvertible,
  majorUnits,
  moneyOf,
  moneyOfMajor,
  multiplyMoney,
  priceIn,
  type Rates,
  rateDay,
  sumMoney,
} from './money'

const RATES: Rates = {
  base: 'THB',
  asOf: '2026-11-01',
  perBase: {
    THB: '1',
    CNY: '0.2174',
    USD: '0.030512',
    EUR: '0.02623',
    GBP: '0.0229',
    JPY: '4.6127',
    SGD: '0.0396',
    AUD: '0.0466',
    HKD: '0.2371',
    KRW: '44.31',
    CHF: '0.0244',
    AED: '0.11205',
  },
}

const currency = fc.constantFrom<Currency>(...CURRENCIES)
const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const major = (value: number, of: Currency) => value / 10 ** MINOR_UNIT[of]
const rate = (of: Currency) => Number(RATES.perBase[of])

describe('converting', () => {
  test('is off by at most half a minor unit', () => {
    fc.assert(
      fc.property(amount, currency, currency, (value, from, to) => {
        const converted = convertMoney({ amount: value, currency: from }, to, RATES)
        const exact = (major(value, from) / rate(from)) * rate(to) * 10 ** MINOR_UNIT[to]
        expect(Math.abs(converted.amount - exact)).toBeLessThanOrEqual(0.5 + Math.abs(exact) * 1e-7)
        expect(Number.isSafeInteger(converted.amount)).toBe(true)
      }),
    )
  })

  test('differs after a round trip only by the rounding of both conversions', () => {
    fc.assert(
      fc.property(amount, currency, currency, (value, from, to) => {
        const there = convertMoney({ amount: value, currency: from }, to, RATES)
        const back = convertMoney(there, from, RATES)
        const unit = (10 ** -MINOR_UNIT[to] / rate(to)) * rate(from) * 10 ** MINOR_UNIT[from]
        expect(Math.abs(back.amount - value)).toBeLessThanOrEqual(unit / 2 + 1 + value * 1e-7)
      }),
    )
  })

  test('changes nothing within one currency and is monotonic', () => {
    fc.assert(
      fc.property(amount, amount, currency, currency, (a, b, from, to) => {
        expect(convertMoney({ amount: a, currency: from }, from, RATES).amount).toBe(a)
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const of = (value: number) => convertMoney({ amount: value, currency: from }, to, RATES).amount
        expect(of(low)).toBeLessThanOrEqual(of(high))
      }),
    )
  })

  test('converts by a rate with all digits of a floating-point number', () => {
    const exact = { base: 'THB', asOf: '2026-11-25', perBase: { USD: '0.030487804878048782' } } as const
    expect(convertMoney({ amount: 328_000, currency: 'THB' }, 'USD', exact).amount).toBe(10_000)
  })

  test('throws without an exchange rate', () => {
    const none = { ...RATES, perBase: { USD: '0' } }
    expect(() => convertMoney({ amount: 1, currency: 'THB' }, 'USD', none)).toThrow(RangeError)
    expect(() => convertMoney({ amount: 1, currency: 'EUR' }, 'THB', none)).toThrow(RangeError)
    expect(() => moneyOf(1, 'XXX')).toThrow(RangeError)
  })
})

describe('the margin', () => {
  const withMargin = (marginBps: number): Rates => ({ ...RATES, marginBps })

  test('adds its share to every conversion, in both directions', () => {
    expect(convertMoney({ amount: 100_000, currency: 'THB' }, 'USD', RATES).amount).toBe(3051)
    expect(convertMoney({ amount: 100_000, currency: 'THB' }, 'USD', withMargin(250)).amount).toBe(3127)
    expect(convertMoney({ amount: 10_000, currency: 'USD' }, 'THB', RATES).amount).toBe(327_740)
    expect(convertMoney({ amount: 10_000, currency: 'USD' }, 'THB', withMargin(250)).amount).toBe(335_933)
  })

  test('is never to the shop’s disadvantage, and never applies within one currency', () => {
    fc.assert(
      fc.property(amount, currency, currency, fc.nat(2000), (value, from, to, bps) => {
        const price = { amount: value, currency: from }
        const plain = priceIn(to, price, RATES).amount
        const sold = priceIn(to, price, withMargin(bps)).amount
        expect(sold).toBeGreaterThanOrEqual(plain)
        expect(from === to ? sold : value).toBe(value)
      }),
    )
  })

  test('a rate is the exact quotient of the decimals, rounded half up', () => {
    expect(exchangeRate('THB', 'USD', RATES)).toBe(305_120_000)
    expect(exchangeRate('USD', 'THB', RATES)).toBe(327_739_905_611)
    expect(exchangeRate('THB', 'USD', withMargin(1))).toBe(305_150_512)
  })
})

describe('rates of different days', () => {
  const rates: Rates = { ...RATES, olderAsOf: { AED: '2026-10-01' }, outdated: ['AED'] }

  test('a sale does not convert at a rate that is too old, or that is missing', () => {
    expect(isConvertible('THB', 'USD', rates)).toBe(true)
    expect(isConvertible('THB', 'AED', rates)).toBe(false)
    expect(isConvertible('AED', 'THB', rates)).toBe(false)
    expect(isConvertible('AED', 'AED', rates)).toBe(true)
    expect(isConvertible('THB', 'USD', { ...rates, perBase: { THB: '1' } })).toBe(false)
  })

  test('the day of a conversion is that of its oldest rate', () => {
    expect(rateDay(['THB'], ['THB'], rates)).toBeNull()
    expect(rateDay(['THB', 'USD'], ['THB'], rates)).toBe('2026-11-01')
    expect(rateDay(['USD', 'THB'], ['AED'], rates)).toBe('2026-10-01')
  })
})

describe('splitting and adding', () => {
  test('splits into parts that add up, each off by less than one minor unit', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 })
      .filter((all) => all.some((weight) => weight > 0))
    fc.assert(
      fc.property(amount, currency, weights, (value, of, shares) => {
        const parts = allocateMoney({ amount: value, currency: of }, shares)
        expect(sumMoney(of, parts).amount).toBe(value)
        const all = shares.reduce((sum, weight) => sum + weight, 0)
        for (const [index, part] of parts.entries())
          expect(Math.abs(part.amount - (value * (shares[index] ?? 0)) / all)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('sums rounded lines, independent of their order', () => {
    const line = fc.record({ price: fc.integer({ min: 0, max: 10_000_000 }), quantity: fc.nat(50) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), currency, currency, (lines, from, to) => {
        const shown = lines.map(({ price, quantity }) =>
          multiplyMoney(convertMoney({ amount: price, currency: from }, to, RATES), quantity),
        )
        expect(sumMoney(to, shown)).toEqual(sumMoney(to, [...shown].reverse()))
      }),
    )
  })

  test('throws for mixed currencies', () => {
    expect(() => sumMoney('THB', [{ amount: 1, currency: 'USD' }])).toThrow(RangeError)
  })
})

test('writes major units without decimals for yen and won, with two for the others', () => {
  expect(majorUnits({ amount: 129_000, currency: 'THB' })).toBe('1290.00')
  expect(majorUnits({ amount: 1290, currency: 'JPY' })).toBe('1290')
  fc.assert(
    fc.property(amount, currency, (value, of) => {
      const written = majorUnits({ amount: value, currency: of })
      expect(moneyOfMajor(Number(written), of).amount).toBe(value)
    }),
  )
})

describe('a price in another currency', () => {
  test('is a multiple of the step, off by at most half a step, and never zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), currency, currency, (value, from, to) => {
        const price = { amount: value, currency: from }
        const shown = priceIn(to, price, RATES)
        const converted = convertMoney(price, to, RATES)
        const step = from === to ? 1 : PRICE_STEP[to]
        const tooLittle = converted.amount < step / 2
        expect(shown.amount % (tooLittle ? 1 : step)).toBe(0)
        expect(Math.abs(shown.amount - converted.amount)).toBeLessThanOrEqual(tooLittle ? 0 : step / 2)
      }),
    )
  })

  test('stays zero if it is free', () => {
    expect(priceIn('THB', { amount: 0, currency: 'EUR' }, RATES)).toEqual({ amount: 0, currency: 'THB' })
  })
})
