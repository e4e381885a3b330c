import { FORM_MINUTES, RESEND_SECONDS } from './verification-code'

const DAY = 86_400

export const ACCESS_TOKEN_COOKIE = 'access-token'
/** Three days. */
export const ACCESS_TOKEN_SECONDS = 3 * DAY
/** A token that a cookie can hold unencoded (RFC 6265), whichever API host issued it. */
export const ACCESS_TOKEN = /^[!#$&'()*+\-./\w:<=>?@[\]^`{|}~]{1,4096}$/
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
