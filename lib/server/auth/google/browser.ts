import { randomBytes } from 'node:crypto'

/** Ties a way to Google and back to the browser that set out on it. */
export const BROWSER_COOKIE = 'sign-in-browser'

/** How long somebody may take at Google's. */
export const ATTEMPT_SECONDS = 600

export const CALLBACK_PATH = '/api/auth/oauth/google/callback'

/** The mark that a browser has already, so that two tabs may be under way at once, or else a new one. */
export function browserMark(present: string | undefined): string {
  return present && /^[\w-]{43}$/.test(present) ? present : randomBytes(32).toString('base64url')
}

/** Lax, since the browser comes back from another site. */
export function browserCookie(mark: string): string {
  const life = `Max-Age=${ATTEMPT_SECONDS}; SameSite=Lax; Secure; HttpOnly`
  return `${BROWSER_COOKIE}=${mark}; Path=/api/auth/oauth; ${life}`
}
