import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { inAllLanguages, text } from '@/lib/contract/catalog-file/text'
import { openApiDocument } from '@/lib/contract/openapi'
import { inLocale, isLocale, LOCALES, type Locale } from '@/lib/domain/locale'
import { acceptedLocale } from '@/lib/i18n/accept-language'
import { ADDED } from '../fixtures/added-language'

vi.mock('@/lib/domain/locale-table', async (original) => {
  const { withAddedRow } = await import('../fixtures/added-language')
  return withAddedRow(original)
})
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const readFileSync = (path: string, ...rest: [BufferEncoding]) =>
    path === 'messages/eo.json' ? JSON.stringify(marked()) : fs.readFileSync(path, ...rest)
  const { addedMessages: marked } = await import('../fixtures/added-language')
  return { ...fs, default: { ...fs, readFileSync }, readFileSync }
})
vi.mock('@/lib/i18n/import-messages', async (original) => {
  const { withAddedMessages } = await import('../fixtures/added-language')
  return withAddedMessages(original)
})
vi.mock('@/lib/api/navigation', () => ({
  defaultCurrency: async () => 'THB',
  isSignedIn: async () => false,
  lookups: {},
  redirectFor: async () => null,
}))
vi.mock('@/lib/api/queries/preferences', async () => {
  const { languages } = await import('@/lib/server/partner/service')
  const read = async () => (await languages()).data
  return { getLanguages: read, readLanguages: read }
})
vi.mock('@/lib/api/queries/public-pages', () => ({ publicPageParts: async () => [] }))
vi.mock('@/lib/i18n/current-page', () => ({
  currentPage: async () => ({ locale: added, currency: 'THB', path: (to: string) => `/eo${to}` }),
}))
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => undefined,
}))

/** The types do not know it, because its row is added at run time. */
const added = ADDED as Locale

describe('a language with only a row in the table and a file of messages', () => {
  test('is one of the languages', () => {
    expect(LOCALES.at(-1)).toBe('eo')
    expect(isLocale('eo')).toBe(true)
  })

  test('has URLs, to which the middleware routes', async () => {
    const { middleware } = await import('@/middleware')
    const response = await middleware(new NextRequest('http://localhost/eo/help'))
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost/eo/THB/help')
    expect(response.headers.get('set-cookie')).toContain('locale=eo;')
    const home = await middleware(new NextRequest('http://localhost/', { headers: { cookie: 'locale=eo' } }))
    expect(home.headers.get('location')).toBe('http://localhost/eo')
  })

  test('is accepted from a browser', () => {
    expect(acceptedLocale('eo,en;q=0.5')).toBe('eo')
  })

  test('is in the sitemap, the robots file and the alternates of a page', async () => {
    const { GET: sitemap } = await import('@/app/sitemaps/[file]/route')
    const params = Promise.resolve({ file: 'page.eo.xml' })
    const entries = await (await sitemap(new Request('http://localhost'), { params })).text()
    expect(entries).toContain('/eo/about</loc>')
    expect(entries).toContain('hreflang="eo"')
    const { default: robots } = await import('@/app/robots')
    expect(JSON.stringify(await robots())).toContain('/eo/sandbox/')
    const { alternates } = await import('@/lib/api/queries/alternates')
    expect((await alternates('/about')).languages).toMatchObject({ eo: '/eo/about' })
  })

  test('is in the language switcher, with its own name', async () => {
    const { languages } = await import('@/lib/server/partner/service')
    expect((await languages()).data).toContainEqual({ code: 'eo', name: 'Esperanto' })
  })

  test('is in the contract', () => {
    expect(JSON.stringify(openApiDocument(''))).toContain(`"enum":${JSON.stringify(LOCALES)}`)
  })

  test('has its messages, in the manifest, in mails and after a fatal error', async () => {
    const { translator } = await import('@/lib/i18n/translate')
    expect(translator(added)('cart.title')).toMatch(/^§ /)
    const { webManifest } = await import('@/lib/i18n/web-manifest')
    expect(webManifest(added, { products: true, orders: true })).toMatchObject({
      lang: 'eo',
      start_url: '/eo',
      description: expect.stringMatching(/^§ /),
    })
    const { composeMail } = await import('@/lib/server/mail/compose')
    const { html, subject } = composeMail({
      to: 'hana@example.com',
      locale: added,
      template: 'welcome',
      values: { name: 'Hana' },
    })
    expect(html).toContain('<html lang="eo">')
    expect(subject).toMatch(/^§ /)
    const { readFatalErrorMessages } = await import('@/lib/i18n/read-fatal-error-messages')
    const { fatalErrorMessages } = await import('@/components/layout/error/fatal-error-messages')
    expect(fatalErrorMessages('/eo/cart', readFatalErrorMessages()).home).toMatch(/^§ /)
  })

  test('has its headers and fatal error messages in the configuration of the build', async () => {
    const { default: config } = await import('@/next.config')
    const sources = (await config.headers?.())?.map(({ source }) => source)
    expect(sources).toContain(`/:locale(${LOCALES.join('|')})?/venue`)
    expect(JSON.parse(config.env?.FATAL_ERROR_MESSAGES ?? '')).toHaveProperty('eo.heading')
  })

  test('has its formats', async () => {
    const { formatDate } = await import('@/lib/i18n/format')
    const { formatDateRange } = await import('@/lib/i18n/format-date-range')
    const { fullName } = await import('@/lib/i18n/full-name')
    const { calendarIn } = await import('@/components/ui/date-picker/calendar-locale')
    expect(formatDate('2026-12-12', added)).toBe('sa 12 Dec 2026')
    expect(formatDateRange({ date: '2026-12-12', end_date: null, time: '18:30' }, added, 'day')).toBe(
      'sa 12 Dec 18:30',
    )
    expect(fullName({ first_name: 'Ludoviko', last_name: 'Zamenhof' }, added)).toBe('Zamenhof Ludoviko')
    expect(calendarIn(added).weekStartsOn).toBe(0)
  })

  test('may be missing in the catalog file; a language that the shop does not have is rejected', () => {
    const name = inAllLanguages(text(20))
    const complete = { en: 'Tower', th: 'หอคอย', 'zh-cn': '塔' }
    expect(name.parse(complete)).toEqual(complete)
    expect(name.parse({ ...complete, eo: 'Turo' })).toEqual({ ...complete, eo: 'Turo' })
    expect(name.safeParse({ ...complete, xx: 'Tour' }).success).toBe(false)
    expect(name.safeParse({ en: 'Tower', th: 'หอคอย', eo: 'Turo' }).success).toBe(false)
  })

  test('shows English where the catalog is not translated', () => {
    expect(inLocale({ en: 'Tower', th: 'หอคอย', 'zh-cn': '塔' }, added)).toBe('Tower')
  })
})
