import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { moneyOf } from '@/lib/domain/money'
import type { SalesReport } from '@/lib/domain/sales-report'
import { salesChart } from './sales-chart'
import { salesCsv, salesJson, salesTables } from './sales-table'

const turnover = (currency: string, sales: number, refunds = 0) => ({
  sales: moneyOf(sales, currency),
  refunds: moneyOf(refunds, currency),
})

const REPORT: SalesReport = {
  from: '2026-11-01',
  to: '2026-11-03',
  rows: [
    {
      date: '2026-11-01',
      productId: null,
      name: '',
      bookings: 0,
      turnovers: [turnover('THB', 0, 5_000)],
      sold: 0,
      capacity: 0,
    },
    {
      date: '2026-11-01',
      productId: 'boat',
      name: '=Boat <& "dinner">',
      bookings: 2,
      turnovers: [turnover('JPY', 4_000), turnover('THB', 129_050, 20_000)],
      sold: 3,
      capacity: 8,
    },
    {
      date: '2026-11-03',
      productId: 'zoo',
      name: 'Zoo',
      bookings: 0,
      turnovers: [],
      sold: 0,
      capacity: 10,
    },
  ],
}

test('[B7] the tables have a line for each currency, and totals', () => {
  expect(salesTables(REPORT).slice(2)).toEqual([
    'Day         Bookings  Currency    Sales  Refunds  Sold  Capacity  Take-up',
    '2026-11-01         2  JPY          4000        0     3         8   37.5 %',
    '                      THB       1290.50   250.00',
    '2026-11-03         0                                 0        10    0.0 %',
    'Total              2  JPY          4000        0     3        18   16.7 %',
    '                      THB       1290.50   250.00',
    '',
    'Product             Bookings  Currency    Sales  Refunds  Sold  Capacity  Take-up',
    '=Boat <& "dinner">         2  JPY          4000        0     3         8   37.5 %',
    '                              THB       1290.50   200.00',
    'Whole orders               0  THB          0.00    50.00     0         0        –',
    'Zoo                        0                                 0        10    0.0 %',
    'Total                      2  JPY          4000        0     3        18   16.7 %',
    '                              THB       1290.50   250.00',
  ])
  expect(salesTables({ ...REPORT, rows: [] })).toEqual(['Nothing was sold, refunded or offered.'])
})

test('[B7] every column of the CSV adds up, and a name is no formula', () => {
  const rows = parse<Record<string, string>>(salesCsv(REPORT), { columns: true })
  expect(rows.map(({ name, currency, sales, refunds }) => [name, currency, sales, refunds])).toEqual([
    ['', 'THB', '0.00', '50.00'],
    ['\'=Boat <& "dinner">', 'JPY', '4000', '0'],
    ['\'=Boat <& "dinner">', 'THB', '1290.50', '200.00'],
    ['Zoo', '', '', ''],
  ])
  const total = (column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
  expect(['bookings', 'sold', 'capacity'].map(total)).toEqual([2, 3, 18])
})

test('[B7] JSON has decimals in major units', () => {
  expect(salesJson(REPORT)).toMatchObject({
    time_zone: 'Asia/Bangkok',
    total: {
      bookings: 2,
      turnovers: [
        { currency: 'JPY', sales: '4000', refunds: '0' },
        { currency: 'THB', sales: '1290.50', refunds: '250.00' },
      ],
      take_up_percent: 16.7,
    },
  })
})

test('[B7] the chart is well-formed, with a panel for each currency and each day', () => {
  const svg = salesChart(REPORT)
  let bars = 0
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (name === 'rect') bars += 1
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(svg).close()
  // A background, two bars for each day and currency, and one of the take-up for each day.
  expect(bars).toBe(1 + 3 * 2 * 2 + 3)
  expect(svg).toContain('<title>2026-11-01: 1290.50 THB sold</title>')
  expect(svg).toContain('>2,000</text>')
  expect(salesChart({ ...REPORT, rows: [] })).toContain('>100%</text>')
})
