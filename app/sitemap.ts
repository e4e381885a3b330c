import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { readLanguages } from '@/lib/api/queries/preferences'
import { publicPaths } from '@/lib/api/queries/sitemap'
import { DEFAULT_LOCALE, factsOf, type Locale } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'

/** The public pages and their language alternates; generated per request, as the build has no database. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const origin = siteOrigin()
  const [paths, offered] = await Promise.all([publicPaths(), readLanguages()])
  const locales = offered.map(({ code }) => code)
  return paths.flatMap((path) => {
    const at = (locale: Locale) => origin + localePath(locale, path, env.LOCALE_PREFIX)
    const languages = {
      ...Object.fromEntries(locales.map((locale) => [factsOf(locale).hreflang, at(locale)])),
      'x-default': at(DEFAULT_LOCALE),
    }
    const urls = new Set(locales.map(at))
    return [...urls].map((url) => ({ url, ...(urls.size > 1 && { alternates: { languages } }) }))
  })
}
