import type { MetadataRoute } from 'next'
import { factsOf, type Locale } from '@/lib/domain/locale'
import type { OfferedParts } from '@/lib/domain/offered-parts'
import { env } from '@/lib/env'
import { localePath } from './paths'
import { translator } from './translate'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/app-icon/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Returns the web app manifest. The app id is the same in every language. */
export function webManifest(locale: Locale, { products, orders }: OfferedParts): MetadataRoute.Manifest {
  const t = translator(locale)
  const { tag, direction } = factsOf(locale)
  const to = (path: string) => localePath(locale, path, env.LOCALE_PREFIX)
  return {
    id: '/',
    name: env.SHOP_NAME,
    short_name: env.SHOP_NAME,
    description: t('layout.description', { hasProducts: String(products) }),
    lang: tag,
    dir: direction,
    start_url: to('/'),
    scope: '/',
    display: 'standalone',
    // Pages override it in dark mode; before the first page loads, only this value applies.
    theme_color: '#ffffff',
    background_color: '#ffffff',
    categories: ['travel'],
    icons: [
      icon('192.png', 192, 'any'),
      icon('512.png', 512, 'any'),
      icon('maskable-192.png', 192, 'maskable'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: orders
      ? [
          {
            name: t('orders.title'),
            description: t('offline.shortcut'),
            url: to('/profile/orders'),
            icons: [icon('192.png', 192, 'any')],
          },
        ]
      : [],
  }
}
