/** The branch number of a head office. */
export const HEAD_OFFICE = '00000'

const DIGITS = 13

/** Returns a tax id without the spaces and hyphens that people write in it. */
export const compactTaxId = (text: string) => text.replace(/[\s-]/g, '')

/** Whether a text is a Thai tax id: thirteen digits, the last of which is the check digit (modulo 11). */
export function isThaiTaxId(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, -1).reduce((total, digit, index) => total + digit * (DIGITS - index), 0)
  return (11 - (sum % 11)) % 10 === digits.at(-1)
}

/** Whether a text is a branch number as VAT registration assigns it. */
export const isTaxBranch = (text: string) => /^\d{5}$/.test(text)

/** Whether a tax id is of a company, which always has a head office or a branch; other ids are of natural persons. */
export const isCompanyTaxId = (taxId: string) => taxId.startsWith('0')
