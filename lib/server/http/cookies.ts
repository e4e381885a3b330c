import * as session from '@/lib/domain/session-cookies'
import { signUpCookie } from '@/lib/server/auth/sign-up-password'

/** Returns the cookies that start or (null) end a session. Signing in also clears the sign-up cookie. */
export async function sessionCookies(token: string | null, isHttps: boolean): Promise<string[]> {
  const cookies = await session.sessionCookies(token, isHttps)
  return token === null ? cookies : [...cookies, signUpCookie(null)]
}
