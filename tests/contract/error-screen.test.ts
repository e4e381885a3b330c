import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFatalErrorMessages } from '@/lib/i18n/read-fatal-error-messages'
import { sql } from '../fixtures/database'
import { baseUrl } from '../fixtures/http'

async function fetchPage(path: string, agent = 'Mozilla/5.0') {
  const response = await fetch(baseUrl() + path, { redirect: 'manual', headers: { 'user-agent': agent } })
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

const MESSAGES = JSON.parse(readFatalErrorMessages()) as Record<
  string,
  { technical: string; heading: string }
>

/** The database accepts this target, but no browser can parse it: the middleware throws. */
const BROKEN = 'https://['
const PATHS = { en: '/broken-target', th: '/th/broken-target', 'zh-cn': '/zh-cn/broken-target' }

/** Waits until the shop has noticed the redirect of a path. */
const untilBroken = (path: string) => expect.poll(async () => (await fetchPage(path)).status).toBe(500)

beforeAll(async () => {
  for (const path of Object.values(PATHS)) await sql('INSERT INTO redirects VALUES ($1, $2)', [path, BROKEN])
})
afterAll(() => sql('DELETE FROM redirects WHERE target = $1', [BROKEN]))

test.each(Object.entries(PATHS))(
  '[E1] %s: an exception in the middleware shows the error screen with status 500',
  async (locale, path) => {
    await untilBroken(path)
    const { status, html } = await fetchPage(path)
    expect(status).toBe(500)
    expect(html).toContain(`lang="${locale}"`)
    expect(html).toContain('class="error-screen"')
    expect(html).toContain('5<span>0</span><span>0</span>')
    expect(html).toContain(`>${MESSAGES[locale]?.heading}</h1>`)
    expect(html).toContain(`>${MESSAGES[locale]?.technical}</p>`)
  },
)

test('[E2] an exception in the middleware gives a bot the status without an error page', async () => {
  await untilBroken(PATHS.th)
  expect(await fetchPage(PATHS.th, 'Googlebot/2.1')).toEqual({ status: 500, html: '' })
})

test.each(['?flag', '?flag=', '?q=a+b&&x', '?%E0%B9%84=%E0%B8%97', ''])(
  '[E1] [R5] [R6] the page shows its path as it was typed: %s',
  async (query) => {
    for (const path of ['/products/nope', '/th/categories/nope', '/zh-cn/destination/nope']) {
      const { status, html } = await fetchPage(path + query)
      expect(status).toBe(404)
      // The colon in Chinese is a character of its own.
      expect(html.replaceAll('：', ': ')).toContain(`: ${(path + query).replaceAll('&', '&amp;')}</p>`)
    }
  },
)

test.each(['/products/', '/th/categories/'])(
  '[R5, R6] %s…: the page shows a path of any length',
  async (start) => {
    const path = `${start}${'a'.repeat(1_500)}?campaign=${'b'.repeat(3_000)}`
    const { status, html } = await fetchPage(path)
    expect(status).toBe(404)
    expect(html).toContain(`: ${path}</p>`)
  },
)

test('[E1] a document has the id of its request where its scripts can read it, for the screen', async () => {
  await untilBroken(PATHS.en)
  const open = (dest: string) =>
    fetch(baseUrl() + PATHS.en, { headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-dest': dest } })
  const { status, headers } = await open('document')
  expect(status).toBe(500)
  expect(headers.get('server-timing')).toBe(`request;desc="${headers.get('x-request-id')}"`)
  expect((await open('empty')).headers.get('server-timing')).toBeNull()
})
