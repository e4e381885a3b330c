import type { Page } from '@playwright/test'
import type { CartItem } from '@/lib/contract/cart'
import { addDays } from '@/lib/domain/local-date'
import { formatDate } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { sql } from '../fixtures/database'
import { THOROUGH } from '../setup/thorough'
import { walkedIn } from './fixtures/languages'
import { resize, shiftsOf, watchShifts } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import type { Translate } from './fixtures/messages'
import { boatDay, nextFrames, pickDate, ready } from './fixtures/steps'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

const rows = (page: Page, t: Translate) => page.getByRole('list', { name: t('cart.title') }).locator('> li')
const toast = (page: Page, t: Translate) => page.getByRole('region', { name: t('ui.notifications') })

async function openCart(page: Page, path = '/cart') {
  await page.goto(path)
  await ready(page)
}

/** Leaves a number of places in the slot of an item. */
async function leave(places: number, item: CartItem) {
  await sql(
    'UPDATE slots SET sold = capacity - held - $4 WHERE option_id = $1 AND local_date = $2 AND local_time = $3',
    [item.option.id, item.date, item.time, places],
  )
}

/** Sells out the slot of an item. */
const sellOut = (item: CartItem) => leave(0, item)

for (const [index, size] of SIZES.slice(0, THOROUGH ? undefined : 1).entries())
  test.describe(`the cart at ${size.width}`, () => {
    test.use({ viewport: size })
    const day = (offset: number) => boatDay(60 + index * 20 + offset)

    test('[B1] shows five items, loads more within 10 px of the end or by the button, and restores them on Back', async ({
      page,
      t,
      expectAccessible,
      boatInCart,
    }) => {
      await Promise.all(Array.from({ length: 12 }, (_, n) => boatInCart(day(n))))
      await openCart(page)
      await expect(rows(page, t)).toHaveCount(5)
      const more = page.getByRole('button', { name: t('cart.more', { count: 5 }) })
      await expect(more).toBeVisible()
      // Scrolls until the end of the list is this far below the viewport.
      const endBelow = (pixels: number) =>
        more.evaluate((button, below) => {
          const end = button.nextElementSibling ?? button
          window.scrollBy({
            top: end.getBoundingClientRect().top - window.innerHeight - below,
            behavior: 'instant',
          })
        }, pixels)
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await endBelow(40)
      await nextFrames(page)
      expect(requested.filter((url) => url.includes('/api/pd4/'))).toEqual([])
      await expect(rows(page, t)).toHaveCount(5)
      await endBelow(8)
      await expect(rows(page, t)).toHaveCount(10)

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const last = page.getByRole('button', { name: t('cart.more', { count: 2 }) })
      await last.evaluate((button) => button.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      await expect(rows(page, t)).toHaveCount(12)
      await expect(rows(page, t).nth(10).getByRole('link')).toBeFocused()
      // A control half under the bar would fail the target-size rule.
      await resize(page, size.width, 8_000)
      await expectAccessible()
      await resize(page, size.width, size.height)

      await rows(page, t).nth(1).getByRole('checkbox').uncheck({ force: true })
      await rows(page, t).nth(11).scrollIntoViewIfNeeded()
      const y = await page.evaluate(() => window.scrollY)
      await page.reload()
      await ready(page)
      await expect(rows(page, t)).toHaveCount(12)
      await expect(rows(page, t).nth(1).getByRole('checkbox')).not.toBeChecked()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y - 300)
      await rows(page, t).nth(11).getByRole('link').click()
      await expect(page).toHaveURL(/\/products\//)
      await page.goBack()
      await expect(rows(page, t)).toHaveCount(12)
      await expect(rows(page, t).nth(1).getByRole('checkbox')).not.toBeChecked()
    })

    test('[S5, B1] loading more items causes no layout shift', { tag: '@thorough' }, async ({
      page,
      t,
      boatInCart,
    }) => {
      await Promise.all(Array.from({ length: 12 }, (_, n) => boatInCart(day(n))))
      await page.addInitScript(watchShifts)
      await page.route(/\/api\/pd4\/carts\?.*page=[23]/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600))
        await route.continue()
      })
      await openCart(page)
      await expect(rows(page, t)).toHaveCount(5)
      for (const count of [10, 12]) {
        await page.mouse.wheel(0, 300)
        await rows(page, t).last().scrollIntoViewIfNeeded()
        await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }))
        await expect(rows(page, t)).toHaveCount(count)
      }
      await page.waitForLoadState('networkidle')
      const { sum, moves } = await shiftsOf(page)
      expect(Number(sum), JSON.stringify(moves)).toBe(0)
    })

    test('[B2] select all includes items that are not loaded yet', { tag: '@thorough' }, async ({
      page,
      t,
      boatInCart,
    }) => {
      await Promise.all(Array.from({ length: 7 }, (_, n) => boatInCart(day(n))))
      await openCart(page)
      await expect(rows(page, t)).toHaveCount(5)
      const all = page.getByRole('checkbox', { name: t('cart.selectAll', { count: 7 }) })
      await all.uncheck({ force: true })
      await all.check({ force: true })
      await expect(rows(page, t)).toHaveCount(7)
      await page.getByRole('button', { name: t('cart.clear'), exact: true }).click()
      await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
    })

    test('[B3] date and people change optimistically and roll back when the server rejects the change', async ({
      page,
      t,
      expectAccessible,
      boatInCart,
    }) => {
      const item = await boatInCart(day(1))
      const to = addDays(day(1), 2)
      await openCart(page)
      const row = rows(page, t).first()
      const change = row.getByRole('button', {
        name: `${t('cart.changed.change')} ${t('cart.changed.of', { name: item.product.name })}`,
      })
      const dialog = page.getByRole('dialog', {
        name: t('cart.changed.heading', { name: item.product.name }),
      })
      const choose = async (date: string) => {
        await change.click()
        await expect(dialog).toBeVisible()
        await pickDate(page, t, 'en', date)
        await dialog
          .locator('label')
          .filter({ has: page.getByRole('radio', { name: item.time ?? '' }) })
          .click()
        const adult = t('ui.fewer', { label: item.lines[0]?.label ?? '' })
        await dialog.getByRole('button', { name: adult, exact: true }).click()
      }

      await page.route('**/api/pd4/carts/*', (route) =>
        route.request().method() === 'PATCH'
          ? new Promise((resolve) => setTimeout(resolve, 1500)).then(() =>
              route.fulfill({
                status: 409,
                json: { result: false, code: 'SOLD_OUT', message: 'Sold to another customer' },
              }),
            )
          : route.continue(),
      )
      await choose(to)
      await expectAccessible()
      await dialog.getByRole('button', { name: t('cart.changed.save') }).click()
      await expect(dialog).toBeHidden()
      await expect(change).toBeFocused()
      await expect(row).toContainText(formatDateRange({ ...item, date: to }, 'en') ?? '')
      await expect(toast(page, t)).toContainText('Sold to another customer')
      await expect(row).toContainText(formatDateRange(item, 'en') ?? '')

      await page.unroute('**/api/pd4/carts/*')
      await choose(to)
      await dialog.getByRole('button', { name: t('cart.changed.save') }).click()
      await expect(toast(page, t)).toContainText(t('cart.changed.title'))
      await page.reload()
      await ready(page)
      await expect(row).toContainText(formatDateRange({ ...item, date: to }, 'en') ?? '')
      await expect(row.locator('output').first()).toHaveText('1')
    })

    test('[B3] Escape closes the panel without changes', { tag: '@thorough' }, async ({
      page,
      t,
      boatInCart,
    }) => {
      const item = await boatInCart(day(4))
      await openCart(page)
      const change = page.getByRole('button', {
        name: `${t('cart.changed.change')} ${t('cart.changed.of', { name: item.product.name })}`,
      })
      const dialog = page.getByRole('dialog')
      await change.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(change).toBeFocused()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(rows(page, t).first()).toContainText(formatDateRange(item, 'en') ?? '')
    })
  })

