import { afterEach, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords'

const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

afterEach(() => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})

test('[A10] passwords are hashed with argon2id and individual salts', async () => {
  const [one, two] = await Promise.all([hashPassword('sun over sand'), hashPassword('sun over sand')])
  expect(one).toMatch(COST)
  expect(one).not.toBe(two)
  expect(await verifyPassword(one, 'sun over sand')).toBe(true)
  expect(await verifyPassword(one, 'sun over sea')).toBe(false)
})

test('Unicode-equivalent passwords match', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9 del sol'), 'cafe\u0301 del sol')).toBe(true)
})

test('[A10] without an account no password matches, and a hash of the same cost is verified', async () => {
  const verified: string[] = []
  vi.doMock('@node-rs/argon2', async (original) => {
    const argon2 = await original<typeof import('@node-rs/argon2')>()
    const verify = (...args: Parameters<typeof argon2.verify>) => {
      verified.push(String(args[0]))
      return argon2.verify(...args)
    }
    return { ...argon2, verify }
  })
  vi.resetModules()
  const passwords = await import('./passwords')
  expect(await passwords.verifyPassword(undefined, 'something else')).toBe(false)
  expect(await passwords.verifyPassword(null, '')).toBe(false)
  expect(verified).toHaveLength(2)
  for (const hash of verified) expect(hash).toMatch(COST)
})
