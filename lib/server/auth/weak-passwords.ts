import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD_LENGTH } from '@/lib/domain/password'
import { lettersOf, passwordBases } from './password-bases'

/** Words that are common here and that the list of leaked passwords lacks, in lower case. */
const LOCAL = `password12 password1234 sawasdee sawasdee1 thailand1 bangkok123 phuket123 woaini1314 woaini520
  5201314520 summer2025 summer2026 holiday123 travel123 sunhop`.split(/\s+/)

/** Built at the first password: it takes as long as a password's hash. */
let common: ReadonlySet<string> | undefined

/** The most common leaked passwords, in lower case: 49,000, of which 18,000 have the minimum length. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= new Set([...dictionary['passwords-common'], ...LOCAL].map((word) => word.toLowerCase()))
  return common
}

/** A single letter would make too many passwords a name. */
const MIN_WORD_LENGTH = 2

/** The words of names, addresses and hosts, in lower case and of letters only: `mali.sky` gives three. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}]+/u)]).map(lettersOf)
  return [...new Set(words)].filter((word) => word.length >= MIN_WORD_LENGTH)
}

/** Whether a text is a sequence of these words and nothing else. */
function consistsOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0])
  for (let at = 0; at < text.length; at++)
    if (ends.has(at)) for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length)
  return text !== '' && ends.has(text.length)
}

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether a password is easily guessed, however it is decorated (see `passwordBases`): a common one, fewer than three
 * different characters, the repetition of a part that is too short, or nothing but words of its owner or of the shop.
 * A phrase of such words and others is not weak.
 * @param own names and addresses of its owner, and names of the shop
 */
export function isWeakPassword(password: string, own: readonly string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  if (commonPasswords().has(lower) || new Set(lower).size < 3) return true
  const part = /^(.+?)\1+$/su.exec(lower)?.[1]
  if (part !== undefined && part.length < MIN_PASSWORD_LENGTH) return true
  const bare = lettersAndDigits(lower)
  if (own.some((text) => lettersAndDigits(text) !== '' && lettersAndDigits(text) === bare)) return true
  const words = wordsOf(own)
  return passwordBases(lower).some(
    (base) => commonPasswords().has(base) || consistsOf(lettersOf(base), words),
  )
}
