import { expect, test } from 'vitest'
import { taxBuyer } from './tax-invoices'

const buyer = { name: 'Mali Sky', address: '1 Phra Athit Road\nBangkok 10200', tax_id: '', branch: '' }

const invalidFields = (change: Partial<typeof buyer>) => [
  ...new Set(taxBuyer.safeParse({ ...buyer, ...change }).error?.issues.map(({ path }) => path[0])),
]

test('a person needs neither a tax id nor a branch', () => {
  expect(taxBuyer.parse(buyer)).toEqual(buyer)
  expect(invalidFields({ tax_id: '1101700230708' })).toEqual([])
})

test('a company states its branch, and a tax id may be typed with spaces and hyphens', () => {
  expect(taxBuyer.parse({ ...buyer, tax_id: '0-1055-56123-45-3', branch: ' 00000 ' })).toMatchObject({
    tax_id: '0105556123453',
    branch: '00000',
  })
  expect(invalidFields({ tax_id: '0105556123453' })).toEqual(['branch'])
})

test.each([
  [{ tax_id: '0105556123454', branch: '00000' }, ['tax_id']],
  [{ tax_id: '0105556123453', branch: '12' }, ['branch']],
  [{ branch: '00000' }, ['tax_id']],
  [{ name: ' ' }, ['name']],
  [{ name: 'A'.repeat(201) }, ['name']],
  [{ address: '' }, ['address']],
  [{ name: 'Mali\u202e Sky' }, ['name']],
  [{ address: 'Bangkok\u0000' }, ['address']],
])('%j is rejected at %j', (change, fields) => {
  expect(invalidFields(change)).toEqual(fields)
})
