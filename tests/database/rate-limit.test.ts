import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { forgive, limit } from '@/lib/server/http/rate-limit'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

async function triesUntilRefused(key: string): Promise<number> {
  for (let tries = 0; ; tries++) {
    const refused = await limit('login-credential', key).then(
      () => null,
      (error: unknown) => error,
    )
    if (!refused) continue
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    expect((refused as ApiError).values.seconds).toBeGreaterThan(880)
    return tries
  }
}

test('[A10] a limit counts in the database: another server does not forget it', async () => {
  const key = randomUUID()
  expect(await triesUntilRefused(key)).toBe(10)
  vi.resetModules()
  const other = await import('@/lib/server/http/rate-limit')
  await expect(other.limit('login-credential', key)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('[A10] tries that come at the same instant all count', async () => {
  const key = randomUUID()
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => limit('login-credential', key)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('[A10] what was forgiven counts from the start', async () => {
  const key = randomUUID()
  await triesUntilRefused(key)
  await forgive('login-credential', key)
  expect(await triesUntilRefused(key)).toBe(10)
})

test('[A10] neither e-mails nor addresses are kept with the counters', async () => {
  const key = `mali.${randomUUID()}@example.com`
  await limit('login-credential', key)
  expect(await sql('SELECT key FROM rate_limits WHERE key LIKE $1', [`%${key}%`])).toEqual([])
})
