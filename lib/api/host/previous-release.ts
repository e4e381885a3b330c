import 'server-only'
import { requestWithBothNames, responseWithNewNames } from '@/lib/contract/renamed-fields'

/** Error codes of version 0.1 and their names since. A host sends one code, so only this storefront maps them. */
const RENAMED_CODES: Readonly<Record<string, string>> = {
  ANSWER_LINK_WRONG: 'INVALID_SUPPLIER_LINK',
  BOOKINGS_AHEAD: 'UPCOMING_BOOKINGS',
  CODE_WRONG: 'INVALID_CODE',
  HANDOVER_REQUIRED: 'FULFILMENT_REQUIRED',
  NOTICE_REFUSED: 'NOTIFICATION_REJECTED',
  OTHER_SESSION: 'SESSION_MISMATCH',
  PARTIAL_UNPAID: 'PARTIAL_CANCEL_UNPAID',
  PROMO_NOT_FOR_THESE: 'PROMO_NOT_APPLICABLE',
  REMAINING_ALONE: 'REMAINING_UNACCOMPANIED',
  RETURN_NOT_SOLD: 'RETURN_NOT_OFFERED',
  TOO_FEW: 'BELOW_MIN_UNITS',
  TOO_MANY: 'ABOVE_MAX_UNITS',
  VENUE_KEY_WRONG: 'INVALID_VENUE_KEY',
}

/** Paths of version 0.1 by their names since. A host of either release serves the old ones. */
const RENAMED_PATHS: Readonly<Record<string, string>> = { '/api/vouchers/offline': '/api/kept-vouchers' }

/** The path of a call at a host that may be of the previous release. */
export const hostPath = (path: string): string => RENAMED_PATHS[path] ?? path

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
