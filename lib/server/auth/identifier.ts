import type { CountryCode } from 'libphonenumber-js'
import type { Locale } from '@/lib/domain/locale'
import { candidatePhones } from './phone'
import { type Account, findAccountByEmail, findAccountsByPhone } from './repo'

/** Whose national notation a number without a country is in, as far as the language tells. */
const HOME: Record<Locale, CountryCode> = { en: 'TH', th: 'TH', 'zh-cn': 'CN' }

/**
 * How many of a number's last digits every notation of it has, national or not. Tries that are refused aloud are counted
 * by them, and not by the account: that two notations share their tries tells nobody whether there is one.
 */
const OWN_DIGITS = 7

export interface Credential {
  /** One spelling for all notations of the same credential, to count its tries by. */
  key: string
  email: string | null
  /** E.164 numbers that it may mean, the likeliest first. */
  phones: string[]
}

/** Understands what was typed as e-mail or phone. */
export function readCredential(text: string, locale: Locale): Credential {
  const typed = text.trim().toLowerCase()
  const phones = typed.includes('@') ? [] : candidatePhones(typed, HOME[locale])
  if (phones.length > 0) return { key: typed.replace(/\D/g, '').slice(-OWN_DIGITS), email: null, phones }
  return { key: typed, email: typed, phones: [] }
}

/** The account of a credential; null where there is none, or where a national number is that of several. */
export async function findByCredential({ email, phones }: Credential): Promise<Account | null> {
  if (email !== null) return findAccountByEmail(email)
  const accounts = await findAccountsByPhone(phones)
  if (accounts.length < 2) return accounts[0] ?? null
  return accounts.find(({ phone }) => phone === phones[0]) ?? null
}
