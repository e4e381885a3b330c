import { expect, test } from 'vitest'
import { updateTraveller } from './travellers'

const parse = (change: object) => updateTraveller.body.safeParse(change).data

test('[A9] normalizes a saved traveller like the checkout', () => {
  expect(parse({ full_name: ' Suda \u00a0 Cafe\u0301 ', passport_number: 'aa 123 4567' })).toEqual({
    full_name: 'Suda Caf\u00e9',
    passport_number: 'AA1234567',
  })
  expect(parse({ passport_number: ' ' })).toEqual({ passport_number: null })
  expect(parse({ passport_number: null })).toEqual({ passport_number: null })
  expect(parse({})).toEqual({})
  expect(parse({ nationality: 'CN', national_id_number: '1101 0519-491231002x' })).toEqual({
    nationality: 'CN',
    national_id_number: '11010519491231002X',
  })
  expect(parse({ nationality: '', national_id_number: ' ' })).toEqual({
    nationality: null,
    national_id_number: null,
  })
})

test.each([
  { full_name: ' ' },
  { full_name: 'Suda\0' },
  { full_name: '\u0085' },
  { full_name: 'Suda \u202egpj' },
  { full_name: 'www.evil.example' },
  { full_name: 'x'.repeat(121) },
  // NFC makes this longer than the input.
  { full_name: '\u0958'.repeat(100) },
  { nationality: 'Thai' },
  { national_id_number: '1\u00002345' },
  { passport_number: 'AA12' },
  { passport_number: 'AA\u0000123456' },
  { passport_number: 'x'.repeat(21) },
])('[A9] rejects a traveller that no order would accept: %j', (change) => {
  expect(parse(change)).toBeUndefined()
})
