import { z } from 'zod'
import { SIGN_UP_COOKIE, SIGN_UP_SECONDS } from '@/lib/domain/cookies'
import { seal, unseal } from '@/lib/server/secret'

const PURPOSE = 'sign-up'

const kept = z.object({ email: z.string(), passwordHash: z.string(), until: z.number() })

/**
 * The cookie with which a browser gives a sign-up's password back that its page no longer has; null takes it away.
 * It holds the hash, sealed and tied to the address, so that the code that comes there is all that is left to type.
 */
export function signUpCookie(
  password: { email: string; passwordHash: string } | null,
  now = Date.now(),
): string {
  const age = password === null ? 0 : SIGN_UP_SECONDS
  const value = password && seal(PURPOSE, JSON.stringify({ ...password, until: now + age * 1000 }))
  return `${SIGN_UP_COOKIE}=${value ?? ''}; Path=/api/auth; Max-Age=${age}; SameSite=Strict; Secure; HttpOnly`
}

/** The hash that a browser brings for the sign-up of an address; null where it brings none, or an old one. */
export function storedPassword(cookie: string | undefined, email: string, now = Date.now()): string | null {
  const text = cookie && unseal(PURPOSE, cookie)
  if (!text) return null
  const { data: password } = kept.safeParse(JSON.parse(text))
  return password?.email === email && now < password.until ? password.passwordHash : null
}
