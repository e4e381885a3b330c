/** What a code sent by email or SMS authorizes. */
export const CODE_PURPOSES = ['register', 'reset', 'email', 'phone', 'sign-in'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** Number of digits. */
export const CODE_LENGTH = 6

/** How long a code is valid, in minutes. */
export const CODE_MINUTES = 10

/**
 * How long the link of a mail that signs in or sets a new password is valid, in minutes. At least as long as the limits on
 * requesting another last.
 */
export const MAILED_LINK_MINUTES = 60

/** Minimum time between two codes for a recipient and an asker, in seconds. */
export const RESEND_SECONDS = 60

/** Wrong entries after which a code is invalid. */
export const MAX_CODE_ATTEMPTS = 5

/** How long a form waits for its code after a new one can be requested: time to find the email, in minutes. */
export const FORM_MINUTES = 60
