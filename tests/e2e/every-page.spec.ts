import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { OWN_PAGES, PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { ready, sessionCookies } from './fixtures/steps'

/** Scrolls through a page, so that all of it is laid out and every lazy picture has come. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Adds up the layout shifts of a page that nobody asked for. */
function watchShifts(): void {
  const seen = window as typeof window & { shifts: Array<{ value: number; what: string[] }> }
  seen.shifts = []
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: Array<{ node: Node | null }>
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput)
        seen.shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : '',
          ),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

const shifts = (page: Page) =>
  page.evaluate(() => (window as typeof window & { shifts: Array<{ value: number }> }).shifts)

/** `TEST_THOROUGH=1` walks every page in every combination; else each language, theme and size is walked once. */
const isThorough = process.env.TEST_THOROUGH === '1'

const DARK: readonly Locale[] = ['th']
const ON_A_PHONE: readonly Locale[] = ['th', 'zh-cn']

for (const locale of LOCALES)
  for (const theme of ['light', 'dark'] as const) {
    if (!isThorough && (theme === 'dark') !== DARK.includes(locale)) continue
    test.describe(`${locale}, ${theme}`, () => {
      test.use({ language: locale, colorScheme: theme, viewport: { width: 1280, height: 900 } })

      test('every page is accessible', async ({ page, at, expectAccessible, request, baseURL }) => {
        test.setTimeout(300_000)
        const look = async (name: string, path: string) =>
          test.step(name, async () => {
            await page.goto(at(path))
            await ready(page)
            await expect(page.locator('html')).toHaveAttribute('lang', locale)
            await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
            await expectAccessible()
          })
        for (const [name, path] of Object.entries(PUBLIC_PAGES)) await look(name, path)
        await page.context().addCookies(await sessionCookies(request, baseURL ?? ''))
        for (const [name, path] of Object.entries(OWN_PAGES)) await look(name, path)
      })
    })
  }

for (const locale of LOCALES)
  test.describe(`${locale} on narrow screens and in large type`, () => {
    test.use({ language: locale, viewport: { width: 320, height: 640 } })

    test('no page is wider than its screen', async ({ page, at }) => {
      test.setTimeout(300_000)
      for (const [name, path] of Object.entries(PUBLIC_PAGES))
        await test.step(name, async () => {
          await page.setViewportSize({ width: 320, height: 640 })
          await page.goto(at(path))
          await ready(page)
          expect.soft(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
          await page.setViewportSize({ width: 1024, height: 640 })
          await page.addStyleTag({ content: 'html { font-size: 200% }' })
          expect.soft(await overflow(page), `${path} in type twice as large`).toBeLessThanOrEqual(0)
        })
    })
  })

for (const size of [
  { name: 'desktop', viewport: { width: 1280, height: 900 }, isMobile: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true },
])
  for (const locale of LOCALES) {
    if (!isThorough && size.isMobile !== ON_A_PHONE.includes(locale)) continue
    test.describe(`${locale} on a ${size.name}`, () => {
      test.use({ language: locale, viewport: size.viewport, isMobile: size.isMobile })

      test('nothing moves under the reader', async ({ page, at }) => {
        test.setTimeout(300_000)
        await page.addInitScript(watchShifts)
        for (const [name, path] of Object.entries(PUBLIC_PAGES))
          await test.step(name, async () => {
            await page.goto(at(path))
            await ready(page)
            await readThrough(page)
            const moves = await shifts(page)
            const sum = moves.reduce((total, { value }) => total + value, 0)
            expect.soft(sum.toFixed(2), `${path} ${JSON.stringify(moves)}`).toBe('0.00')
          })
      })
    })
  }
