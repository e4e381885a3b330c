import { afterEach, expect, test } from 'vitest'
import { env } from '@/lib/env'
import type { CodeKey } from '@/lib/server/auth/code-repo'
import { accountAsker } from './auth/code-asker'
import { hashesOfCode, hashOfCode, sameCode } from './auth/codes'
import { signUpCookie, storedPassword } from './auth/sign-up-password'
import { isOwnToken, ownToken } from './catalog-changes/token'
import { placedFrom } from './checkout/unpaid-limits'
import { readSupplierToken, supplierToken } from './orders/supplier-link'
import { newVoucherCode, readCode, ticketCode } from './orders/voucher'
import { isKeyedHash, keyedHash, keyedHashes, seal, unseal } from './secret'

const OLD = 'the secret that was used before the rotation'
const NEW = 'the secret that is used since the rotation..'
const before = { ...env }

/** What the shop has signed and sealed with the first secret is read with the given ones. */
function rotate(current: string, previous?: string): void {
  Object.assign(env, { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: previous })
}
afterEach(() => Object.assign(env, before))

/** Signs with the old secret, and returns whether each thing is read. */
function signed() {
  const email = 'mali@mail.example'
  const key: CodeKey = { purpose: 'register', recipient: email, asker: accountAsker('one') }
  const hash = keyedHash('a', 'b')
  const sealed = seal('test', 'text')
  const voucher = newVoucherCode()
  const ticket = ticketCode(voucher, 3)
  const link = supplierToken('0b1f4a2e-3f43-4e70-9d62-b1a3f4d5c6e7', new Date('2026-12-01T00:00:00Z'))
  const code = hashOfCode(key, '123456')
  const [cookie = ''] = signUpCookie({ email, passwordHash: 'hash' }).replace('sign-up=', '').split(';')
  const own = ownToken()
  const [address = ''] = placedFrom('203.0.113.0')
  return () => ({
    hash: isKeyedHash(hash, 'a', 'b'),
    sealed: unseal('test', sealed) === 'text',
    voucher: readCode(voucher)?.vouchers.includes(voucher) === true,
    ticket: readCode(ticket)?.vouchers.includes(voucher) === true,
    // Documents are rendered again, with tickets that the current secret signs.
    renderedTicket: readCode(ticketCode(voucher, 3))?.vouchers.includes(voucher) === true,
    link: readSupplierToken(link) !== null,
    code: sameCode(code, hashesOfCode({ ...key, asker: accountAsker('one') }, '123456')),
    cookie: storedPassword(cookie, email) === 'hash',
    own: isOwnToken(own),
    address: placedFrom('203.0.113.0').includes(address),
  })
}

test('what the previous secret signed or sealed is read, until that secret is removed', () => {
  rotate(OLD)
  const isRead = signed()
  rotate(NEW, OLD)
  expect(Object.entries(isRead()).filter(([, read]) => !read)).toEqual([])
  rotate(NEW)
  expect(Object.entries(isRead()).filter(([, read]) => read)).toEqual([])
})

test('the previous secret is never written', () => {
  rotate(NEW)
  const alone = keyedHash('a', 'b')
  const isRead = (() => {
    rotate(NEW, OLD)
    return signed()
  })()
  expect([keyedHash('a', 'b'), keyedHashes('a', 'b')[0]]).toEqual([alone, alone])
  expect(keyedHashes('a', 'b')).toHaveLength(2)
  rotate(NEW)
  expect(Object.entries(isRead()).filter(([, read]) => !read)).toEqual([])
})
