import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { middleware } from '@/middleware'

vi.mock('@/lib/api/visitor-preferences', () => ({
  areRatesOutdated: async () => false,
  offeredLocale: async (locale: string | undefined) => (locale === 'zh-cn' ? 'en' : locale),
  partnerCurrency: async () => 'THB',
  storedCurrency: async () => undefined,
}))
vi.mock('@/lib/api/navigation', () => ({
  isSignedIn: async () => false,
  lookups: {},
  redirectFor: async () => null,
}))
vi.mock('@/lib/api/queries/preferences', () => ({
  readLanguages: async () => [{ code: 'en' }, { code: 'th' }],
}))
vi.mock('@/lib/api/queries/sitemap', () => ({ publicPaths: async () => ['/', '/about'] }))
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => undefined,
}))

const open = async (path: string) => {
  const response = await middleware(new NextRequest(`http://localhost${path}`))
  const location = response.headers.get('location')
  return [response.status, location?.replace('http://localhost', '') ?? null]
}

test('[S3] a page in a language that the host does not list is the page in English', async () => {
  expect(await open('/zh-cn')).toEqual([307, '/'])
  expect(await open('/zh-cn/help?a=1')).toEqual([307, '/help?a=1'])
  expect(await open('/th/help')).toEqual([200, null])
  expect(await open('/help')).toEqual([200, null])
})

test('[S3] the sitemap has the languages that the host lists', async () => {
  const { default: sitemap } = await import('@/app/sitemap')
  const entries = await sitemap()
  expect(entries.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/th', '/about', '/th/about'])
  expect(Object.keys(entries[0]?.alternates?.languages ?? {})).toEqual(['en', 'th', 'x-default'])
})
