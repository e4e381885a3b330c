import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/domain/locale'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

interface Look {
  name: string
  language: Locale
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
  isMobile: boolean
}

/** Every language, theme and kind of screen at least once, without multiplying them all. */
const LOOKS: Look[] = [
  {
    name: 'desktop-en-light',
    language: 'en',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    isMobile: false,
  },
  {
    name: 'phone-th-dark',
    language: 'th',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    isMobile: true,
  },
  {
    name: 'phone-zh-light',
    language: 'zh-cn',
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
    isMobile: true,
  },
]

/** The pages whose layouts are not another's. */
const PHOTOGRAPHED = [
  'home',
  'listing',
  'product',
  'category',
  'destination',
  'esim',
  'help',
  'support',
  'sign in',
  'cart',
  'not found',
] as const satisfies Array<keyof typeof PUBLIC_PAGES>

/** The browser's clock stands still; prices and dates of the server, which do not, are covered. */
const MOMENT = new Date('2026-12-12T09:30:00+07:00')

/** Below it a page says the same in more rows. */
const HIGHEST = 3200

async function hold(page: Page): Promise<void> {
  await page.clock.setFixedTime(MOMENT)
}

async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
}

/**
 * Drawings have tests of their own, and prices and days move on; their places count here, not what they show.
 * What is smaller than a word's anti-aliasing does not count either.
 */
const options = (page: Page) => ({
  mask: [page.locator('main img'), page.locator('main time, main [data-moves], main .tabular-nums')],
  maskColor: '#888',
  scale: 'device' as const,
  maxDiffPixelRatio: 0.01,
  threshold: 0.25,
})

for (const { name, ...look } of LOOKS)
  test.describe(name, () => {
    test.use(look)

    test.describe('pages', () => {
      // Half the pixels: small pictures, and no quarrel about single ones.
      test.use({ deviceScaleFactor: 0.5 })

      test('the main pages look as they did', async ({ page, at }) => {
        test.setTimeout(300_000)
        await hold(page)
        for (const title of PHOTOGRAPHED)
          await test.step(title, async () => {
            await page.goto(at(PUBLIC_PAGES[title]))
            await ready(page)
            await still(page)
            const picture = `${title.replace(/\W+/g, '-')}-${name}.png`
            const height = await page.evaluate(() => document.documentElement.scrollHeight)
            const clip = { x: 0, y: 0, width: look.viewport.width, height: Math.min(height, HIGHEST) }
            await expect.soft(page).toHaveScreenshot(picture, { ...options(page), fullPage: true, clip })
          })
      })
    })

    test.describe('components', () => {
      // Whole pixels: docs/design.md shows them too.
      // Higher than any of them, or bars that stay in place come between its halves.
      test.use({ deviceScaleFactor: 1, viewport: { width: look.viewport.width, height: 2400 } })

      test('the components look as they did', async ({ page, at }) => {
        test.setTimeout(300_000)
        await hold(page)
        await page.goto(at(PUBLIC_PAGES.components))
        await ready(page)
        await still(page)
        const specimens = page.locator('section[aria-labelledby^=specimen-]')
        expect(await specimens.count()).toBeGreaterThan(30)
        for (const specimen of await specimens.all()) {
          const id = (await specimen.getAttribute('aria-labelledby'))?.replace('specimen-', '')
          await expect.soft(specimen).toHaveScreenshot(`component-${id}-${name}.png`, options(page))
        }
      })
    })
  })
