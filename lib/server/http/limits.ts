const MINUTE = 60
const HOUR = 60 * MINUTE

export interface Limit {
  points: number
  duration: number
  perAddress: boolean
  /** Rejecting takes as long as allowing, so that timing reveals nothing. */
  even?: true
  /**
   * The security log has the first refusal of a key per period. Not for `even`, where the event would take time, unless the
   * key says nothing of an account.
   */
  logged?: true
}

/** Maximum number of attempts per period in seconds, per visitor address or other key. */
export const LIMITS = {
  'login-credential': { points: 10, duration: 15 * MINUTE, perAddress: false, logged: true },
  'login-account': { points: 100, duration: HOUR, perAddress: false, even: true },
  'login-device': { points: 10, duration: 15 * MINUTE, perAddress: false, logged: true },
  'login-address': { points: 100, duration: 15 * MINUTE, perAddress: true, logged: true },
  'google-address': { points: 100, duration: 15 * MINUTE, perAddress: true, logged: true },
  'code-request-recipient': { points: 10, duration: HOUR, perAddress: false, logged: true },
  // Each code can be guessed five times: this bounds the guesses of any number of networks.
  'code-request-total': { points: 30, duration: HOUR, perAddress: false, logged: true },
  'code-request-account': { points: 20, duration: HOUR, perAddress: false, logged: true },
  'reset-code': { points: 20, duration: 24 * HOUR, perAddress: false, even: true, logged: true },
  'code-request-address': { points: 150, duration: 15 * MINUTE, perAddress: true, logged: true },
  // Limits SMS cost and SMS pumping fraud.
  'sms-user': { points: 5, duration: HOUR, perAddress: false, logged: true },
  'sms-phone-network': { points: 5, duration: HOUR, perAddress: false, logged: true },
  // The first code of an account has a share of its own: those who ask again cannot use it up.
  'sms-phone-account': { points: 1, duration: 24 * HOUR, perAddress: false },
  'sms-phone-first': { points: 30, duration: HOUR, perAddress: false, logged: true },
  'sms-phone': { points: 10, duration: HOUR, perAddress: false, logged: true },
  'two-step-device': { points: 10, duration: 15 * MINUTE, perAddress: false, logged: true },
  'two-step-network': { points: 10, duration: 15 * MINUTE, perAddress: false, logged: true },
  // Three codes are valid at a time: this bounds the guesses of any number of networks.
  'two-step-account': { points: 100, duration: HOUR, perAddress: false, logged: true },
  'two-step-session': { points: 10, duration: 15 * MINUTE, perAddress: false, logged: true },
  // More than one session can use up, also in four periods of its own limit.
  'two-step-sessions': { points: 100, duration: HOUR, perAddress: false, logged: true },
  'passkey-address': { points: 100, duration: 15 * MINUTE, perAddress: true, logged: true },
  'password-session': { points: 10, duration: 15 * MINUTE, perAddress: false, logged: true },
  'password-user': { points: 100, duration: HOUR, perAddress: false, logged: true },
  'image-user': { points: 20, duration: HOUR, perAddress: false },
  'data-user': { points: 10, duration: HOUR, perAddress: false },
  'code-check-address': { points: 300, duration: 15 * MINUTE, perAddress: true, logged: true },
  'review-user': { points: 30, duration: HOUR, perAddress: false },
  'favourites-user': { points: 600, duration: HOUR, perAddress: false },
  'promo-user': { points: 60, duration: HOUR, perAddress: false },
  'promo-address': { points: 600, duration: HOUR, perAddress: true },
  'venue-address': { points: 60, duration: 15 * MINUTE, perAddress: true, logged: true },
  'reply-address': { points: 60, duration: 15 * MINUTE, perAddress: true, logged: true },
  'order-link-address': { points: 120, duration: 15 * MINUTE, perAddress: true, logged: true },
  'voucher-venue': { points: 100, duration: 15 * MINUTE, perAddress: false, logged: true },
  'booking-changes-user': { points: 30, duration: HOUR, perAddress: false },
  'documents-user': { points: 120, duration: HOUR, perAddress: false },
  'tax-invoice-user': { points: 30, duration: HOUR, perAddress: false },
  'offline-vouchers-user': { points: 60, duration: HOUR, perAddress: false },
  // Each unsigned notification of a gateway causes a status query.
  'notification-invoice': { points: 60, duration: 15 * MINUTE, perAddress: false, logged: true },
  'notification-unknown': { points: 300, duration: 15 * MINUTE, perAddress: false, logged: true },
  'support-account': { points: 10, duration: HOUR, perAddress: false },
  'support-email': { points: 10, duration: HOUR, perAddress: false },
  'support-thread': { points: 20, duration: HOUR, perAddress: false },
  'support-address': { points: 30, duration: HOUR, perAddress: true },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** The limits of sign-in, codes, passwords, keys and notifications. */
export const LOGGED_LIMITS = (Object.keys(LIMITS) as LimitName[]).filter(
  (name) => (LIMITS[name] as Limit).logged,
)
