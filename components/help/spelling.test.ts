import { expect, test } from 'vitest'
import { correctedTerms, isOneTypo } from './spelling'

test.each([
  ['cancle', 'cancel', true],
  ['refnd', 'refund', true],
  ['reffund', 'refund', true],
  ['vaucher', 'voucher', true],
  ['cnacle', 'cancel', false],
  ['visa', 'refund', false],
])('%s for %s is one typo: %s', (typed, intended, expected) => {
  expect(isOneTypo(typed, intended)).toBe(expected)
})

test('corrects only terms that no text contains, to the most frequent word', () => {
  const texts = ['how do i cancel?', 'cancel a flight', 'canoe trips']
  expect(correctedTerms(['cancle', 'flights', 'คืนเงิน', 'xyzzy'], texts)).toEqual([
    'cancel',
    'flights',
    'คืนเงิน',
    'xyzzy',
  ])
  expect(correctedTerms(['canc'], texts)).toEqual(['canc'])
})
