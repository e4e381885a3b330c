import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone } from './masked'

test('a mail to the old address names the new one for those alone who know it', () => {
  expect(maskedEmail('narin.s@mail.example')).toBe('n•••@mail.example')
  expect(maskedEmail('a@mail.example')).toBe('a•••@mail.example')
  expect(maskedPhone('+66812345678')).toBe('••• 678')
})
