import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { APP_ICONS } from '@/lib/images/app-icon'
import { webManifest } from './web-manifest'

test.each(LOCALES)('the manifest in %s satisfies the install requirements of browsers', (locale) => {
  const manifest = webManifest(locale)
  const icons = manifest.icons ?? []
  expect(manifest.name && manifest.start_url && manifest.display).toBe('standalone')
  for (const purpose of ['any', 'maskable'])
    expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ])
  for (const { src } of icons) expect(Object.keys(APP_ICONS)).toContain(src.replace('/app-icon/', ''))
  expect(manifest.shortcuts?.map(({ url }) => url)).toEqual([
    locale === 'en' ? '/profile/orders' : `/${locale}/profile/orders`,
  ])
})

test('is the same app in every language', () => {
  expect(new Set(LOCALES.map((locale) => webManifest(locale).id))).toEqual(new Set(['/']))
  expect(new Set(LOCALES.map((locale) => webManifest(locale).start_url)).size).toBe(LOCALES.length)
})
