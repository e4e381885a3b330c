import { expect, test } from 'vitest'
import { invoice, noteOf } from '@/tests/fixtures/tax-document'
import { Misused } from './arguments'
import { monthOf, taxCsv, taxLine } from './tax-report'

const reported = (document: typeof invoice, change: { replacedBy?: string } = {}) => ({
  ...document,
  orderReference: document.content.orderReference,
  replacedBy: null,
  ...change,
})

const cells = (csv: string) =>
  csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))

test('[B7] a month ends before the first day of the next one', () => {
  expect(monthOf('2026-11')).toEqual(['2026-11-01', '2026-12-01'])
  expect(monthOf('2026-12')).toEqual(['2026-12-01', '2027-01-01'])
  for (const text of [undefined, '', '2026', '2026-13', '11-2026'])
    expect(() => monthOf(text), text).toThrow(Misused)
})

test('[B7] the columns of the CSV add up: credit notes are negative and cancelled invoices zero', () => {
  const csv = taxCsv([
    reported(invoice, { replacedBy: 'INV-00000-2026-000001' }),
    reported({ ...invoice, kind: 'full', number: 'INV-00000-2026-000001' }),
    reported(noteOf(invoice)),
  ])
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  const [head = [], ...rows] = cells(csv)
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
  expect(column('total')).toEqual(['0.00', '1607.00', '-107.00'])
  expect(column('vat')).toEqual(['0.00', '7.00', '-7.00'])
  expect(column('zero_rated')).toEqual(['0.00', '500.00', '0.00'])
  expect(column('exempt')).toEqual(['0.00', '1000.00', '0.00'])
  expect(column('refers_to')).toEqual(['', '', invoice.number])
})

test('[B7] a text that a spreadsheet would take for a formula is escaped, and an amount is not', () => {
  const buyer = { name: '=HYPERLINK("http://x")', address: 'x', taxId: null, branch: null }
  const csv = taxCsv([reported({ ...noteOf(invoice), content: { ...noteOf(invoice).content, buyer } })])
  expect(csv).toContain('"\'=HYPERLINK(""http://x"")"')
  expect(csv).toContain(',-7.00,')
})

test('[B7] a line has number, date, amounts and what cancels the document', () => {
  expect(taxLine(reported(invoice, { replacedBy: 'INV-1' }))).toBe(
    'ABB-00000-2026-000007 · abbreviated · 2026-11-26 · 1607.00 THB · VAT 7.00 THB · cancelled by INV-1 · issued 2026-11-26 03:00 UTC',
  )
  expect(taxLine(reported(noteOf(invoice)))).toContain(`for ${invoice.number}`)
})
