import { ACCESS_TOKEN_COOKIE, ACCESS_TOKEN_SECONDS, SIGNED_IN_COOKIE } from '@/lib/domain/cookies'
import { signUpCookie } from '@/lib/server/auth/sign-up-password'
import { keyedHash } from '@/lib/server/secret'

/** The value of a cookie of a request; undefined where it has none. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/**
 * The cookies that begin or (null) end a session. The token is out of reach of scripts; beside it stands a
 * marker without any power, so that a cached page can paint the right header at once, and one that is open sees that
 * the session is another. Whoever has an account now leaves nobody's sign-up behind in the browser.
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
