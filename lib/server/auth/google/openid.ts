import * as client from 'openid-client'
import { ApiError } from '@/lib/contract/error'
import { factsOf, type Locale } from '@/lib/domain/locale'
import type { IdentityClaims } from '@/lib/server/db/schema'
import { claimsOf } from './claims'
import { openIdError } from './errors'
import type { Provider } from './provider'

/** Timeout of requests to the provider. */
const TIMEOUT_SECONDS = 8

let cached: { of: string; configuration: Promise<client.Configuration> } | undefined

/**
 * Returns the provider's discovered configuration; cached until a failure.
 * @throws ApiError GOOGLE_UNAVAILABLE
 */
async function configurationOf(provider: Provider): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, insecure } = provider
  const of = [issuer.href, clientId, clientSecret].join(' ')
  if (cached?.of !== of) {
    const configuration = client.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Verify the ID token's signature as well, not only the TLS connection.
      execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
      ...(provider.fetch && { [client.customFetch]: provider.fetch }),
    })
    cached = { of, configuration }
  }
  const { configuration } = cached
  return configuration.catch((error: unknown) => {
    if (cached?.configuration === configuration) cached = undefined
    throw openIdError(error, 'GOOGLE_UNAVAILABLE')
  })
}

/** Values to store until the browser returns. */
export interface Secrets {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** Returns the URL to send the browser to. @throws ApiError GOOGLE_UNAVAILABLE */
export async function authorizationUrl(
  provider: Provider,
  redirectUri: string,
  locale: Locale,
): Promise<Secrets & { url: string }> {
  const configuration = await configurationOf(provider)
  const secrets: Secrets = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
    redirectUri,
  }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ui_locales: factsOf(locale).tag,
  })
  return { ...secrets, url: url.href }
}

/**
 * Redeems the authorization response; checks state, nonce, PKCE, issuer, audience, age and signature.
 * @param search query string of the callback URL
 * @throws ApiError GOOGLE_DENIED, GOOGLE_EXPIRED, GOOGLE_UNTRUSTED, GOOGLE_UNAVAILABLE
 */
export async function redeem(
  provider: Provider,
  search: string,
  { state, nonce, codeVerifier, redirectUri }: Secrets,
): Promise<IdentityClaims> {
  const configuration = await configurationOf(provider)
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
  const tokens = await client
    .authorizationCodeGrant(configuration, new URL(redirectUri + search), checks)
    .catch((error: unknown) => {
      throw openIdError(error, 'GOOGLE_UNTRUSTED')
    })
  const claims = claimsOf(tokens.claims())
  if (!claims) throw new ApiError('GOOGLE_UNTRUSTED')
  return claims
}
