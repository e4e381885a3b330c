import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { LOCALES } from '@/lib/domain/locale'
import { siteOrigin } from '@/lib/env'

/**
 * Pages of a link or a partner that are not even requested. The cart, the checkout and the account are: a crawler that may
 * not read them does not learn that they are not to be indexed.
 */
const PRIVATE = ['/order/', '/sandbox/', '/supplier/', '/venue']

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
