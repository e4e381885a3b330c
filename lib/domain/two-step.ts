/** The code of an authenticator app (RFC 6238): six digits, a new one every 30 seconds. */
export const TOTP_CODE = /^\d{6}$/
export const TOTP_SECONDS = 30

/** A recovery code without its hyphens: 80 random bits in the letters and digits of base32. */
export const RECOVERY_CODE = /^[a-z2-7]{16}$/
export const RECOVERY_CODE_LENGTH = 16
export const RECOVERY_CODES = 10

/** How long a sign-in waits for its second step, in minutes. */
export const CHALLENGE_MINUTES = 10
