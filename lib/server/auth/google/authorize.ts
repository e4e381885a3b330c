import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { SIGN_IN_BROWSER_COOKIE, SIGN_IN_BROWSER_SECONDS } from '@/lib/domain/cookies'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { insertAttempt } from './attempt-repo'
import { authorizationUrl } from './openid'
import { googleProvider } from './provider'
import { browserBinding, browserCookie, CALLBACK_PATH } from './state-cookie'

/**
 * Returns the URL of the pop-up for signing in with Google.
 * @throws ApiError GOOGLE_UNAVAILABLE if it is not configured or does not respond; RATE_LIMITED
 */
export async function oauthGoogle(
  context: RequestContext,
): Promise<z.input<typeof contract.oauthGoogle.response>> {
  await limit('google-address', context.address)
  const provider = googleProvider()
  if (!provider) throw new ApiError('GOOGLE_UNAVAILABLE')
  const { locale } = context
  const { url, state, nonce, codeVerifier, redirectUri } = await authorizationUrl(
    provider,
    context.origin + CALLBACK_PATH,
    locale,
  )
  const fingerprint = browserBinding(context.cookie(SIGN_IN_BROWSER_COOKIE))
  const expiresAt = new Date(Date.now() + SIGN_IN_BROWSER_SECONDS * 1000)
  await insertAttempt(state, fingerprint, { nonce, codeVerifier, redirectUri, locale, expiresAt })
  context.setCookie(browserCookie(fingerprint))
  return { ...ok(null), url }
}
