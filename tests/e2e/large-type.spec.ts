import type { Page } from '@playwright/test'
import { addDays } from '@/lib/domain/local-date'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { PUBLIC_PAGES } from './fixtures/pages'
import { addBoat, boughtBoat } from './fixtures/purchases'
import { boatDay, ready } from './fixtures/steps'

/** Default font size of a browser set to 200 %: rem doubles, so a phone is half as wide in rem. */
const STANDARD = 32

async function readInLargeType(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: STANDARD, fixed: 26 } })
}

/** Elements that do not fit at the page's type size: nothing may be clipped or covered. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (part) => part.checkVisibility() && !part.closest('.sr-only'),
      )
    const words = (part: HTMLElement) => part.ariaLabel ?? part.textContent
    const width = document.documentElement.clientWidth
    /** Content of a horizontally scrolling strip is reachable. */
    const isInStrip = (part: HTMLElement) => {
      for (let box = part.parentElement; box; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true
      return false
    }
    const fixed = shown('[data-bottom-bar], .pay-bar').filter(
      (bar) => getComputedStyle(bar).position !== 'static',
    )
    return {
      covered: Math.max(0, ...fixed.map((bar) => bar.offsetHeight)) / innerHeight,
      wider: document.documentElement.scrollWidth - width,
      small: shown('.tab').filter((tab) => Number.parseFloat(getComputedStyle(tab).fontSize) < 24).length,
      // The cart badge overlaps its edge by design.
      cut: shown(
        '.btn, .chip:not(.sr-only), .tab:not([data-cart]), .pill-tab, [data-bottom-bar] p, .pay-bar p',
      )
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(words),
      beyond: shown(':is(main, [data-bottom-bar]) :is(a, button, input, select, textarea)')
        .filter((part) => {
          const { left, right, width: wide } = part.getBoundingClientRect()
          return wide > 1 && (left < 0 || right > width + 0.5) && !isInStrip(part)
        })
        .map(words),
    }
  })

/**
 * Fields whose placeholder is clipped without an ellipsis, or whose clipped placeholder is the only label.
 */
const cutExamples = (page: Page) =>
  page.locator('main input[placeholder]').evaluateAll((fields) =>
    (fields as HTMLInputElement[])
      .filter((field) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('no canvas context')
        pen.font = font
        const room =
          field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
        const cut = pen.measureText(field.placeholder).width > room + 1
        const ends = getComputedStyle(field).textOverflow === 'ellipsis' && (field.labels?.length ?? 0) > 0
        return cut && !ends
      })
      .map(({ placeholder }) => placeholder),
  )

async function expectToFit(page: Page) {
  const { covered, wider, small, cut, beyond } = await misfits(page)
  expect.soft(covered, 'of the window beneath a bar').toBeLessThan(0.34)
  expect.soft(wider, 'wider than the screen').toBeLessThanOrEqual(0)
  expect.soft(small, 'tabs that did not grow').toBe(0)
  expect.soft(cut, 'words cut off').toEqual([])
  expect.soft(beyond, 'beyond the edge').toEqual([])
}

for (const [index, language] of walkedIn('th').entries())
  test.describe(`${language} at 200 % text size, on a phone`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

    test('[UI] nothing overflows the screen and no text is clipped', async ({ page, at }) => {
      test.setTimeout(120_000)
      await readInLargeType(page)
      for (const name of ['home', 'listing', 'product', 'esim', 'sign in', 'support', 'components'] as const)
        await test.step(name, async () => {
          await page.goto(at(PUBLIC_PAGES[name]))
          await ready(page)
          await expectToFit(page)
        })
    })

    test('[UI] the placeholders of the data plan fields are not clipped at any width', {
      tag: '@thorough',
    }, async ({ page, at }) => {
      await readInLargeType(page)
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(at(PUBLIC_PAGES.esim))
        await ready(page)
        expect.soft(await cutExamples(page), `at ${width}`).toEqual([])
      }
    })

    test('[UI] nothing overflows or is clipped from the cart to the voucher', { tag: '@thorough' }, async ({
      page,
      at,
      member: _,
    }) => {
      test.setTimeout(120_000)
      const date = boatDay(118 + index)
      const order = await boughtBoat(page.request, date, language)
      // One more than a page of the cart, so that its bar mentions the items below.
      const items = []
      for (const later of [1, 2, 3, 4, 5, 6])
        items.push(await addBoat(page.request, addDays(date, 3 * later)))
      await readInLargeType(page)
      const pages = {
        cart: '/cart',
        checkout: `/checkout?items=${items[0]?.id}`,
        order: `/profile/orders/${order.id}`,
      }
      for (const [name, path] of Object.entries(pages))
        await test.step(name, async () => {
          await page.goto(at(path))
          await ready(page)
          await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
          await expectToFit(page)
        })
      await test.step('checkout with a user style sheet', async () => {
        await page.setViewportSize({ width: 768, height: 1024 })
        await page.goto(at(pages.checkout))
        await ready(page)
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
        await expectToFit(page)
        await page.setViewportSize({ width: 390, height: 844 })
      })
      await test.step('the cart badge in the bar leaves its icon visible', async () => {
        await page.goto(at(pages.cart))
        await ready(page)
        const link = page.locator('[data-cart]').filter({ visible: true })
        const number = link.locator('.icon + span').filter({ hasText: /^\d+$/ })
        await expect(number).toBeVisible()
        const [icon, badge] = await Promise.all([link.locator('.icon').boundingBox(), number.boundingBox()])
        if (!icon || !badge) throw new Error('no cart badge')
        expect(badge.x - icon.x).toBeGreaterThan(icon.width / 3)
        const beside = await page
          .locator('.bar-end > :not(.bar-cart)')
          .filter({ visible: true })
          .first()
          .boundingBox({ timeout: 2_000 })
        // Half the distance to the icon of the next button.
        expect(badge.x + badge.width).toBeLessThan((beside?.x ?? 0) + 8)
      })
    })
  })
