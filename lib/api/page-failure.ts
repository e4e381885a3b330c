import { ApiError } from '@/lib/contract/error'
import { statusOf } from '@/lib/contract/error-status'
import type { PageFailure } from '@/lib/domain/page-failure'

/** Maximum length of a message of the API host. */
const MAX_MESSAGE_LENGTH = 200

/** Returns with which status and message a page fails because of an error. */
export function pageFailure(error: unknown): PageFailure {
  if (!(error instanceof ApiError)) return { status: 500, code: 'INTERNAL', values: {}, message: null }
  const { code, values, message } = error
  // Without a message from the API host, the error has its code.
  return {
    status: statusOf(error),
    code,
    values,
    message: message === code ? null : message.slice(0, MAX_MESSAGE_LENGTH),
  }
}

/**
 * Whether the shop refused a request because of its load or a time limit. A stack per refusal would only fill the log.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 0 &&
  error.cause === undefined &&
  (error.code === 'BUSY' || error.code === 'UNAVAILABLE')
