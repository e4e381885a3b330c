import { isCountryCode } from './country-codes'
import { isNationalId, tidyNationalId } from './national-id'
import { isPassport, tidyPassport } from './passport'

/** The answers of a traveller who is asked for an identity document. */
export interface IdentityAnswers {
  /** ISO 3166-1 alpha-2 */
  nationality?: string
  national_id_number?: string
  passport_number?: string
}

export type IdentityField = keyof IdentityAnswers

export interface IdentityProblem {
  field: IdentityField
  code: 'country' | 'required' | 'national_id' | 'passport'
}

/** Returns the number that is asked of a nationality; null until it is known. */
export function documentField(
  nationality: string | undefined,
  idCardCountry: string | null,
): 'national_id_number' | 'passport_number' | null {
  if (!nationality) return null
  return nationality === idCardCountry ? 'national_id_number' : 'passport_number'
}

/** Returns the problem of the answers, or null if they are valid. */
export function identityProblem(
  { nationality = '', national_id_number: id = '', passport_number: passport = '' }: IdentityAnswers,
  idCardCountry: string | null,
): IdentityProblem | null {
  if (!isCountryCode(nationality)) return { field: 'nationality', code: 'country' }
  if (documentField(nationality, idCardCountry) === 'passport_number') {
    const number = tidyPassport(passport)
    if (number === '') return { field: 'passport_number', code: 'required' }
    return isPassport(number) ? null : { field: 'passport_number', code: 'passport' }
  }
  const number = tidyNationalId(id)
  if (number === '') return { field: 'national_id_number', code: 'required' }
  return isNationalId(number, nationality) ? null : { field: 'national_id_number', code: 'national_id' }
}

/** Returns the valid answers, normalized: only the document that is asked of the nationality. */
export function identityOf(answers: IdentityAnswers, idCardCountry: string | null) {
  const isValid = identityProblem(answers, idCardCountry) === null
  const document = isValid ? documentField(answers.nationality, idCardCountry) : null
  return {
    nationality: (isValid && answers.nationality) || null,
    nationalIdNumber:
      document === 'national_id_number' ? tidyNationalId(answers.national_id_number ?? '') : null,
    passportNumber: document === 'passport_number' ? tidyPassport(answers.passport_number ?? '') : null,
  }
}
