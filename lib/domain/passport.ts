const PASSPORT = /^[A-Z0-9]{5,20}$/

/** Normalises a passport number: upper case, without spaces. */
export function tidyPassport(typed: string): string {
  return typed.normalize('NFC').replaceAll(/\s+/g, '').toUpperCase()
}

/** Whether a normalised text can be a passport number. */
export function isPassport(text: string): boolean {
  return PASSPORT.test(text)
}
