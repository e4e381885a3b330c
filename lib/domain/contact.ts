/** Maximum length of an email address (RFC 5321), in characters. */
export const MAX_EMAIL_LENGTH = 254

/** Maximum length of a phone number as typed, in characters. */
export const MAX_PHONE_LENGTH = 32

/** Maximum length of a postal address, in characters. */
export const MAX_ADDRESS_LENGTH = 300

/** ISO 3166-1 alpha-2. */
export const COUNTRY_CODE = /^[A-Z]{2}$/
