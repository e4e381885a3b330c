import { expect, test } from 'vitest'
import { hasNewDocument, savedDocuments } from './saved-documents'

const LI = {
  id: 'li',
  full_name: '李娜',
  nationality: 'CN',
  national_id_number: '11010519491231002X',
  passport_number: 'EA1234567',
}
const IDENTITY = { hasPassport: false, hasIdentity: true }
const PASSPORT = { hasPassport: true, hasIdentity: false }
const NAME_ALONE = { hasPassport: false, hasIdentity: false }

test('[B5] a saved traveller fills in what is asked, and nothing else', () => {
  const { nationality, national_id_number, passport_number } = LI
  expect(savedDocuments(LI, IDENTITY)).toEqual({ nationality, national_id_number, passport_number })
  expect(savedDocuments(LI, PASSPORT)).toEqual({ passport_number })
  expect(savedDocuments(LI, NAME_ALONE)).toEqual({})
  expect(savedDocuments(undefined, PASSPORT)).toEqual({ passport_number: '' })
})

test('[B5] saving is offered again only for something new', () => {
  expect(hasNewDocument(LI, savedDocuments(LI, IDENTITY), IDENTITY)).toBe(false)
  expect(hasNewDocument(LI, { nationality: 'TH' }, IDENTITY)).toBe(true)
  expect(hasNewDocument(LI, { nationality: 'TH' }, PASSPORT)).toBe(false)
  expect(hasNewDocument(LI, { passport_number: 'EB7654321' }, PASSPORT)).toBe(true)
  expect(hasNewDocument(LI, { passport_number: '' }, PASSPORT)).toBe(false)
})
