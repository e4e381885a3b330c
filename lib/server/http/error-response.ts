import { ApiError } from '@/lib/contract/error'
import { statusOf } from '@/lib/contract/error-status'
import { responseWithBothNames } from '@/lib/contract/renamed-fields'
import type { Translate } from '@/lib/i18n/translate'
import { log } from './log'

/** Whether the client disconnected while still sending the request: nobody reads the response. */
function isAbandoned(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  )
}

function known(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isAbandoned(error)) log.info('client disconnected before the request was complete')
  else log.error({ err: error }, 'unexpected error')
  return new ApiError('INTERNAL', { cause: error })
}

/**
 * The error envelope in the visitor's language; errors
 * other than ApiError are logged and returned as INTERNAL.
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
  if (error.code === 'RATE_LIMITED') headers.set('retry-after', String(error.values.seconds ?? 60))
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
