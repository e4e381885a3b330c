import type { Currency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { decodeSegment, encodeSegment } from './path-segment'

/** A refused page, with a status below 500. */
export interface PageFailure {
  status: number
  code: string
  /** Values for the message of the code. */
  values: Record<string, string | number>
  /** The error's own message; null if only its code has one. */
  message: string | null
}

/** Segment of an error whose cause is not shown. */
export const TECHNICAL_ERROR = 'technical'

/** Decodes the last segment of an error page's internal path; null for an error of the server itself. */
export function decodeFailure(segment: string): PageFailure | null {
  return segment === TECHNICAL_ERROR ? null : (JSON.parse(decodeSegment(segment)) as PageFailure)
}

/** Returns the internal path of the error page; null for an error of the server itself. */
export function failedPath(locale: Locale, currency: Currency, failure: PageFailure | null): string {
  const segment = failure ? encodeSegment(JSON.stringify(failure)) : TECHNICAL_ERROR
  return `/${locale}/${currency}/failed/${segment}`
}
