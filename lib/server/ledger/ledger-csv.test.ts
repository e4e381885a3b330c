import { expect, test } from 'vitest'
import { ledgerCsv, signedDecimal } from './ledger-csv'
import type { DatedEntry } from './ledger-entries'

const entry: DatedEntry = {
  id: 'unmatched:1',
  date: '2026-11-26',
  at: new Date('2026-11-26T05:00:00Z'),
  description: '=HYPERLINK("https://example.com")',
  order: null,
  lines: [
    { account: 'assets:gateway:=cmd', currency: 'THB', amount: 129_050, serviceDate: '2026-12-01' },
    { account: 'liabilities:suspense', currency: 'THB', amount: -129_050, serviceDate: null },
  ],
}

async function* entries(all: DatedEntry[]) {
  yield* all
}

async function text(all: DatedEntry[]): Promise<string> {
  const chunks = await Array.fromAsync(ledgerCsv(entries(all)))
  return chunks.join('')
}

test('writes one row for each line, with signed decimals, and no cell that a spreadsheet calculates', async () => {
  expect(await text([entry])).toBe(
    [
      'date,entry,description,account,currency,amount,order,service_date',
      '2026-11-26,unmatched:1,"\'=HYPERLINK(""https://example.com"")",assets:gateway:=cmd,THB,1290.50,,2026-12-01',
      '2026-11-26,unmatched:1,"\'=HYPERLINK(""https://example.com"")",liabilities:suspense,THB,-1290.50,,',
      '',
    ].join('\n'),
  )
})

test('an order reference that begins like a formula is a text', async () => {
  expect(await text([{ ...entry, description: 'x', order: '@SUM(1)' }])).toContain(",'@SUM(1),")
})

test('writes the header also without entries', async () => {
  expect(await text([])).toBe('date,entry,description,account,currency,amount,order,service_date\n')
})

test.each([
  [129_050, 'THB', '1290.50'],
  [-5, 'THB', '-0.05'],
  [0, 'THB', '0.00'],
  [-1_290, 'JPY', '-1290'],
  [9_007_199_254_740_991, 'USD', '90071992547409.91'],
  [100, 'XAF', '1.00'],
])('writes %s minor units of %s as %s', (amount, currency, decimal) => {
  expect(signedDecimal(amount, currency)).toBe(decimal)
})

test('passes on a failure while reading', async () => {
  async function* failing(): AsyncGenerator<DatedEntry> {
    yield entry
    throw new RangeError('the database is gone')
  }
  await expect(Array.fromAsync(ledgerCsv(failing()))).rejects.toThrow('the database is gone')
})
