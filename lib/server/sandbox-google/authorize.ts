import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { authorizationRequest, type decideSandboxGoogle } from '@/lib/contract/sandbox'
import { DEFAULT_LOCALE, factsOf, LOCALES } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { isLoopback, STAND_IN_CLIENT } from '@/lib/server/auth/google/provider'
import { CALLBACK_PATH } from '@/lib/server/auth/google/state-cookie'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { parseInput } from '@/lib/server/http/validation'
import { keyedHash } from '@/lib/server/secret'
import { insertCode } from './code-repo'

const CODE_MS = 60_000

type AuthorizationRequest = z.output<typeof authorizationRequest>

/** The sandbox provider has one client and redirects only to it. @throws ApiError NOT_FOUND */
function check(request: AuthorizationRequest, origin: string): void {
  const target = new URL(request.redirect_uri)
  const home = target.origin === origin || target.origin === siteOrigin() || isLoopback(target)
  const known = request.client_id === STAND_IN_CLIENT && request.scope.split(' ').includes('openid')
  if (!known || !home || target.pathname !== CALLBACK_PATH) throw new ApiError('NOT_FOUND')
}

/** The authorization endpoint: redirects to the page for choosing an identity. @throws ApiError */
export function authorize(request: Request): Response {
  const { search, searchParams, origin } = new URL(request.url)
  check(parseInput(authorizationRequest, Object.fromEntries(searchParams)), origin)
  const tag = searchParams.get('ui_locales')
  const locale = LOCALES.find((each) => factsOf(each).tag === tag) ?? DEFAULT_LOCALE
  const location = localePath(locale, '/sandbox/google', env.LOCALE_PREFIX) + search
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/** Returns the redirect URL for the user's decision. @throws ApiError NOT_FOUND */
export async function decide(
  { request, person }: z.output<typeof decideSandboxGoogle.body>,
  { origin }: RequestContext,
): Promise<z.input<typeof decideSandboxGoogle.response>> {
  check(request, origin)
  const target = new URL(request.redirect_uri)
  target.searchParams.set('state', request.state)
  if (!person) {
    target.searchParams.set('error', 'access_denied')
    return ok({ return_url: target.href })
  }
  const code = randomBytes(24).toString('base64url')
  const name = [person.given_name, person.family_name].filter(Boolean).join(' ')
  await insertCode(code, {
    clientId: request.client_id,
    redirectUri: request.redirect_uri,
    codeChallenge: request.code_challenge,
    claims: {
      ...person,
      name,
      sub: keyedHash('sandbox-google-subject', person.email),
      nonce: request.nonce,
    },
    expiresAt: new Date(Date.now() + CODE_MS),
  })
  target.searchParams.set('code', code)
  return ok({ return_url: target.href })
}
