import { ACCESS_TOKEN_COOKIE, ACCESS_TOKEN_SECONDS, SIGNED_IN_COOKIE } from '@/lib/domain/cookies'
import { signUpCookie } from '@/lib/server/auth/sign-up-password'
import { keyedHash } from '@/lib/server/secret'

/** Returns the value of a request cookie; undefined if there is none. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/**
 * Returns the cookies that start or (null) end a session. Scripts cannot read the token. A separate marker
 * without any authority lets a cached page render the right header at once, and an open page notice a change
 * of session. Signing in also clears the sign-up cookie.
 */
export function sessionCookies(token: string | null): string[] {
  const age = token === null ? 0 : ACCESS_TOKEN_SECONDS
  const common = `Path=/; Max-Age=${age}; SameSite=Lax; Secure`
  const cookies = [
    `${ACCESS_TOKEN_COOKIE}=${token ?? ''}; ${common}; HttpOnly`,
    `${SIGNED_IN_COOKIE}=${token === null ? '' : keyedHash('signed-in', token).slice(0, 12)}; ${common}`,
  ]
  return token === null ? cookies : [...cookies, signUpCookie(null)]
}
