import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSupplierToken, supplierPath, supplierToken } from './supplier-link'

const until = new Date('2026-12-11T03:00:00Z')

test('[B6] a supplier link carries its booking and expiry, both signed', () => {
  const bookingId = randomUUID()
  expect(readSupplierToken(supplierToken(bookingId, until))).toEqual({ bookingId, until })
  expect(supplierPath(bookingId, until)).toMatch(/^\/supplier\/[\w-]{48}$/)
})

test('[B6] rejects a changed, shortened or forged link', () => {
  const token = supplierToken(randomUUID(), until)
  for (const at of token.split('').keys()) {
    const other = token[at] === 'A' ? 'B' : 'A'
    expect(readSupplierToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBeNull()
  }
  for (const invalid of ['', token.slice(1), `${token}A`, 'A'.repeat(48), `${token.slice(0, 47)}=`])
    expect(readSupplierToken(invalid)).toBeNull()
})
