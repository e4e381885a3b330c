/** Every API error code with its HTTP status. Messages are in messages/<locale>.json under `errors`. */
export const ERROR_STATUS = {
  MALFORMED_JSON: 422,
  UNAUTHENTICATED: 401,
  CODE_WRONG: 422,
  CREDENTIALS_WRONG: 422,
  GOOGLE_DENIED: 403,
  GOOGLE_EXPIRED: 410,
  GOOGLE_UNTRUSTED: 422,
  GOOGLE_EMAIL_UNVERIFIED: 422,
  GOOGLE_OTHER_ACCOUNT: 409,
  CROSS_ORIGIN: 403,
  NOTICE_REFUSED: 403,
  VENUE_KEY_WRONG: 403,
  NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  AREA_NOT_FOUND: 404,
  CART_ITEM_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  BOOKING_NOT_FOUND: 404,
  VOUCHER_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  TRAVELLER_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SOLD_OUT: 409,
  NOT_ENOUGH_PLACES: 409,
  TOO_LATE: 409,
  DATE_PAST: 409,
  DATE_CLOSED: 409,
  RETURN_SOLD_OUT: 409,
  RETURN_NOT_ENOUGH_PLACES: 409,
  RETURN_CLOSED: 409,
  PRICE_CHANGED: 409,
  CART_EMPTY: 409,
  ACCOUNT_EXISTS: 409,
  OTHER_SESSION: 409,
  ORDER_OPEN: 409,
  BOOKINGS_AHEAD: 409,
  IDEMPOTENCY_CONFLICT: 409,
  ORDER_NOT_PAYABLE: 409,
  HOLD_EXTENDED: 409,
  HOLD_NOT_EXTENDABLE: 409,
  TRAVELLER_EXISTS: 409,
  BOOKING_NOT_CANCELLABLE: 409,
  CANCELLATION_CLOSED: 409,
  ESIM_SHOWN: 409,
  REFUND_CHANGED: 409,
  PARTIAL_UNPAID: 409,
  BOOKING_ANSWERED: 409,
  ANSWER_TOO_LATE: 410,
  ANSWER_LINK_WRONG: 404,
  NOTHING_TO_REFUND: 409,
  NO_DEPOSIT: 409,
  DEPOSIT_NOT_DUE: 409,
  DEPOSIT_RETURNED: 409,
  REFUND_NOT_OPEN: 409,
  REMAINING_TOO_FEW: 422,
  REMAINING_ALONE: 422,
  VOUCHER_NOT_ISSUED: 409,
  RECEIPT_NOT_PAID: 409,
  VOUCHER_REDEEMED: 409,
  VOUCHER_CANCELLED: 409,
  TICKET_CANCELLED: 409,
  VOUCHER_EARLY: 409,
  VOUCHER_OVER: 409,
  PAYMENT_IN_PROGRESS: 409,
  PAYMENT_OPTION_UNAVAILABLE: 409,
  REVIEW_TOO_EARLY: 409,
  REVIEW_TOO_LATE: 409,
  REVIEW_EXISTS: 409,
  FAVOURITES_FULL: 409,
  BODY_TOO_LARGE: 413,
  PICTURE_TYPE: 415,
  PICTURE_UNREADABLE: 422,
  PICTURE_PIXELS: 422,
  VALIDATION_FAILED: 422,
  DATE_REQUIRED: 422,
  TIME_REQUIRED: 422,
  TOO_FEW: 422,
  TOO_MANY: 422,
  MUST_BE_ACCOMPANIED: 422,
  GUESTS_REQUIRED: 422,
  ROOM_TOO_FULL: 422,
  GROUP_REQUIRED: 422,
  GROUP_TOO_BIG: 422,
  BAGS_REQUIRED: 422,
  TOO_MANY_BAGS: 422,
  HANDOVER_REQUIRED: 422,
  PICKUP_TIME_REQUIRED: 422,
  PICKUP_POINT_REQUIRED: 422,
  PICKUP_CLOSED: 422,
  PICKUP_PLACE_REQUIRED: 422,
  DELIVERY_DATE_REQUIRED: 422,
  DELIVERY_TOO_SOON: 422,
  DELIVERY_TOO_LATE: 422,
  DELIVERY_CLOSED: 422,
  GUIDE_LANGUAGE_REQUIRED: 422,
  RETURN_NOT_SOLD: 422,
  RETURN_REQUIRED: 422,
  RETURN_TOO_EARLY: 422,
  UNIT_UNKNOWN: 422,
  PROMO_UNKNOWN: 422,
  PROMO_EXPIRED: 422,
  PROMO_USED_UP: 422,
  PROMO_NOT_FIRST_ORDER: 422,
  PROMO_NOT_FOR_THESE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  GOOGLE_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}

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
  status?: number
  cause?: unknown
}

/** The only error type of the contract, used by server and client. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly values: Record<string, string | number>
  readonly fields: Record<string, FieldProblem[]>
  readonly errors: Record<string, string[]>
  readonly details: unknown

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause })
    this.code = code
    this.status = options.status ?? ERROR_STATUS[code]
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
