import { expect, test } from 'vitest'
import { getAccount, updateProfile } from '@/lib/contract/account'
import { logout } from '@/lib/contract/auth'
import type { Operation } from '@/lib/contract/operation'
import { requirePageOwner } from './session-mismatch'

const session = { userId: 'mali', tokenHash: '' }

const call = (operation: Operation, owner?: string) => () =>
  requirePageOwner(
    new Request('https://shop.example', { headers: owner ? { 'x-page-owner': owner } : {} }),
    operation,
    session,
  )

test('a page can change only its owner’s data', () => {
  expect(call(updateProfile, 'mali')).not.toThrow()
  expect(call(updateProfile, 'niran')).toThrow('SESSION_MISMATCH')
})

test('allows requests without an owner, and reading and signing out for any owner', () => {
  expect(call(updateProfile)).not.toThrow()
  expect(call(getAccount, 'niran')).not.toThrow()
  expect(call(logout, 'niran')).not.toThrow()
})
