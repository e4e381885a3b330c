import type { Currency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import type { Translate } from '@/lib/i18n/translate'

export interface Session {
  userId: string
  tokenHash: string
}

/** The caller's identity, language and currency, and what the response may set. */
export interface RequestContext {
  locale: Locale
  currency: Currency
  t: Translate
  session: Session | null
  /** Whether the request had a token without a valid session. */
  staleToken: boolean
  /** The token that the session's cookie holds. */
  cookieToken: string | undefined
  /** The network that counts as the visitor's address, for limits; see `networkOf`. */
  address: string
  /** The visitor's country in ISO 3166-1 alpha-2, if the proxy in front supplies it. */
  country: string | null
  userAgent: string | null
  /** Whether a browser sent the request to an origin that it trusts; only browsers state the requesting site. */
  fromBrowser: boolean
  idempotencyKey: string | null
  /** The venue's credential. */
  venueKey: string | null
  /** Origin of the visitor's page: the checked one from the browser, otherwise the site's own. */
  origin: string
  /** The value of a request cookie; undefined if it was not sent. */
  cookie(name: string): string | undefined
  /** Adds a serialized cookie to the response. */
  setCookie(cookie: string): void
  /** Sets the session cookie of the response; null deletes it. */
  setToken(token: string | null): void
}

/** The context of an operation that requires a session. */
export type SignedIn = RequestContext & { session: Session }
