import type { MetadataRoute } from 'next'
import type { Locale } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { localePath } from './paths'
import { translator } from './translate'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/app-icon/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to install the shop; one app, whichever language it was installed in. */
export function webManifest(locale: Locale): MetadataRoute.Manifest {
  const t = translator(locale)
  const to = (path: string) => localePath(locale, path, env.LOCALE_PREFIX)
  return {
    id: '/',
    name: env.SHOP_NAME,
    short_name: env.SHOP_NAME,
    description: t('layout.description'),
    lang: locale === 'zh-cn' ? 'zh-CN' : locale,
    dir: 'ltr',
    start_url: to('/'),
    scope: '/',
    display: 'standalone',
    // The page's own tags overrule it in the dark; before the first page there is only this.
    theme_color: '#ffffff',
    background_color: '#ffffff',
    categories: ['travel'],
    icons: [
      icon('192.png', 192, 'any'),
      icon('512.png', 512, 'any'),
      icon('maskable-192.png', 192, 'maskable'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      {
        name: t('orders.title'),
        description: t('offline.shortcut'),
        url: to('/profile/orders'),
        icons: [icon('192.png', 192, 'any')],
      },
    ],
  }
}
