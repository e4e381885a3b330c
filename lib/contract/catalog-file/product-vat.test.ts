import { expect, test } from 'vitest'
import { fileProduct } from './product'

const { vat } = fileProduct.shape

test.each([
  [undefined, 'standard'],
  [0, 0],
  [700, 700],
  ['exempt', 'exempt'],
])('reads the VAT %j as %j', (value, read) => {
  expect(vat.parse(value)).toBe(read)
})

const UNKNOWN = 'must be "standard", "exempt" or basis points from 0 to 10000'
const OUTSIDE = 'must be a whole number from 0 to 10000'

test.each([
  [-1, OUTSIDE],
  [10_001, OUTSIDE],
  [7.5, UNKNOWN],
  ['7%', UNKNOWN],
  [null, UNKNOWN],
])('rejects the VAT %j and says what is allowed', (value, message) => {
  expect(vat.safeParse(value).error?.issues[0]?.message).toBe(message)
})
