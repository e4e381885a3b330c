import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import type { Question } from '@/lib/domain/catalog'
import { nameDocument } from './name-document'

const asks = (...questions: Question[]) => ({ option: { questions } }) as Pick<CartItem, 'option'>

test('[B5] names are those of the passport, or of the ID card where all items take one', () => {
  const train = asks('full_name', 'identity_document')
  expect(nameDocument([train])).toBe('passportOrCard')
  expect(nameDocument([train, asks()])).toBe('passportOrCard')
  expect(nameDocument([train, asks('full_name')])).toBe('passport')
  expect(nameDocument([asks('full_name', 'passport_number')])).toBe('passport')
})

test('[B5] an eSIM or a ticket without names has no document', () => {
  expect(nameDocument([asks(), asks('lead_delivery_address')])).toBe('none')
})
