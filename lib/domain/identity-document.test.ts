import { expect, test } from 'vitest'
import { documentField, identityOf, identityProblem } from './identity-document'

const THAI_ID = '1101700230708'
const both = { national_id_number: THAI_ID, passport_number: 'aa 123 4567' }

test('[B5] asks citizens for the ID card, others for the passport, and nothing before the nationality', () => {
  expect(documentField('TH', 'TH')).toBe('national_id_number')
  expect(documentField('CN', 'TH')).toBe('passport_number')
  expect(documentField('TH', null)).toBe('passport_number')
  expect(documentField('', 'TH')).toBeNull()
})

test('[B5] stores only the document that is asked of the nationality', () => {
  expect(identityOf({ nationality: 'TH', ...both }, 'TH')).toEqual({
    nationality: 'TH',
    nationalIdNumber: THAI_ID,
    passportNumber: null,
  })
  expect(identityOf({ nationality: 'DE', ...both }, 'TH')).toEqual({
    nationality: 'DE',
    nationalIdNumber: null,
    passportNumber: 'AA1234567',
  })
  const nothing = { nationality: null, nationalIdNumber: null, passportNumber: null }
  expect(identityOf({ nationality: 'DE', passport_number: '!' }, 'TH')).toEqual(nothing)
})

test.each([
  [{}, 'nationality', 'country'],
  [{ nationality: 'XX', ...both }, 'nationality', 'country'],
  [{ nationality: 'TH', passport_number: 'AA1234567' }, 'national_id_number', 'required'],
  [{ nationality: 'TH', national_id_number: '1234567890123' }, 'national_id_number', 'national_id'],
  [{ nationality: 'DE', national_id_number: THAI_ID }, 'passport_number', 'required'],
  [{ nationality: 'DE', passport_number: 'C01X0' }, 'passport_number', 'passport'],
  [{ nationality: 'DE', passport_number: 'C01X000670' }, 'passport_number', 'passport'],
])('[B5] %j: %s is %s', (answers, field, code) => {
  expect(identityProblem(answers, 'TH')).toEqual({ field, code })
})
