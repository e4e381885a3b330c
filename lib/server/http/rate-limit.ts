import type { QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import { pool } from '@/lib/server/db/client'
import { keyedHash } from '@/lib/server/secret'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { LIMITS, type Limit, type LimitName } from './limits'
import { rateLimited } from './rate-limited'

/** Unnamed statements, so that any number of connections can share one database process. */
const client = { query: ({ text, values }: QueryConfig) => pool().query(text, values) }

const limiters = new Map<LimitName, RateLimiterPostgres>()

function limiter(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const { points, duration, perAddress, even }: Limit = LIMITS[name]
  const maxPoints = perAddress ? Math.ceil(points * env.RATE_LIMIT_SCALE) : points
  const made = new RateLimiterPostgres({
    storeClient: client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: maxPoints,
    // Further attempts of a blocked key cost no queries until the next one is allowed.
    inMemoryBlockOnConsumed: even ? undefined : maxPoints + 1,
    duration,
  })
  limiters.set(name, made)
  return made
}

/** Keys are addresses and emails; the table stores only their hashes. */
function keyOf(name: LimitName, key: string): string {
  return keyedHash('rate-limit', name, key)
}

/** Counts an attempt. @throws ApiError RATE_LIMITED with the seconds until the next attempt is allowed */
export async function limit(name: LimitName, key: string): Promise<void> {
  try {
    await limiter(name).consume(keyOf(name, key))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    if ((LIMITS[name] as Limit).logged && error.consumedPoints === limiter(name).points + 1)
      await recordSecurityEvent({ kind: 'rate-limit', outcome: 'refused', detail: { limit: name } })
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw rateLimited(seconds)
  }
}

/** Counts an attempt. Returns false if it exceeds the limit. */
export async function isWithinLimit(name: LimitName, key: string): Promise<boolean> {
  try {
    await limit(name, key)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** Clears the attempts of a key, e.g. after the correct password. */
export async function reset(name: LimitName, key: string): Promise<void> {
  await limiter(name).delete(keyOf(name, key))
}

/** Refunds one attempt; leaves earlier ones, which may have been made by another visitor. */
export async function refundAttempt(name: LimitName, key: string): Promise<void> {
  await limiter(name).reward(keyOf(name, key))
}
