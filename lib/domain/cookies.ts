import { FORM_MINUTES, RESEND_SECONDS } from './verification-code'

const DAY = 86_400

export const ACCESS_TOKEN_COOKIE = 'access-token'
/**
 * The same token over HTTPS. A browser accepts a cookie of this name from the shop's own host alone, not from another
 * host of its domain nor over HTTP, so no other site can plant a session in it.
 */
export const HOST_ACCESS_TOKEN_COOKIE = '__Host-access-token'
/** The cookies that hold a token. Over HTTPS `__Host-access-token` comes first. */
export const tokenCookieNames = (isHttps: boolean): string[] =>
  isHttps ? [ACCESS_TOKEN_COOKIE, HOST_ACCESS_TOKEN_COOKIE] : [ACCESS_TOKEN_COOKIE]

/** Three days. */
export const ACCESS_TOKEN_SECONDS = 3 * DAY
/** Tells the page that a session exists, with a different value for each session. Not a credential. */
export const SIGNED_IN_COOKIE = 'signed-in'

export const LOCALE_COOKIE = 'locale'
export const LOCALE_SECONDS = 365 * DAY

export const CURRENCY_COOKIE = 'currency'
/** One year: 31536000 s. */
export const CURRENCY_SECONDS = 365 * DAY

export const THEME_COOKIE = 'theme'
export const THEME_SECONDS = 365 * DAY

/** Binds a Google sign-in to the browser that started it. */
export const SIGN_IN_BROWSER_COOKIE = 'sign-in-browser'
/** Time limit for the sign-in at Google. */
export const SIGN_IN_BROWSER_SECONDS = 600

/** Password data of a sign-up that waits for its code; only the server can read it. */
export const SIGN_UP_COOKIE = 'sign-up'
/** As long as the page keeps the rest of the form. */
export const SIGN_UP_SECONDS = RESEND_SECONDS + FORM_MINUTES * 60

/** Names the browser that requests a code, so that requests of others do not affect it. */
export const CODE_ASKER_COOKIE = 'code-asker'
export const CODE_ASKER_SECONDS = SIGN_UP_SECONDS

/** Proves that an account signed in on this device before; only the server can read it. */
export const KNOWN_DEVICE_COOKIE = 'known-device'
export const KNOWN_DEVICE_SECONDS = 180 * DAY
