import 'server-only'
import type { Metadata } from 'next'
import { DEFAULT_LOCALE, factsOf, type Locale } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { localePath } from '@/lib/i18n/paths'
import { getLanguages } from './preferences'

/**
 * Returns the canonical URL of a shop path and its alternates in every language that the shop offers; without prefixes all
 * languages are at one URL, which is no alternate of itself.
 */
export async function alternates(path: string): Promise<NonNullable<Metadata['alternates']>> {
  const [page, offered] = await Promise.all([currentPage(), getLanguages()])
  if (env.LOCALE_PREFIX === 'never') return { canonical: page.path(path) }
  const at = (locale: Locale) => localePath(locale, path, env.LOCALE_PREFIX)
  const languages = Object.fromEntries(offered.map(({ code }) => [factsOf(code).hreflang, at(code)]))
  return { canonical: page.path(path), languages: { ...languages, 'x-default': at(DEFAULT_LOCALE) } }
}
