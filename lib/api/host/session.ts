import 'server-only'
import { createHash } from 'node:crypto'
import {
  ACCESS_TOKEN,
  ACCESS_TOKEN_COOKIE,
  ACCESS_TOKEN_SECONDS,
  SIGNED_IN_COOKIE,
} from '@/lib/domain/cookies'
import { isFields, textOf } from './values'

/** Distinguishes the sessions of a browser. The token cannot be derived from it. */
export const sessionMarker = (token: string): string =>
  createHash('sha256').update(`signed-in ${token}`).digest('base64url').slice(0, 12)

function cookies(token: string | null): string[] {
  const common = `Path=/; Max-Age=${token === null ? 0 : ACCESS_TOKEN_SECONDS}; SameSite=Lax; Secure`
  return [
    `${ACCESS_TOKEN_COOKIE}=${token ?? ''}; ${common}; HttpOnly`,
    `${SIGNED_IN_COOKIE}=${token === null ? '' : sessionMarker(token)}; ${common}`,
  ]
}

const SIGN_IN = ['/api/auth/login', '/api/auth/verify-register', '/api/auth/reset-password']

/** Whether a call signs in; its response needs a token. */
export const isSignIn = (path: string): boolean => SIGN_IN.includes(path)

/**
 * Returns the cookies that a successful call sets, or that end a session, where the host sets none itself.
 * @param body the response in the terms of this contract
 * @param hasToken whether the request had a token
 */
export function sessionCookiesOf(pathname: string, body: unknown, hasToken: boolean): string[] {
  const fields = isFields(body) ? body : {}
  if (isSignIn(pathname)) {
    const token = textOf(fields.token)
    return ACCESS_TOKEN.test(token) ? cookies(token) : []
  }
  if (pathname === '/api/auth/logout') return cookies(null)
  const isEnded = isFields(fields.data) && fields.data.user === null
  return pathname === '/api/auth/profile' && hasToken && isEnded ? cookies(null) : []
}
