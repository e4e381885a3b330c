import { ApiError } from '@/lib/contract/error'
import { statusOf } from '@/lib/contract/error-status'

/** Returns what an error screen shows of a call that the API refused; null for any other error. */
export function refusalOf(error: unknown) {
  if (!(error instanceof ApiError)) return null
  const { code, values, message } = error
  const status = statusOf(error)
  return status >= 500 ? null : { status, code, values, message: message === code ? null : message }
}
