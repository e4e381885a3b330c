const DAY = 86_400

export const ACCESS_TOKEN_COOKIE = 'access-token'
/** Three days. */
export const ACCESS_TOKEN_SECONDS = 3 * DAY
/** Says to the page that a session exists, another for each; proves nothing. */
export const SIGNED_IN_COOKIE = 'signed-in'

export const LOCALE_COOKIE = 'locale'
export const LOCALE_SECONDS = 365 * DAY

export const CURRENCY_COOKIE = 'currency'
/** One year: 31536000 s. */
export const CURRENCY_SECONDS = 365 * DAY

export const THEME_COOKIE = 'theme'
export const THEME_SECONDS = 365 * DAY

/** Ties a way to Google and back to the browser that set out on it. */
export const SIGN_IN_BROWSER_COOKIE = 'sign-in-browser'
/** How long somebody may take at Google's. */
export const SIGN_IN_BROWSER_SECONDS = 600

/** What a sign-up that waits for its code needs of the password; nobody but the server can read it. */
export const SIGN_UP_COOKIE = 'sign-up'
/** As long as the page keeps the rest of the form: an hour from when a new code may be asked for. */
export const SIGN_UP_SECONDS = 3660
