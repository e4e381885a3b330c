import {
  ACCESS_TOKEN_COOKIE,
  ACCESS_TOKEN_SECONDS,
  CODE_ASKER_COOKIE,
  CODE_ASKER_SECONDS,
  CURRENCY_COOKIE,
  CURRENCY_SECONDS,
  HOST_ACCESS_TOKEN_COOKIE,
  KNOWN_DEVICE_COOKIE,
  KNOWN_DEVICE_SECONDS,
  LOCALE_COOKIE,
  LOCALE_SECONDS,
  SIGN_IN_BROWSER_COOKIE,
  SIGN_IN_BROWSER_SECONDS,
  SIGN_UP_COOKIE,
  SIGN_UP_SECONDS,
  SIGNED_IN_COOKIE,
  THEME_COOKIE,
  THEME_SECONDS,
} from '@/lib/domain/cookies'

/** Every cookie of the shop with its lifetime; `words` is the message key of its purpose. */
export const COOKIES = [
  { name: ACCESS_TOKEN_COOKIE, seconds: ACCESS_TOKEN_SECONDS, words: 'token' },
  { name: HOST_ACCESS_TOKEN_COOKIE, seconds: ACCESS_TOKEN_SECONDS, words: 'hostToken' },
  { name: SIGNED_IN_COOKIE, seconds: ACCESS_TOKEN_SECONDS, words: 'signedIn' },
  { name: SIGN_IN_BROWSER_COOKIE, seconds: SIGN_IN_BROWSER_SECONDS, words: 'google' },
  { name: SIGN_UP_COOKIE, seconds: SIGN_UP_SECONDS, words: 'signUp' },
  { name: CODE_ASKER_COOKIE, seconds: CODE_ASKER_SECONDS, words: 'codeAsker' },
  { name: KNOWN_DEVICE_COOKIE, seconds: KNOWN_DEVICE_SECONDS, words: 'knownDevice' },
  { name: LOCALE_COOKIE, seconds: LOCALE_SECONDS, words: 'locale' },
  { name: CURRENCY_COOKIE, seconds: CURRENCY_SECONDS, words: 'currency' },
  { name: THEME_COOKIE, seconds: THEME_SECONDS, words: 'theme' },
] as const
