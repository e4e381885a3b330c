const MIN_LENGTH = 6
/** Maximum length of a normalized passport number, in characters. */
export const MAX_PASSPORT_LENGTH = 9
/** Maximum length as typed, with spaces. */
export const MAX_TYPED_PASSPORT_LENGTH = 40

const PASSPORT = new RegExp(`^[A-Z0-9]{${MIN_LENGTH},${MAX_PASSPORT_LENGTH}}$`)

/** Normalizes a passport number: upper case, without spaces. */
export function tidyPassport(typed: string): string {
  return typed.normalize('NFC').replaceAll(/\s+/g, '').toUpperCase()
}

/** Whether a normalized text can be a passport number. */
export function isPassport(text: string): boolean {
  return PASSPORT.test(text)
}
