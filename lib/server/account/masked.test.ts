import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone } from './masked'

test('masks all but the first letter of an address and the last digits of a phone', () => {
  expect(maskedEmail('narin.s@mail.example')).toBe('n•••@mail.example')
  expect(maskedEmail('a@mail.example')).toBe('a•••@mail.example')
  expect(maskedPhone('+66812345678')).toBe('••• 678')
})
