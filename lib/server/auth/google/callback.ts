import { ApiError, type ErrorCode } from '@/lib/contract/error'
import { LOCALE_COOKIE, SIGN_IN_BROWSER_COOKIE } from '@/lib/domain/cookies'
import { isLocale, type Locale } from '@/lib/domain/locale'
import { readCookie } from '@/lib/domain/read-cookie'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { localeOf } from '@/lib/server/http/define-route'
import { log } from '@/lib/server/http/log'
import { type Attempt, saveClaims, takeAttempt } from './attempt-repo'
import { redeem } from './openid'
import { googleProvider } from './provider'
import { refusedSignIn } from './refused-sign-in'

/** The page that completes the sign-in, in the pop-up or in the main window. */
const PAGE = '/sign-in/google'

function toPage(locale: Locale, query: Record<string, string>): Response {
  const path = localePath(locale, PAGE, env.LOCALE_PREFIX)
  return new Response(null, {
    status: 303,
    headers: {
      // Path only: behind proxies only the browser knows the site's host name.
      location: `${path}?${new URLSearchParams(query)}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

/** Redeems the authorization response and stores the claims with the attempt. @throws ApiError */
async function redeemAttempt(attempt: Attempt, state: string, search: string): Promise<void> {
  const provider = googleProvider()
  if (!provider) throw new ApiError('GOOGLE_UNAVAILABLE')
  const { nonce, codeVerifier, redirectUri } = attempt
  await saveClaims(attempt.id, await redeem(provider, search, { state, nonce, codeVerifier, redirectUri }))
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code
  log.error({ err: error }, 'google callback failed')
  return 'INTERNAL'
}

/**
 * Handles the callback from Google: redeems the response and redirects to the page that starts the session or
 * shows the error. Starts no session itself, because any site could send a browser here.
 */
export async function handleGoogleCallback(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url)
  const cookie = readCookie(request, LOCALE_COOKIE)
  let locale = isLocale(cookie) ? cookie : localeOf(request, new URLSearchParams())
  const complete = async () => {
    const state = searchParams.get('state') ?? ''
    const attempt = await takeAttempt(state, readCookie(request, SIGN_IN_BROWSER_COOKIE) ?? '')
    if (!attempt) throw new ApiError('GOOGLE_EXPIRED')
    locale = attempt.locale
    await redeemAttempt(attempt, state, search)
    return attempt.id
  }
  try {
    const attempt = await complete().catch(refusedSignIn)
    return toPage(locale, { attempt })
  } catch (error) {
    return toPage(locale, { problem: codeOf(error) })
  }
}
