import { randomBytes } from 'node:crypto'
import { SIGN_IN_BROWSER_COOKIE, SIGN_IN_BROWSER_SECONDS } from '@/lib/domain/cookies'

export const CALLBACK_PATH = '/api/auth/oauth/google/callback'

/** Reuses the browser's fingerprint, so that two tabs can sign in at once, or creates a new one. */
export function browserBinding(present: string | undefined): string {
  return present && /^[\w-]{43}$/.test(present) ? present : randomBytes(32).toString('base64url')
}

/** Lax, because the browser returns from another site. */
export function browserCookie(mark: string): string {
  const life = `Max-Age=${SIGN_IN_BROWSER_SECONDS}; SameSite=Lax; Secure; HttpOnly`
  return `${SIGN_IN_BROWSER_COOKIE}=${mark}; Path=/api/auth/oauth; ${life}`
}
