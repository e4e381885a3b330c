import { z } from 'zod'
import { SIGN_UP_COOKIE, SIGN_UP_SECONDS } from '@/lib/domain/cookies'
import { seal, unseal } from '@/lib/server/secret'

const PURPOSE = 'sign-up'

const payload = z.object({ email: z.string(), passwordHash: z.string(), until: z.number() })

/**
 * The cookie that retains a sign-up's password across page loads; null clears it. It holds the password hash,
 * sealed and bound to the email address, so that only the mailed code remains to be entered.
 */
export function signUpCookie(
  password: { email: string; passwordHash: string } | null,
  now = Date.now(),
): string {
  const age = password === null ? 0 : SIGN_UP_SECONDS
  const value = password && seal(PURPOSE, JSON.stringify({ ...password, until: now + age * 1000 }))
  return `${SIGN_UP_COOKIE}=${value ?? ''}; Path=/api/auth; Max-Age=${age}; SameSite=Strict; Secure; HttpOnly`
}

/**
 * Returns the password hash from the cookie for this email address; null if there is none or it has expired.
 */
export function storedPassword(cookie: string | undefined, email: string, now = Date.now()): string | null {
  const text = cookie && unseal(PURPOSE, cookie)
  if (!text) return null
  const { data: password } = payload.safeParse(JSON.parse(text))
  return password?.email === email && now < password.until ? password.passwordHash : null
}
