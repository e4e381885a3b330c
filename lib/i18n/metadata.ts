import type { Metadata } from 'next'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { currentPage } from './current-page'
import { localePath } from './paths'

/** Returns the canonical URL of a shop path and its alternates in every language. */
export async function alternates(path: string): Promise<NonNullable<Metadata['alternates']>> {
  const page = await currentPage()
  const at = (locale: (typeof LOCALES)[number]) => localePath(locale, path, env.LOCALE_PREFIX)
  const languages = Object.fromEntries(LOCALES.map((locale) => [locale, at(locale)]))
  return { canonical: page.path(path), languages: { ...languages, 'x-default': at(DEFAULT_LOCALE) } }
}
