import { expect, test } from 'vitest'
import { correctedTerms, isOneSlip } from './spelling'

test.each([
  ['cancle', 'cancel', true],
  ['refnd', 'refund', true],
  ['reffund', 'refund', true],
  ['vaucher', 'voucher', true],
  ['cnacle', 'cancel', false],
  ['visa', 'refund', false],
])('%s for %s is one slip: %s', (typed, meant, slip) => {
  expect(isOneSlip(typed, meant)).toBe(slip)
})

test('only what no text holds is mended, and by the word that is used most', () => {
  const texts = ['how do i cancel?', 'cancel a flight', 'canoe trips']
  expect(correctedTerms(['cancle', 'flights', 'คืนเงิน', 'xyzzy'], texts)).toEqual([
    'cancel',
    'flights',
    'คืนเงิน',
    'xyzzy',
  ])
  expect(correctedTerms(['canc'], texts)).toEqual(['canc'])
})
