import { createHash, randomBytes } from 'node:crypto'

/** Returns an unguessable token of 43 characters (base64url). */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash by which a token is stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
