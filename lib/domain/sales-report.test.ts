import { expect, test } from 'vitest'
import { moneyOf } from './money'
import { addFigures, figuresBy, type SalesRow, takeUpPercent } from './sales-report'

const turnover = (currency: string, sales: number, refunds = 0) => ({
  sales: moneyOf(sales, currency),
  refunds: moneyOf(refunds, currency),
})
const row = (date: string, name: string, figures: Partial<SalesRow>): SalesRow => ({
  date,
  productId: name,
  name,
  bookings: 1,
  turnovers: [],
  sold: 0,
  capacity: 0,
  ...figures,
})

const ROWS = [
  row('2026-11-01', 'boat', { turnovers: [turnover('THB', 1000, 100)], sold: 3, capacity: 10 }),
  row('2026-11-01', 'zoo', { turnovers: [turnover('JPY', 50)], sold: 1, capacity: 8 }),
  row('2026-11-02', 'boat', { turnovers: [turnover('THB', 500), turnover('USD', 20)], bookings: 2 }),
]

test('[B7] amounts of different currencies are never added', () => {
  expect(addFigures(ROWS)).toEqual({
    bookings: 4,
    turnovers: [turnover('JPY', 50), turnover('THB', 1500, 100), turnover('USD', 20)],
    sold: 4,
    capacity: 18,
  })
})

test('figures are added by day or by product', () => {
  expect(figuresBy(ROWS, ({ date }) => date).map(([date, { bookings }]) => [date, bookings])).toEqual([
    ['2026-11-01', 2],
    ['2026-11-02', 2],
  ])
  expect(figuresBy(ROWS, ({ productId }) => productId)[0]).toEqual([
    'boat',
    { bookings: 3, turnovers: [turnover('THB', 1500, 100), turnover('USD', 20)], sold: 3, capacity: 10 },
  ])
})

test('the take-up has one decimal, and none without a capacity', () => {
  expect(takeUpPercent({ sold: 1, capacity: 3 })).toBe(33.3)
  expect(takeUpPercent({ sold: 0, capacity: 0 })).toBeNull()
})
