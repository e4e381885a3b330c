import { LOCALES } from '@/lib/domain/locale'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

/** A browser whose reader has set type twice as large: what is in rem grows, and a phone is half as wide in rem. */
const STANDARD = 32

for (const language of LOCALES)
  test.describe(`${language} in type twice as large, on a phone`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

    test('[UI] nothing is wider than the screen, and no words are cut off', async ({ page, at }) => {
      test.setTimeout(120_000)
      const client = await page.context().newCDPSession(page)
      await client.send('Page.setFontSizes', { fontSizes: { standard: STANDARD, fixed: 26 } })
      for (const name of ['home', 'listing', 'product', 'sign in', 'support', 'components'] as const)
        await test.step(name, async () => {
          await page.goto(at(PUBLIC_PAGES[name]))
          await ready(page)
          const { wider, small, cut } = await page.evaluate(() => {
            const seen = (selector: string) =>
              [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility())
            return {
              wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
              small: seen('.tab').filter((tab) => Number.parseFloat(getComputedStyle(tab).fontSize) < 24)
                .length,
              cut: seen('.btn, .chip:not(.sr-only), .tab, .pill-tab')
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                .map(({ textContent }) => textContent),
            }
          })
          expect.soft(wider, 'wider than the screen').toBeLessThanOrEqual(0)
          expect.soft(small, 'tabs that did not grow').toBe(0)
          expect.soft(cut, 'words cut off').toEqual([])
        })
    })
  })
