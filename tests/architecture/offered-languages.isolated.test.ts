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
vi.mock('@/lib/api/queries/public-pages', () => ({ publicPageParts: async () => [] }))
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
  const { GET: index } = await import('@/app/sitemap.xml/route')
  const files = [
    ...(await (await index(new Request('http://localhost'))).text()).matchAll(
      /<loc>[^<]*(\/sitemaps\/[^<]*)/g,
    ),
  ].map(([, path]) => path)
  expect(files).toEqual(['/sitemaps/page.en.xml', '/sitemaps/page.th.xml'])
  const { GET: sitemap } = await import('@/app/sitemaps/[file]/route')
  const read = async (file: string) =>
    sitemap(new Request(`http://localhost/sitemaps/${file}`), { params: Promise.resolve({ file }) })
  const text = await (await read('page.th.xml')).text()
  expect(text).toContain('/th/about</loc>')
  expect([...new Set([...text.matchAll(/hreflang="([^"]*)"/g)].map(([, code]) => code))]).toEqual([
    'en',
    'th',
    'x-default',
  ])
  expect((await read('page.zh-cn.xml')).status).toBe(404)
})
