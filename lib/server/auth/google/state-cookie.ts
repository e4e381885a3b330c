import { randomBytes } from 'node:crypto'
import { SIGN_IN_BROWSER_COOKIE, SIGN_IN_BROWSER_SECONDS } from '@/lib/domain/cookies'

export const CALLBACK_PATH = '/api/auth/oauth/google/callback'

/** The mark that a browser has already, so that two tabs may be under way at once, or else a new one. */
export function deviceFingerprint(present: string | undefined): string {
  return present && /^[\w-]{43}$/.test(present) ? present : randomBytes(32).toString('base64url')
}

/** Lax, since the browser comes back from another site. */
export function browserCookie(mark: string): string {
  const life = `Max-Age=${SIGN_IN_BROWSER_SECONDS}; SameSite=Lax; Secure; HttpOnly`
  return `${SIGN_IN_BROWSER_COOKIE}=${mark}; Path=/api/auth/oauth; ${life}`
}
