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
import type { Part } from './parts'

interface Cookie {
  name: string
  seconds: number
  /** Message key of its purpose. */
  purpose: string
  /** The part that sets it, if an API host may lack that. */
  needs: Part | null
}

/** Every cookie of the shop with its lifetime. */
export const COOKIES = [
  { name: ACCESS_TOKEN_COOKIE, seconds: ACCESS_TOKEN_SECONDS, purpose: 'token', needs: null },
  { name: HOST_ACCESS_TOKEN_COOKIE, seconds: ACCESS_TOKEN_SECONDS, purpose: 'hostToken', needs: null },
  { name: SIGNED_IN_COOKIE, seconds: ACCESS_TOKEN_SECONDS, purpose: 'signedIn', needs: null },
  { name: SIGN_IN_BROWSER_COOKIE, seconds: SIGN_IN_BROWSER_SECONDS, purpose: 'google', needs: 'hasSettings' },
  { name: SIGN_UP_COOKIE, seconds: SIGN_UP_SECONDS, purpose: 'signUp', needs: 'hasSettings' },
  { name: CODE_ASKER_COOKIE, seconds: CODE_ASKER_SECONDS, purpose: 'codeAsker', needs: 'hasSettings' },
  { name: KNOWN_DEVICE_COOKIE, seconds: KNOWN_DEVICE_SECONDS, purpose: 'knownDevice', needs: 'hasSettings' },
  { name: LOCALE_COOKIE, seconds: LOCALE_SECONDS, purpose: 'locale', needs: null },
  { name: CURRENCY_COOKIE, seconds: CURRENCY_SECONDS, purpose: 'currency', needs: null },
  { name: THEME_COOKIE, seconds: THEME_SECONDS, purpose: 'theme', needs: null },
] as const satisfies readonly Cookie[]
