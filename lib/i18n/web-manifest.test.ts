import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { APP_ICONS } from '@/lib/images/app-icon'
import { webManifest } from './web-manifest'

const ALL = { products: true, orders: true }

test.each(LOCALES)('the manifest in %s satisfies the install requirements of browsers', (locale) => {
  const manifest = webManifest(locale, ALL)
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
  expect(new Set(LOCALES.map((locale) => webManifest(locale, ALL).id))).toEqual(new Set(['/']))
  expect(new Set(LOCALES.map((locale) => webManifest(locale, ALL).start_url)).size).toBe(LOCALES.length)
})

test('[X16] names no part that the API host lacks', () => {
  const { shortcuts, description } = webManifest('en', { products: false, orders: false })
  expect([shortcuts, description]).toEqual([[], expect.not.stringMatching(/tickets|tours|book/i)])
})
