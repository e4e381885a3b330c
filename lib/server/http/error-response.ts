import { ApiError } from '@/lib/contract/error'
import { BUSY_RETRY_SECONDS, RETRY_AFTER_SECONDS, statusOf } from '@/lib/contract/error-status'
import { responseWithBothNames } from '@/lib/contract/renamed-fields'
import type { Translate } from '@/lib/i18n/translate'
import { isConnectionLost } from '@/lib/server/db/connection-lost'
import { isAccountGone } from '@/lib/server/db/violation'
import { log } from './log'

/** Whether the client disconnected while still sending the request: no one reads the response. */
function isAbandoned(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  )
}

function known(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isAccountGone(error)) return new ApiError('UNAUTHENTICATED', { cause: error })
  if (isAbandoned(error)) log.info('client disconnected before the request was complete')
  else log.error({ err: error }, 'unexpected error')
  if (isConnectionLost(error)) return new ApiError('UNAVAILABLE', { cause: error })
  return new ApiError('INTERNAL', { cause: error })
}

/**
 * The error envelope in the visitor's language. A deleted account is an ended session. Other errors than ApiError are logged
 * and returned as INTERNAL, or as UNAVAILABLE while the database cannot be reached.
 */
export function errorResponse(cause: unknown, t: Translate): Response {
  const error = known(cause)
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([field, problems]) => [
      field,
      problems.map((problem) => t(`errors.fields.${problem.code}`, problem.values)),
    ]),
  )
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (error.code === 'UNAVAILABLE') headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  if (error.code === 'BUSY') headers.set('retry-after', String(BUSY_RETRY_SECONDS))
  if (error.code === 'RATE_LIMITED' || error.code === 'USE_MAILED_LINK')
    headers.set('retry-after', String(error.values.seconds ?? 60))
  return Response.json(
    {
      result: false,
      success: false,
      code: error.code,
      message: t(`errors.${error.code}`, error.values),
      errors,
      ...(error.details === undefined ? {} : { details: responseWithBothNames(error.details) }),
    },
    { status: statusOf(error), headers },
  )
}
