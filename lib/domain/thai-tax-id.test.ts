import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactTaxId, isCompanyTaxId, isTaxBranch, isThaiTaxId } from './thai-tax-id'

/** With the check digit that the weights 13 to 2 require. */
function taxIdOf(first: number[]): string {
  const sum = first.reduce((total, digit, index) => total + digit * (13 - index), 0)
  return [...first, (11 - (sum % 11)) % 10].join('')
}

const firstDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })

test.each(['0105556123453', '1101700230708'])('%s is a tax id', (text) => {
  expect(isThaiTaxId(text)).toBe(true)
})

test.each([
  '0105556123450',
  '010555612345',
  '01055561234539',
  '0-1055-56123-45-3',
  'O105556123453',
  '๐๑๐๕๕๕๖๑๒๓๔๕๓',
  '',
])('%j is no tax id', (text) => {
  expect(isThaiTaxId(text)).toBe(false)
})

test('of the ten last digits exactly one is right', () => {
  fc.assert(
    fc.property(firstDigits, (first) => {
      const last = Array.from({ length: 10 }, (_, digit) => [...first, digit].join('')).filter(isThaiTaxId)
      expect(last).toEqual([taxIdOf(first)])
    }),
  )
})

test('a wrong digit is found wherever it is, unless the check digit stays the same', () => {
  fc.assert(
    fc.property(firstDigits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (first, at, change) => {
      const remainder = (digits: number[]) =>
        digits.reduce((total, digit, index) => total + digit * (13 - index), 0) % 11
      const wrong = first.map((digit, index) => (index === at ? (digit + change) % 10 : digit))
      // The remainders 0 and 10 have the same check digit.
      fc.pre((11 - remainder(first)) % 10 !== (11 - remainder(wrong)) % 10)
      expect(isThaiTaxId(wrong.join('') + taxIdOf(first).at(-1))).toBe(false)
    }),
  )
})

test('spaces and hyphens are no part of a tax id', () => {
  expect(compactTaxId(' 0-1055-56123 45-3 ')).toBe('0105556123453')
})

test('an id that starts with 0 is of a company', () => {
  expect(isCompanyTaxId('0105556123453')).toBe(true)
  expect(isCompanyTaxId('1101700230708')).toBe(false)
})

test.each([
  ['00000', true],
  ['00012', true],
  ['12', false],
  ['000001', false],
  ['head office', false],
])('%s as a branch: %s', (text, valid) => {
  expect(isTaxBranch(text)).toBe(valid)
})