for (const [index, locale] of walkedIn('zh-cn').entries())
  test.describe(`an item that became unavailable, ${locale}`, () => {
    test.use({ language: locale, viewport: SIZES[index % 2] })

    test('[B3] shows the reason and switches to one of the nearest dates in one click', {
      tag: '@thorough',
    }, async ({ page, t, at, expectAccessible, boatInCart }) => {
      const item = await boatInCart(boatDay(146 + index * 6))
      await sellOut(item)
      await openCart(page, at('/cart'))
      const row = rows(page, t).first()
      await expect(row).toContainText(t('cart.problem.SOLD_OUT'))
      // An unavailable item can be selected, to be removed with others.
      const box = row.getByRole('checkbox')
      await expect(box).not.toBeChecked()
      await box.check()
      await expect(page.getByRole('button', { name: t('cart.clear') })).toBeEnabled()
      await expect(row).toContainText(t('cart.reason.SOLD_OUT'))
      const offers = row.getByRole('list', { name: t('cart.alternatives.possible') }).getByRole('button')
      await expect(offers.first()).toBeVisible()
      await expectAccessible()
      const date = addDays(item.date ?? '', 1)
      const next = offers.filter({ hasText: formatDate(date, locale, 'day') })
      await next.first().click()
      await expect(page.getByRole('list', { name: t('cart.title'), exact: true })).toBeFocused()
      await expect(toast(page, t)).toContainText(t('cart.changed.title'))
      await expect(row).not.toContainText(t('cart.problem.SOLD_OUT'))
      await page.reload()
      await ready(page)
      await expect(row).toContainText(formatDate(date, locale, 'day'))
      await expect(row.getByRole('checkbox')).toBeChecked()
    })

    test('[B3] with too few places it shows how many are left and offers a smaller party or another date', {
      tag: '@thorough',
    }, async ({ page, t, at, boatInCart, expectAccessible }) => {
      const { id } = await boatInCart(boatDay(149 + index * 6))
      // Three of one unit type for two places.
      const changed = await page.request.patch(`/api/pd4/carts/${id}`, { data: { quantities: { ADULT: 3 } } })
      const item = ((await changed.json()) as { data: CartItem }).data
      await leave(2, item)
      await openCart(page, at('/cart'))
      const row = rows(page, t).first()
      await expect(row).toContainText(t('cart.reason.NOT_ENOUGH_PLACES', { left: 2, when: 'time' }))
      const offers = row.getByRole('list', { name: t('cart.alternatives.possible') }).getByRole('button')
      await expect(
        offers.filter({ hasText: formatDate(addDays(item.date ?? '', 1), locale, 'day') }),
      ).toHaveCount(1)
      await expectAccessible()
      const fewer = row.getByRole('list', { name: t('cart.alternatives.fewer') }).getByRole('button')
      await expect(fewer).toHaveCount(1)
      await expect(fewer).toContainText(t('cart.times', { quantity: 2 }))
      await fewer.click()
      await expect(toast(page, t)).toContainText(t('cart.changed.title'))
      await expect(row).not.toContainText(t('cart.problem.NOT_ENOUGH_PLACES'))
      await page.reload()
      await ready(page)
      await expect(row.locator('output').first()).toHaveText('2')
      await expect(row.getByRole('checkbox')).toBeChecked()
    })
  })
