import Cookies from 'js-cookie'
import { LOCALE_COOKIE } from '@/lib/domain/cookies'
import type { Locale } from '@/lib/domain/locale'
import { type LocalePrefix, localePath, splitLocale } from '@/lib/i18n/paths'
import { choiceAttributes } from './choice-attributes'

/** Returns the URL of the page without its language prefix, with query and hash. */
export function addressHere(): string {
  const { pathname, search, hash } = window.location
  return splitLocale(pathname).path + search + hash
}

/** The URL alone does not determine the language at the root, nor on paths without a prefix. */
export function storeLanguage(to: Locale): void {
  Cookies.set(LOCALE_COOKIE, to, choiceAttributes())
}

/** Opens this page in another language. */
export function openLanguage(to: Locale, prefix: LocalePrefix): void {
  const { pathname, search, hash } = window.location
  const address = localePath(to, addressHere(), prefix)
  if (address === pathname + search + hash) window.location.reload()
  else window.location.assign(address)
}
