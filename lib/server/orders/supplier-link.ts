import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/server/secret'

const ID_BYTES = 16
const MOMENT_BYTES = 4
const SIGNATURE_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{48}$/

function signatureOf(text: Uint8Array): Buffer {
  const hash = keyedHash('supplier-answer', Buffer.from(text).toString('hex'))
  return Buffer.from(hash, 'hex').subarray(0, SIGNATURE_BYTES)
}

/** What lets a supplier answer for one booking until some moment: both signed, in 48 letters for an address. */
export function supplierToken(bookingId: string, until: Date): string {
  const text = Buffer.alloc(ID_BYTES + MOMENT_BYTES)
  text.write(bookingId.replaceAll('-', ''), 'hex')
  text.writeUInt32BE(Math.floor(until.getTime() / 1000), ID_BYTES)
  return Buffer.concat([text, signatureOf(text)]).toString('base64url')
}

/** The booking that a token of this shop stands for, and until when; null for any other text. */
export function readSupplierToken(token: string): { bookingId: string; until: Date } | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const text = bytes.subarray(0, ID_BYTES + MOMENT_BYTES)
  if (!timingSafeEqual(signatureOf(text), bytes.subarray(ID_BYTES + MOMENT_BYTES))) return null
  const hex = text.toString('hex', 0, ID_BYTES)
  return {
    bookingId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    until: new Date(text.readUInt32BE(ID_BYTES) * 1000),
  }
}

/** Where the supplier answers, as a path of the shop without language prefix. */
export function supplierPath(bookingId: string, until: Date): string {
  return `/supplier/${supplierToken(bookingId, until)}`
}
