import { LOCALES, type Locale } from '@/lib/domain/locale'
import { KINDS_OF_PAGE } from '../fixtures/kinds-of-page'
import { prefixOf } from '../fixtures/locale-prefix'

/** Pages with forms, which search engines do not index. */
const FORMS = ['/sign-in', '/sign-up', '/forgot-password', '/support', '/cart']

/** The styles of the build: the checker does not know newer properties. The linter and the browser tests check them. */
const BUILD_STYLES = /<style data-precedence=[^>]*>.*?<\/style>/gs

/** Pages in English only. */
const WITHOUT_LANGUAGE = ['/api/reference']

/**
 * Fetches the pages that the checker reads; their HTML by address.
 * @param localesOf the languages of a page, by its position
 */
export async function fetchPages(
  origin: string,
  localesOf: (position: number) => readonly Locale[] = () => LOCALES,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const localized = [...Object.values(KINDS_OF_PAGE), ...FORMS].flatMap((path, position) =>
    localesOf(position).map((locale) => (prefixOf(locale) + path).replace(/(?<=.)\/$/, '')),
  )
  for (const path of [...localized, ...WITHOUT_LANGUAGE]) {
    const url = origin + path
    const response = await fetch(url, { redirect: 'error' })
    if (!response.ok) throw new Error(`${url}: status ${response.status}`)
    pages.set(url, (await response.text()).replace(BUILD_STYLES, ''))
  }
  return pages
}
