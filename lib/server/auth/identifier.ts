import { factsOf, type Locale } from '@/lib/domain/locale'
import { candidatePhones, isCountry } from './phone'
import { type Account, findAccountByEmail, findAccountsByPhone } from './repo'

/** The country assumed for a number in national notation, where the language suggests none. */
const SHOP_COUNTRY = 'TH'

/**
 * Number of trailing digits that all notations of a phone share. Failed attempts are counted by these digits
 * rather than by account, so that the counter does not reveal whether an account exists.
 */
const OWN_DIGITS = 7

export interface Credential {
  /** The same for all notations of an identifier; the rate limit's key. */
  key: string
  email: string | null
  /** E.164 numbers that it may mean, most likely first. */
  phones: string[]
}

/** Parses the text entered as an email address or phone. */
export function parseIdentifier(text: string, locale: Locale): Credential {
  const home = factsOf(locale).homeCountry ?? ''
  const typed = text.trim().toLowerCase()
  const phones = typed.includes('@') ? [] : candidatePhones(typed, isCountry(home) ? home : SHOP_COUNTRY)
  if (phones.length > 0) return { key: typed.replace(/\D/g, '').slice(-OWN_DIGITS), email: null, phones }
  return { key: typed, email: typed, phones: [] }
}

/** Returns the account of a credential; null if there is none or a national number matches several. */
export async function findByCredential({ email, phones }: Credential): Promise<Account | null> {
  if (email !== null) return findAccountByEmail(email)
  const accounts = await findAccountsByPhone(phones)
  if (accounts.length < 2) return accounts[0] ?? null
  return accounts.find(({ phone }) => phone === phones[0]) ?? null
}
