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

/** How many of so many tries another process over the same database lets through. */
async function allowedElsewhere(key: string, tries: number): Promise<number> {
  const worker = join(import.meta.dirname, 'limit-worker.ts')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', worker, key, String(tries)])
  return (JSON.parse(stdout) as { allowed: number }).allowed
}

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

test('[A10] a try that is taken back leaves those before it counted', async () => {
  const key = randomUUID()
  for (let tries = 0; tries < 9; tries++) await limit('login-credential', key)
  for (let round = 0; round < 3; round++) {
    await limit('login-credential', key)
    await refundAttempt('login-credential', key)
  }
  expect(await triesUntilRefused(key)).toBe(1)
})

test('[A10] ten thousand tries at two servers let ten through, and a server started later none', async () => {
  const key = randomUUID()
  const allowed = await Promise.all([allowedElsewhere(key, 5000), allowedElsewhere(key, 5000)])
  expect(allowed[0] + allowed[1]).toBe(10)
  expect(await allowedElsewhere(key, 1)).toBe(0)
  await expect(limit('login-credential', key)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('[A10] tries that come at the same instant all count', async () => {
  const key = randomUUID()
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => limit('login-credential', key)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('[A10] what was forgiven counts from the start', async () => {
  const key = randomUUID()
  await triesUntilRefused(key)
  await reset('login-credential', key)
  expect(await triesUntilRefused(key)).toBe(10)
})

test('[A10] neither e-mails nor addresses are kept with the counters', async () => {
  const key = `mali.${randomUUID()}@example.com`
  await limit('login-credential', key)
  expect(await sql('SELECT key FROM rate_limits WHERE key LIKE $1', [`%${key}%`])).toEqual([])
})
