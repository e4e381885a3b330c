import { ApiError, type ErrorCode } from '@/lib/contract/error'
import { isFields } from './values'

/** A failed call to an API host, in the terms of this contract. */
export interface HostFailure {
  status: number
  code: ErrorCode
  /** The host's own message; null if it sent none. */
  message: string | null
  /** Messages per field. */
  errors: Record<string, string[]>
  details: unknown
}

/** A host may send one message or a list, and each as an object. */
function messagesOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all
    .map((one) => (isFields(one) ? one.message : one))
    .filter((one): one is string => typeof one === 'string' && one !== '')
}

/** A flag that some hosts send as a number or a text. */
const isFalse = (flag: unknown): boolean => flag === false || flag === 0 || flag === '0' || flag === 'false'

/** @param isExplained the host sent a message of its own, which stands beside its field errors */
function codeOf(status: number, isExplained: boolean, errors: HostFailure['errors']): ErrorCode {
  if (status === 401) return 'UNAUTHENTICATED'
  if (status === 403) return 'FORBIDDEN'
  if (status === 404 || status === 410) return 'NOT_FOUND'
  if (status === 429) return 'RATE_LIMITED'
  // Of a gateway, or of a host that says itself that it is down.
  if (status === 502 || status === 503 || status === 504) return 'UNAVAILABLE'
  if (status >= 500) return 'INTERNAL'
  return Object.keys(errors).length > 0 && !isExplained ? 'VALIDATION_FAILED' : 'INTERNAL'
}

/**
 * Returns the failure that a host's response describes, or null if the call succeeded. The specification shows
 * failures as `result` or `success` being false, which may have the status 200, and as `errors` per field, in
 * which `message` is the general one. A failure with a code of this contract may have a field of that name.
 * @param body parsed JSON; anything but an object has no details
 * @param isCode whether a value is a code of this contract
 */
export function hostFailure(
  status: number,
  body: unknown,
  isCode: (value: unknown) => value is ErrorCode,
): HostFailure | null {
  const fields = isFields(body) ? body : {}
  const rejected = isFalse(fields.result) || isFalse(fields.success)
  if (status < 400 && !rejected) return null
  const data = isFields(fields.data) ? fields.data : {}
  const sent = [fields.errors, data.errors].find(isFields) ?? {}
  const code = isCode(fields.code) ? fields.code : null
  const general = code ? undefined : sent.message
  const errors = Object.fromEntries(
    Object.entries(sent)
      .filter(([field]) => code || field !== 'message')
      .map(([field, value]) => [field, messagesOf(value)] as const)
      .filter(([, messages]) => messages.length > 0),
  )
  const listed = Array.isArray(fields.errors) ? fields.errors : undefined
  const message = [fields.message, general, data.message, listed, fields.error].flatMap(messagesOf)[0] ?? null
  // Some hosts repeat the first error of a field.
  const isExplained = message !== null && !Object.values(errors).flat().includes(message)
  return {
    // A rejected call must not look successful to those who read the status only.
    status: status < 400 ? 422 : status,
    code: code ?? codeOf(status, isExplained, errors),
    message,
    errors,
    details: fields.details,
  }
}

/** The failure as an error for pages. */
export const errorOf = ({ message, ...failure }: HostFailure): ApiError =>
  new ApiError(failure.code, { ...failure, message: message ?? undefined })
