import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { THOROUGH } from '../setup/thorough'
import { overflow, readThrough, resize, shiftsOf, skippedHeadings, watchShifts } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import { hasOwnLayout, LAYOUTS, OWN_PAGES, PUBLIC_PAGES } from './fixtures/pages'
import { buyerPages } from './fixtures/purchases'
import { boatDay, ready } from './fixtures/steps'
import { smallTargets } from './fixtures/targets'

interface Walk {
  locale: Locale
  colorScheme: 'light' | 'dark'
  isMobile: boolean
}

/**
 * Each theme and size once: English, and Thai for its long words. `TEST_THOROUGH=1` visits every page in every
 * combination.
 */
const WALKS: Walk[] = THOROUGH
  ? LOCALES.flatMap((locale) =>
      [true, false].flatMap((isMobile) =>
        (['light', 'dark'] as const).map((colorScheme) => ({
          locale,
          colorScheme,
          isMobile,
        })),
      ),
    )
  : [
      { locale: 'en', colorScheme: 'light', isMobile: false },
      { locale: 'th', colorScheme: 'dark', isMobile: true },
    ]

/** Elements in the body of a page, as Lighthouse counts them; the showcase has every component. */
const MAX_ELEMENTS = 1000
const MAX_ELEMENTS_OF_SHOWCASE = 5500

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

for (const [index, { locale, colorScheme, isMobile }] of WALKS.entries())
  test.describe(`${locale}, ${colorScheme}, ${isMobile ? 'phone' : 'desktop'}`, () => {
    const viewport = isMobile ? PHONE : DESKTOP
    test.use({ language: locale, colorScheme, viewport, isMobile, hasTouch: isMobile })

    test.beforeEach(async ({ page }) => {
      test.setTimeout(300_000)
      await page.addInitScript(watchShifts)
    })

    /** Runs all checks of a page after opening it once. */
    const look = async (page: Page, name: string, address: string, expectAccessible: () => Promise<void>) =>
      test.step(name, async () => {
        await page.setViewportSize(viewport)
        await page.goto(address)
        await ready(page)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
        // The loading showcases never end.
        if (name !== 'components')
          await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
        // The voucher styles load after the page that shows all of them.
        if (name === 'components') await expect(page.locator('.voucher').first()).toHaveCSS('display', 'grid')
        await readThrough(page)
        const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
        const limit = name === 'components' ? MAX_ELEMENTS_OF_SHOWCASE : MAX_ELEMENTS
        expect.soft(elements, `${address}: elements`).toBeLessThanOrEqual(limit)
        const { sum, moves } = await shiftsOf(page)
        expect.soft(sum, `${address} ${JSON.stringify(moves)}`).toBe('0.00')
        expect.soft(await skippedHeadings(page), `${address}: no heading skips a level`).toEqual([])
        if (isMobile && name !== 'components')
          expect.soft(await smallTargets(page), `${address}: a finger hits everything`).toEqual([])
        // On a phone the fixed bars partly cover controls below them.
        if (isMobile) await resize(page, DESKTOP.width, DESKTOP.height)
        await expectAccessible()
        await resize(page, 320, 640)
        expect.soft(await overflow(page), `${address} at 320 px`).toBeLessThanOrEqual(0)
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        await resize(page, 1024, 640)
        expect.soft(await overflow(page), `${address} in type twice as large`).toBeLessThanOrEqual(0)
      })

    test('every page has no layout shift, fits, and is accessible', async ({
      page,
      at,
      expectAccessible,
    }) => {
      const pages = THOROUGH ? PUBLIC_PAGES : LAYOUTS[isMobile ? 'phone' : 'desktop']
      for (const [name, path] of Object.entries(pages)) await look(page, name, at(path), expectAccessible)
    })

    // The phone's theme has less contrast, and its language the longer words.
    if (isMobile || THOROUGH)
      test('every signed-in page fits and is accessible', async ({
        page,
        at,
        expectAccessible,
        member: _,
      }) => {
        const lookAt = async (pages: Record<string, string>) => {
          for (const [name, path] of Object.entries(pages))
            if (THOROUGH || hasOwnLayout(name)) await look(page, name, at(path), expectAccessible)
        }
        await lookAt(OWN_PAGES)
        await lookAt(await buyerPages(page.request, boatDay(157 + 4 * index)))
      })
  })
