import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { limit, refundAttempt, reset } from '@/lib/server/http/rate-limit'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

const run = promisify(execFile)

withShopDatabase()

/** How many of the given attempts another process on the same database allows. */
async function allowedElsewhere(key: string, attempts: number): Promise<number> {
  const worker = join(import.meta.dirname, 'limit-worker.ts')
  // The events of the security log are lines as well, and the output is only the count.
  const env = { ...process.env, LOG_LEVEL: 'warn' }
  const { stdout } = await run(process.execPath, ['--import', 'tsx', worker, key, String(attempts)], { env })
  return (JSON.parse(stdout) as { allowed: number }).allowed
}

async function triesUntilRefused(key: string): Promise<number> {
  for (let attempts = 0; ; attempts++) {
    const rejected = await limit('login-credential', key).then(
      () => null,
      (error: unknown) => error,
    )
    if (!rejected) continue
    expect(rejected).toBeInstanceOf(ApiError)
    expect(rejected).toMatchObject({ code: 'RATE_LIMITED' })
    expect((rejected as ApiError).values.seconds).toBeGreaterThan(880)
    return attempts
  }
}

test('[A10] a limit is counted in the database: another server shares it', async () => {
  const key = randomUUID()
  expect(await triesUntilRefused(key)).toBe(10)
  vi.resetModules()
  const other = await import('@/lib/server/http/rate-limit')
  await expect(other.limit('login-credential', key)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('[A10] a refunded attempt leaves the earlier ones counted', async () => {
  const key = randomUUID()
  for (let attempts = 0; attempts < 9; attempts++) await limit('login-credential', key)
  for (let round = 0; round < 3; round++) {
    await limit('login-credential', key)
    await refundAttempt('login-credential', key)
  }
  expect(await triesUntilRefused(key)).toBe(1)
})

test('[A10] of ten thousand attempts at two servers ten are allowed, and none at a later server', {
  tags: ['thorough'],
}, async () => {
  const key = randomUUID()
  const allowed = await Promise.all([allowedElsewhere(key, 5000), allowedElsewhere(key, 5000)])
  expect(allowed[0] + allowed[1]).toBe(10)
  expect(await allowedElsewhere(key, 1)).toBe(0)
  await expect(limit('login-credential', key)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('[A10] concurrent attempts all count', async () => {
  const key = randomUUID()
  const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => limit('login-credential', key)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('[A10] a reset key counts from zero', async () => {
  const key = randomUUID()
  await triesUntilRefused(key)
  await reset('login-credential', key)
  expect(await triesUntilRefused(key)).toBe(10)
})

test('[A10] the counters store no email addresses or IP addresses', async () => {
  const key = `mali.${randomUUID()}@example.com`
  await limit('login-credential', key)
  expect(await sql('SELECT key FROM rate_limits WHERE key LIKE $1', [`%${key}%`])).toEqual([])
})
