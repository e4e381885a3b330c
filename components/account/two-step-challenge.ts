import { ApiError } from '@/lib/contract/error'

/** Returns the challenge of a sign-in that needs its second step; null for any other error. */
export function challengeOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'TWO_STEP_REQUIRED') return null
  const { challenge } = (error.details ?? {}) as { challenge?: unknown }
  return typeof challenge === 'string' ? challenge : null
}
