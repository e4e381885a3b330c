const PASSPORT = /^[A-Z0-9]{5,20}$/

/** A passport's number as it is printed: in capitals, without spaces. */
export function tidyPassport(typed: string): string {
  return typed.normalize('NFC').replaceAll(/\s+/g, '').toUpperCase()
}

/** Whether a tidied text can be a passport's number. */
export function isPassport(text: string): boolean {
  return PASSPORT.test(text)
}
