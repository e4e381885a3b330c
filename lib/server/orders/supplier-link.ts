import { timingSafeEqual } from 'node:crypto'
import { keyedHashes } from '@/lib/server/secret'

const ID_BYTES = 16
const EXPIRY_BYTES = 4
const SIGNATURE_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{48}$/

/** The signature of a payload, then those before a rotation of the secret. */
function signaturesOf(payload: Uint8Array): Buffer[] {
  return keyedHashes('supplier-answer', Buffer.from(payload).toString('hex')).map((hash) =>
    Buffer.from(hash, 'hex').subarray(0, SIGNATURE_BYTES),
  )
}

/** Returns a URL-safe token of 48 characters: booking id and expiry, both signed. */
export function supplierToken(bookingId: string, until: Date): string {
  const payload = Buffer.alloc(ID_BYTES + EXPIRY_BYTES)
  payload.write(bookingId.replaceAll('-', ''), 'hex')
  payload.writeUInt32BE(Math.floor(until.getTime() / 1000), ID_BYTES)
  const [signature = Buffer.alloc(0)] = signaturesOf(payload)
  return Buffer.concat([payload, signature]).toString('base64url')
}

/** Returns the booking and expiry of a token; null if the token is invalid. */
export function readSupplierToken(token: string): { bookingId: string; until: Date } | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const payload = bytes.subarray(0, ID_BYTES + EXPIRY_BYTES)
  const given = bytes.subarray(ID_BYTES + EXPIRY_BYTES)
  if (!signaturesOf(payload).some((signature) => timingSafeEqual(signature, given))) return null
  const hex = payload.toString('hex', 0, ID_BYTES)
  return {
    bookingId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    until: new Date(payload.readUInt32BE(ID_BYTES) * 1000),
  }
}

/** Returns the path of the supplier's page, without locale prefix. */
export function supplierPath(bookingId: string, until: Date): string {
  return `/supplier/${supplierToken(bookingId, until)}`
}
