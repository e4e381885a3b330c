import type { QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import { pool } from '@/lib/server/db/client'
import { keyedHash } from '@/lib/server/secret'
import { rateLimited } from './rate-limited'

const MINUTE = 60
const HOUR = 60 * MINUTE

interface Limit {
  points: number
  duration: number
  perAddress: boolean
  /** Rejecting takes as long as allowing, so that timing reveals nothing. */
  even?: true
}

/** Maximum number of attempts per period in seconds, per visitor address or other key. */
const LIMITS = {
  'login-credential': { points: 10, duration: 15 * MINUTE, perAddress: false },
  'login-account': { points: 100, duration: HOUR, perAddress: false, even: true },
  'login-device': { points: 10, duration: 15 * MINUTE, perAddress: false },
  'login-address': { points: 100, duration: 15 * MINUTE, perAddress: true },
  'google-address': { points: 100, duration: 15 * MINUTE, perAddress: true },
  'code-request-recipient': { points: 10, duration: HOUR, perAddress: false },
  // Each code can be guessed five times: this bounds the guesses of any number of networks.
  'code-request-total': { points: 30, duration: HOUR, perAddress: false },
  'code-request-account': { points: 20, duration: HOUR, perAddress: false },
  'reset-code': { points: 20, duration: 24 * HOUR, perAddress: false, even: true },
  'code-request-address': { points: 150, duration: 15 * MINUTE, perAddress: true },
  // Limits SMS cost and SMS pumping fraud.
  'sms-user': { points: 5, duration: HOUR, perAddress: false },
  'sms-phone': { points: 5, duration: HOUR, perAddress: false },
  'two-step-network': { points: 10, duration: 15 * MINUTE, perAddress: false },
  // Three codes are valid at a time: this bounds the guesses of any number of networks.
  'two-step-account': { points: 100, duration: HOUR, perAddress: false },
  'password-user': { points: 10, duration: 15 * MINUTE, perAddress: false },
  'picture-user': { points: 20, duration: HOUR, perAddress: false },
  'data-user': { points: 10, duration: HOUR, perAddress: false },
  'code-check-address': { points: 300, duration: 15 * MINUTE, perAddress: true },
  'review-user': { points: 30, duration: HOUR, perAddress: false },
  'favourites-user': { points: 600, duration: HOUR, perAddress: false },
  'promo-user': { points: 60, duration: HOUR, perAddress: false },
  'promo-address': { points: 600, duration: HOUR, perAddress: true },
  'venue-address': { points: 60, duration: 15 * MINUTE, perAddress: true },
  'answer-address': { points: 60, duration: 15 * MINUTE, perAddress: true },
  'voucher-venue': { points: 100, duration: 15 * MINUTE, perAddress: false },
  'documents-user': { points: 120, duration: HOUR, perAddress: false },
  'tax-invoice-user': { points: 30, duration: HOUR, perAddress: false },
  'offline-vouchers-user': { points: 60, duration: HOUR, perAddress: false },
  // Each unsigned notification of a gateway causes a status query.
  'notice-invoice': { points: 60, duration: 15 * MINUTE, perAddress: false },
  'support-account': { points: 10, duration: HOUR, perAddress: false },
  'support-email': { points: 10, duration: HOUR, perAddress: false },
  'support-address': { points: 30, duration: HOUR, perAddress: true },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

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
