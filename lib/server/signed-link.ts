import { timingSafeEqual } from 'node:crypto'
import { keyedHashes } from '@/lib/server/secret'

const ID_BYTES = 16
const EXPIRY_BYTES = 4
const SIGNATURE_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{48}$/

/** The signature of a payload, then those before a rotation of the secret. */
function signaturesOf(purpose: string, payload: Uint8Array, bound: readonly string[]): Buffer[] {
  return keyedHashes(purpose, Buffer.from(payload).toString('hex'), ...bound).map((hash) =>
    Buffer.from(hash, 'hex').subarray(0, SIGNATURE_BYTES),
  )
}

/**
 * Returns a URL-safe token of 48 characters: a UUID and an expiry, both signed for one purpose.
 * @param bound values that the signature covers and the token does not contain, e.g. the recipient
 */
export function signedToken(purpose: string, id: string, until: Date, ...bound: string[]): string {
  const payload = Buffer.alloc(ID_BYTES + EXPIRY_BYTES)
  payload.write(id.replaceAll('-', ''), 'hex')
  payload.writeUInt32BE(Math.floor(until.getTime() / 1000), ID_BYTES)
  const [signature = Buffer.alloc(0)] = signaturesOf(purpose, payload, bound)
  return Buffer.concat([payload, signature]).toString('base64url')
}

export interface ReadToken {
  id: string
  until: Date
  /** Whether the token was signed for a purpose and these values. */
  isSignedFor(purpose: string, ...bound: string[]): boolean
}

/** Parses a token; null if it is malformed. Its content counts only once `isSignedFor` has checked it. */
export function readToken(token: string): ReadToken | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const payload = bytes.subarray(0, ID_BYTES + EXPIRY_BYTES)
  const given = bytes.subarray(ID_BYTES + EXPIRY_BYTES)
  const hex = payload.toString('hex', 0, ID_BYTES)
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    until: new Date(payload.readUInt32BE(ID_BYTES) * 1000),
    isSignedFor: (purpose, ...bound) =>
      signaturesOf(purpose, payload, bound).some((signature) => timingSafeEqual(signature, given)),
  }
}
