import { standInIssuer } from '@/lib/server/auth/google/provider'
import { signingKey } from './key-repo'
import { fresh } from './sandbox-only'

/** The OpenID Connect discovery document. */
export function discovery(): Response {
  const issuer = standInIssuer()
  return fresh({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: ['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name'],
  })
}

/** The JSON Web Key Set with the public signing key. */
export async function jwks(): Promise<Response> {
  const { d: _, ...key } = await signingKey()
  return fresh({ keys: [key] })
}
