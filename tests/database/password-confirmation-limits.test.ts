import { expect, test } from 'vitest'
import { confirmedAccount } from '@/lib/server/account/require-account'
import { contextOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'
import { newMember, PASSWORD } from '../fixtures/two-step-member'

withShopDatabase()

async function newOwner() {
  const { userId } = await newMember()
  return (session: string, password: string) =>
    confirmedAccount(contextOf(userId, { session: { userId, tokenHash: session } }), password).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    )
}

test('[A10] wrong passwords in a stolen session do not pause the settings in another one', async () => {
  const confirm = await newOwner()
  for (let n = 0; n < 10; n++) expect(await confirm('stolen', 'guess')).toBe('VALIDATION_FAILED')
  expect(await confirm('stolen', PASSWORD)).toBe('RATE_LIMITED')
  expect(await confirm('own', PASSWORD)).toBe('ok')
})

test('[A10] a right password gives its session back the attempts', async () => {
  const confirm = await newOwner()
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 9; n++) await confirm('own', 'guess')
    expect(await confirm('own', PASSWORD)).toBe('ok')
  }
})

test('[A10] all sessions of an account together have a hundred wrong passwords an hour', {
  tags: ['thorough'],
}, async () => {
  const confirm = await newOwner()
  for (let session = 0; session < 10; session++)
    for (let n = 0; n < 10; n++) expect(await confirm(`stolen ${session}`, 'guess')).toBe('VALIDATION_FAILED')
  expect(await confirm('one more', PASSWORD)).toBe('RATE_LIMITED')
})
