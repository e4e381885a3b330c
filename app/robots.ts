import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { LOCALES } from '@/lib/domain/locale'
import { siteOrigin } from '@/lib/env'

/**
 * Pages of the simulated services, which are not even requested. Those of one visitor, of a link or of a partner are: a
 * crawler that may not read them does not learn that they are not to be indexed.
 */
const PRIVATE = ['/sandbox/']

const under = (prefix: string) => PRIVATE.map((path) => prefix + path)

export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  return {
    rules: {
      userAgent: '*',
      disallow: ['/api/', ...['', ...LOCALES.map((locale) => `/${locale}`)].flatMap(under)],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  }
}
