import { ApiError } from '@/lib/contract/error'

/** Waits from this many seconds on are stated in minutes. */
const MINUTES_FROM = 120

/** The rate limit error. @param seconds until the next attempt is allowed */
export function rateLimited(seconds: number): ApiError {
  const values = { seconds, minutes: Math.ceil(seconds / 60), long: String(seconds >= MINUTES_FROM) }
  return new ApiError('RATE_LIMITED', { values })
}
