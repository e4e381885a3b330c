import 'server-only'
import { requestWithBothNames, responseWithNewNames } from '@/lib/contract/renamed-fields'
import { formerPath } from '@/lib/contract/renamed-paths'

/** Error codes of version 0.1 and their names since. A host sends one code, so only this storefront maps them. */
const RENAMED_CODES: Readonly<Record<string, string>> = {
  ANSWER_LINK_WRONG: 'INVALID_SUPPLIER_LINK',
  ANSWER_TOO_LATE: 'REPLY_TOO_LATE',
  BOOKING_ANSWERED: 'ALREADY_REPLIED',
  BOOKINGS_AHEAD: 'UPCOMING_BOOKINGS',
  CODE_WRONG: 'INVALID_CODE',
  HANDOVER_REQUIRED: 'FULFILMENT_REQUIRED',
  NOTICE_REFUSED: 'NOTIFICATION_REJECTED',
  OTHER_SESSION: 'SESSION_MISMATCH',
  PARTIAL_UNPAID: 'PARTIAL_CANCEL_UNPAID',
  PICTURE_PIXELS: 'IMAGE_PIXELS',
  PICTURE_TYPE: 'IMAGE_TYPE',
  PICTURE_UNREADABLE: 'IMAGE_UNREADABLE',
  PROMO_NOT_FOR_THESE: 'PROMO_NOT_APPLICABLE',
  REMAINING_ALONE: 'REMAINING_UNACCOMPANIED',
  RETURN_NOT_SOLD: 'RETURN_NOT_OFFERED',
  TOO_FEW: 'BELOW_MIN_UNITS',
  TOO_MANY: 'ABOVE_MAX_UNITS',
  VENUE_KEY_WRONG: 'INVALID_VENUE_KEY',
}

/** The path of a call at a host that may be of the previous release: a host of either serves the former ones. */
export const hostPath = formerPath

/** The body of a call to a host that may be of the previous release. */
export const toHost = requestWithBothNames

/** The body of a response from a host that may be of the previous release: names and codes of this one. */
export function fromHost(body: unknown): unknown {
  return withNewCodes(responseWithNewNames(body))
}

/** Codes are in `code` of an error, and in `problem` of a cart item. */
function withNewCodes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewCodes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      (name === 'code' || name === 'problem') && typeof part === 'string'
        ? (RENAMED_CODES[part] ?? part)
        : withNewCodes(part),
    ]),
  )
}
