import type { Currency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import type { Translate } from '@/lib/i18n/translate'

export interface Session {
  userId: string
  tokenHash: string
}

/** Who asks, in which language and currency, and what the answer may set. */
export interface RequestContext {
  locale: Locale
  currency: Currency
  t: Translate
  session: Session | null
  /** Whether the visitor came with a token that no longer stands for a session. */
  staleToken: boolean
  /** The visitor's address, for rate limits. */
  address: string
  /** The visitor's country in ISO 3166-1 alpha-2, where the proxy in front names it. */
  country: string | null
  userAgent: string | null
  idempotencyKey: string | null
  /** What a venue names itself by. */
  venueKey: string | null
  /** Where the visitor's page is: what a browser named and was checked, else the site's own origin. */
  origin: string
  /** The value of a cookie that came; undefined where it did not. */
  cookie(name: string): string | undefined
  /** Adds a cookie to the answer, spelled out. */
  setCookie(cookie: string): void
  /** Sets the session cookie of the answer; null deletes it. */
  setToken(token: string | null): void
}

/** A context whose operation required a session. */
export type SignedIn = RequestContext & { session: Session }
