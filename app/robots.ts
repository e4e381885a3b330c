import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { LOCALES } from '@/lib/domain/locale'
import { siteOrigin } from '@/lib/env'

/** Pages of one visitor that are not even requested; the cart, the checkout and the account say so themselves. */
const PRIVATE = ['/order/', '/profile/', '/sandbox/', '/supplier/', '/venue']

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
