import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { database } from '@/lib/server/db/client'
import { sandboxGoogleKey } from '@/lib/server/db/schema'

async function find(): Promise<JWK | null> {
  const [row] = await database().select({ jwk: sandboxGoogleKey.jwk }).from(sandboxGoogleKey)
  return row?.jwk ?? null
}

/** Returns the provider's private key; creates it on first use. */
export async function signingKey(): Promise<JWK> {
  const known = await find()
  if (known) return known
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'sandbox', alg: 'ES256', use: 'sig' }
  await database().insert(sandboxGoogleKey).values({ id: 1, jwk }).onConflictDoNothing()
  const made = await find()
  if (!made) throw new Error('signing key insert returned no row')
  return made
}
