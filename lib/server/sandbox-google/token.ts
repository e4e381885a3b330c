import { createHash, randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { standInIssuer, standInSecret } from '@/lib/server/auth/google/provider'
import { readText } from '@/lib/server/http/body'
import { takeCode } from './code-repo'
import { signingKey } from './key-repo'
import { fresh } from './sandbox-only'

const LIFE_SECONDS = 300

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/**
 * The token endpoint: exchanges a code, once, for an ID
 * token after checking the client secret and PKCE verifier.
 */
export async function token(request: Request): Promise<Response> {
  const form = new URLSearchParams(await readText(request))
  const given = (name: string) => form.get(name) ?? ''
  if (given('client_secret') !== standInSecret()) return fresh({ error: 'invalid_client' }, 401)
  if (given('grant_type') !== 'authorization_code') return fresh({ error: 'unsupported_grant_type' }, 400)
  const code = await takeCode(given('code'))
  const right =
    code?.clientId === given('client_id') &&
    code.redirectUri === given('redirect_uri') &&
    code.codeChallenge === challengeOf(given('code_verifier'))
  if (!code || !right) return fresh({ error: 'invalid_grant' }, 400)
  const jwk = await signingKey()
  const idToken = await new SignJWT(code.claims)
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
    .setIssuer(standInIssuer())
    .setAudience(code.clientId)
    .setIssuedAt()
    .setExpirationTime(`${LIFE_SECONDS}s`)
    .sign(await importJWK(jwk, 'ES256'))
  return fresh({
    access_token: randomBytes(24).toString('base64url'),
    token_type: 'Bearer',
    expires_in: LIFE_SECONDS,
    id_token: idToken,
  })
}
