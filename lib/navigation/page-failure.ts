import type { Locale } from '@/lib/domain/locale'
import type { PageCurrency } from '@/lib/domain/page-currency'
import type { PageFailure } from '@/lib/domain/page-failure'
import { decodeSegment, encodeSegment } from './path-segment'

/** Returns the internal path of the page for a failure; the cause of a technical error is not shown. */
export function failedPath(
  locale: Locale,
  currency: PageCurrency,
  { status, ...cause }: PageFailure,
): string {
  const shown = status >= 500 ? '' : `-${encodeSegment(JSON.stringify(cause))}`
  return `/${locale}/${currency}/failed/${status}${shown}`
}

/** Decodes the last segment of a failed page's internal path. */
export function decodeFailure(segment: string): PageFailure {
  const status = Number(segment.slice(0, 3))
  const cause = segment.slice(4)
  const technical = { code: 'INTERNAL', values: {}, message: null }
  return { status, ...(cause ? JSON.parse(decodeSegment(cause)) : technical) }
}
