import { z } from 'zod'
import type { SecurityEventKind } from '@/lib/domain/security-event'
import { CODE_PURPOSES } from '@/lib/domain/verification-code'
import { LOGGED_LIMITS } from '@/lib/server/http/limits'

/** The refusals of a sign-in, by error code. */
const SIGN_IN_REASONS = [
  'CREDENTIALS_WRONG',
  'TWO_STEP_CODE',
  'TWO_STEP_EXPIRED',
  'PASSKEY_REFUSED',
  'RATE_LIMITED',
  'LINK_EXPIRED',
  'GOOGLE_DENIED',
  'GOOGLE_EXPIRED',
  'GOOGLE_UNTRUSTED',
  'GOOGLE_EMAIL_UNVERIFIED',
  'GOOGLE_OTHER_ACCOUNT',
  'GOOGLE_UNAVAILABLE',
] as const

/** Undefined for an error that is no refusal. */
export function signInReason(code: string) {
  return SIGN_IN_REASONS.find((reason) => reason === code)
}

/** A path of the contract, whose parameters may be secrets. */
const PATH_TEMPLATE = /^\/api(\/([a-z0-9.-]{1,32}|\{[a-zA-Z]{1,32}\}))+$/
/** An order, a support request, another record or `all`; a file's path and free text are left out. */
const TARGET = /^((?:SH|SUP)-[0-9A-Z]{4}-\d{4}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{1,12}|all)$/

/** The name that a command was given, the system's user, or the address of a mail. */
const by = z.string().trim().max(80).optional()
const word = z.string().regex(/^[a-z][a-z0-9_-]{0,23}$/)
const method = z.enum(['password', 'code', 'google', 'two-step', 'passkey', 'link'])
const none = z.strictObject({})

/**
 * What an event states besides who, from where and when. Fixed words only: a password, a code, a token or the text of a
 * mail is no valid detail.
 */
export const SECURITY_DETAILS = {
  'sign-in': z.strictObject({
    method,
    reason: z.enum(SIGN_IN_REASONS).optional(),
    /** The password was right, and the second step is still to come. */
    step: z.literal('first').optional(),
  }),
  'sign-out': none,
  registration: z.strictObject({ method }),
  code: z.strictObject({
    purpose: z.enum(CODE_PURPOSES),
    reason: z.enum(['wrong', 'expired', 'limit', 'none']),
  }),
  'password-confirmation': none,
  'password-reset': none,
  'password-change': none,
  /** `code`: a wrong code for a change in the settings. */
  'two-step': z.strictObject({ action: z.enum(['on', 'off', 'recovery-codes', 'code']) }),
  passkey: z.strictObject({ action: z.enum(['add', 'remove']) }),
  'email-change': none,
  'phone-change': none,
  'session-end': z.strictObject({ sessions: z.enum(['one', 'all']) }),
  'account-deletion': none,
  'rate-limit': z.strictObject({ limit: z.enum(LOGGED_LIMITS) }),
  'cross-origin': z.strictObject({
    method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
    path: z.string().regex(PATH_TEMPLATE),
  }),
  host: none,
  notification: z.strictObject({ gateway: word }),
  'supplier-link': none,
  'order-link': none,
  'venue-key': none,
  /** What the shop's own processes and its monitoring send. */
  'server-token': z.strictObject({ use: z.enum(['catalog-changes', 'metrics']) }),
  /** A mail to the reply address of support. */
  'support-mail': z.strictObject({
    /** The request that its address names, without the token. */
    target: z.string().regex(TARGET).optional().catch(undefined),
    reason: z.enum(['token', 'none']).optional(),
    by,
  }),
  'operator-command': z.strictObject({
    command: word,
    action: word,
    target: z.string().regex(TARGET).optional().catch(undefined),
    by,
  }),
} as const satisfies Record<SecurityEventKind, z.ZodType>

export type SecurityDetail<Kind extends SecurityEventKind> = z.input<(typeof SECURITY_DETAILS)[Kind]>
