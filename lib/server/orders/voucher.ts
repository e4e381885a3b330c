import { randomBytes, timingSafeEqual } from 'node:crypto'
import { renderSVG } from 'uqr'
import { keyedHashes } from '@/lib/server/secret'

/** Crockford's alphabet: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SERIAL = 8
const POSITION = 2
const VOUCHER_LETTERS = 16
const TICKET_LETTERS = 20

function letters(bytes: Uint8Array, count: number): string {
  return Array.from(bytes.subarray(0, count), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** The text with its signature, then with those before a rotation of the secret. */
function signed(purpose: 'voucher' | 'ticket', text: string, length: number): string[] {
  return keyedHashes(purpose, text).map(
    (hash) => `${text}${letters(Buffer.from(hash, 'hex'), length - text.length)}`,
  )
}

/** Groups of four are easier to read aloud. */
function grouped(plain: string): string {
  return plain.replace(/(.{4})(?=.)/g, '$1-')
}

/** Ignores case, spaces and hyphens, and maps look-alike letters. */
function plainOf(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const vouchersOf = (serial: string) => signed('voucher', serial, VOUCHER_LETTERS).map(grouped)

/** Returns a new code whose second half is a signature of the first, e.g. 7Q4K-M2XW-9PDT-3HRC. */
export function newVoucherCode(): string {
  const [code = ''] = vouchersOf(letters(randomBytes(SERIAL), SERIAL))
  return code
}

/**
 * Returns the code of one traveller's ticket: the voucher's serial, the traveller's position, and a signature
 * of both.
 * @param position from 0, below 1024
 */
export function ticketCode(voucher: string, position: number): string {
  const digits = `${ALPHABET[position >> 5]}${ALPHABET[position & 31]}`
  const [code = ''] = signed('ticket', plainOf(voucher).slice(0, SERIAL) + digits, TICKET_LETTERS)
  return grouped(code)
}

export interface ReadCode {
  /** The voucher's code as stored; a ticket may have been signed after a rotation of the secret, its voucher before. */
  vouchers: string[]
  /** The traveller's position for a ticket; null for the whole voucher. */
  position: number | null
}

/** Parses and verifies a typed code; null if it was not signed by this shop. */
export function readCode(code: string): ReadCode | null {
  const plain = plainOf(code)
  const serial = plain.slice(0, SERIAL)
  if (plain.length === VOUCHER_LETTERS)
    return signed('voucher', serial, VOUCHER_LETTERS).some((right) => isSame(right, plain))
      ? { vouchers: [grouped(plain)], position: null }
      : null
  const text = plain.slice(0, SERIAL + POSITION)
  if (!signed('ticket', text, TICKET_LETTERS).some((right) => isSame(right, plain))) return null
  const [high = 0, low = 0] = [...text.slice(SERIAL)].map((letter) => ALPHABET.indexOf(letter))
  return { vouchers: vouchersOf(serial), position: high * 32 + low }
}

/** Returns a QR code as inline SVG. */
export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 2 })
}
