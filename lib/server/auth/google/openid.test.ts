import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { log } from '@/lib/server/http/log'
import { authorizationUrl, redeem } from './openid'
import type { Provider } from './provider'

const ISSUER = 'https://accounts.example'
const REDIRECT = 'https://shop.example/api/auth/oauth/google/callback'
const METADATA = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
}

let keys: CryptoKeyPair

beforeAll(async () => {
  keys = await generateKeyPair('RS256')
})
afterEach(() => vi.restoreAllMocks())

/** A provider that answers with these documents. What is discovered is stored by client. */
function providerOf(clientId: string, documents: Record<string, object>): Provider {
  return {
    issuer: new URL(ISSUER),
    clientId,
    clientSecret: 'a secret of this test',
    insecure: false,
    fetch: async (url) => Response.json(documents[new URL(url).pathname]),
  }
}

const discovered = (metadata: object) => ({ '/.well-known/openid-configuration': metadata })

test('[X5] metadata of another issuer are refused', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const start = (clientId: string, metadata: object) =>
    authorizationUrl(providerOf(clientId, discovered(metadata)), REDIRECT, 'en')
  await expect(start('foreign', { ...METADATA, issuer: 'https://evil.example' })).rejects.toMatchObject({
    code: 'GOOGLE_UNAVAILABLE',
  })
  expect((await start('own', METADATA)).url).toContain(METADATA.authorization_endpoint)
})

test('[A4] an ID token is refused once it has expired', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }
  const secrets = {
    state: 's'.repeat(43),
    nonce: 'n'.repeat(43),
    codeVerifier: 'v'.repeat(43),
    redirectUri: REDIRECT,
  }
  const signIn = async (clientId: string, seconds: number) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { nonce: secrets.nonce, email: 'mali@example.com', email_verified: true, name: 'Mali' }
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuer(ISSUER)
      .setSubject('mali')
      .setAudience(clientId)
      .setIssuedAt(now - 7200)
      .setExpirationTime(now + seconds)
      .sign(keys.privateKey)
    const documents = {
      ...discovered(METADATA),
      '/jwks': { keys: [jwk] },
      '/token': { access_token: 'unused', token_type: 'Bearer', id_token: token },
    }
    return redeem(providerOf(clientId, documents), `?code=x&state=${secrets.state}`, secrets)
  }
  await expect(signIn('late', -3600)).rejects.toMatchObject({ code: 'GOOGLE_UNTRUSTED' })
  expect(await signIn('in-time', 3600)).toMatchObject({ issuer: ISSUER, subject: 'mali' })
})
