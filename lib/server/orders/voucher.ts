import { randomBytes, timingSafeEqual } from 'node:crypto'
import { renderSVG } from 'uqr'
import { keyedHash } from '@/lib/server/secret'

/** Crockford's alphabet: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 8

function letters(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, HALF), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

function signature(serial: string): string {
  return letters(Buffer.from(keyedHash('voucher', serial), 'hex'))
}

/** A new code, its second half a signature of the first: 7Q4K-M2XW-9PDT-3HRC. */
export function newVoucherCode(): string {
  const serial = letters(randomBytes(HALF))
  return `${serial}${signature(serial)}`.replace(/(.{4})(?=.)/g, '$1-')
}

/** Whether a code is one that this shop signed; forgives case, blanks and look-alike letters. */
export function isVoucherCode(code: string): boolean {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (plain.length !== 2 * HALF) return false
  const expected = Buffer.from(signature(plain.slice(0, HALF)))
  const given = Buffer.from(plain.slice(HALF))
  return given.length === expected.length && timingSafeEqual(expected, given)
}

/** A text as a QR code, ready to stand in a page. */
export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 2 })
}
