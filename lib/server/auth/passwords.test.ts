import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords'

test('[A10] passwords are hashed with argon2id, each with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('sun over sand'), hashPassword('sun over sand')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword(one, 'sun over sand')).toBe(true)
  expect(await verifyPassword(one, 'sun over sea')).toBe(false)
})

test('a password is the same however its accents were typed', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9 del sol'), 'cafe\u0301 del sol')).toBe(true)
})

test('[A10] without an account no password is right, and finding out takes as long', async () => {
  const known = await hashPassword('sun over sand')
  const time = async (stored: string | undefined) => {
    const start = performance.now()
    for (let n = 0; n < 5; n++) expect(await verifyPassword(stored, 'something else')).toBe(false)
    return performance.now() - start
  }
  await time(undefined)
  const [unknown, wrong] = [await time(undefined), await time(known)]
  expect(unknown / wrong).toBeGreaterThan(0.4)
  expect(unknown / wrong).toBeLessThan(2.5)
})
