import { ApiError } from '@/lib/contract/error'

/** From so many seconds on a wait is told in minutes. */
const IN_MINUTES = 120

/** That something was tried too often. @param seconds until it may be tried again */
export function rateLimited(seconds: number): ApiError {
  const values = { seconds, minutes: Math.ceil(seconds / 60), long: String(seconds >= IN_MINUTES) }
  return new ApiError('RATE_LIMITED', { values })
}
