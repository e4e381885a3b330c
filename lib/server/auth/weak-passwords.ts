import { dictionary } from '@zxcvbn-ts/language-common'

/** Words that are common here and that the list of leaked passwords lacks, in lower case. */
const LOCAL = `password12 password1234 sawasdee sawasdee1 thailand1 bangkok123 phuket123 woaini1314 woaini520
  5201314520 summer2025 summer2026 holiday123 travel123 sunhop123 sunhop2026`.split(/\s+/)

/** Built at the first password: it takes as long as a password's hash. */
let common: ReadonlySet<string> | undefined

/** The most common leaked passwords, in lower case: 49,000, of which 18,000 have the minimum length. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= new Set([...dictionary['passwords-common'], ...LOCAL].map((word) => word.toLowerCase()))
  return common
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether a password is easily guessed: a common one, in any case or with a final "!" or ".", fewer than three
 * different characters, or personal data.
 */
export function isWeakPassword(password: string, personal: string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  const isCommon = [lower, lower.replace(/[!.]+$/, '')].some((word) => commonPasswords().has(word))
  if (isCommon || new Set(lower).size < 3) return true
  const bare = letters(password)
  return personal.some((text) => letters(text) !== '' && letters(text) === bare)
}
