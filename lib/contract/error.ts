import type { ErrorCode } from './error-status'

export type { ErrorCode } from './error-status'

/** Codes of field errors; the messages are under `errors.fields`. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'email',
  'phone',
  'password_mismatch',
  'password_weak',
  'password_wrong',
  'password_none',
  'two_step_code',
  'phone_taken',
  'same_phone',
  'same_email',
  'same_password',
  'country',
  'date',
  'code',
  'order',
  'product',
  'closed',
  'before_drop_off',
  'passport',
  'national_id',
  'delivery_country',
  'delivery_postcode',
  'tax_id',
  'branch',
  'esim_phone',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

export interface FieldProblem {
  code: FieldCode
  /** Values for the message, e.g. the limit. */
  values?: Record<string, string | number>
}

interface ApiErrorOptions {
  /** Values for the message, e.g. how many places are left. */
  values?: Record<string, string | number>
  fields?: Record<string, FieldProblem[]>
  /** Data that the client needs to continue, e.g. the new price. */
  details?: unknown
  /** Translated message of an error received over HTTP. */
  message?: string
  /** Translated messages per field of an error received over HTTP. */
  errors?: Record<string, string[]>
  /** HTTP status of an error received over HTTP. */
  status?: number
  cause?: unknown
}

/** The only error type of the contract, used by server and client. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  /** HTTP status of an error received over HTTP; 0 without a response. The server uses `statusOf`. */
  readonly status: number
  readonly values: Record<string, string | number>
  readonly fields: Record<string, FieldProblem[]>
  readonly errors: Record<string, string[]>
  readonly details: unknown

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause })
    this.code = code
    this.status = options.status ?? 0
    this.values = options.values ?? {}
    this.fields = options.fields ?? {}
    this.errors = options.errors ?? {}
    this.details = options.details
  }
}

/** Returns a validation error for a single field. */
export function fieldError(field: string, code: FieldCode, values?: FieldProblem['values']): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { [field]: [{ code, values }] } })
}
