import type { Page } from '@playwright/test'
import type { CartItem } from '@/lib/contract/cart'
import { addDays } from '@/lib/domain/local-date'
import { formatDate } from '@/lib/i18n/format'
import { formatWhen } from '@/lib/i18n/format-date-range'
import { sql } from '../fixtures/database'
import { walkedIn } from './fixtures/languages'
import { resize, shiftsOf, watchShifts } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import type { Words } from './fixtures/messages'
import { boatDay, pickDate, ready } from './fixtures/steps'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

const lines = (page: Page, words: Words) =>
  page.getByRole('list', { name: words('cart.title') }).locator('> li')
const toast = (page: Page, words: Words) => page.getByRole('region', { name: words('ui.notifications') })

async function openCart(page: Page, path = '/cart') {
  await page.goto(path)
  await ready(page)
}

/** Only so many can go on a day. */
async function leave(places: number, item: CartItem) {
  await sql(
    'UPDATE slots SET sold = capacity - held - $4 WHERE option_id = $1 AND local_date = $2 AND local_time = $3',
    [item.option.id, item.date, item.time, places],
  )
}

/** Nobody can go on a day: its places are taken by others. */
const sellOut = (item: CartItem) => leave(0, item)

for (const [index, size] of SIZES.entries())
  test.describe(`the cart at ${size.width}`, () => {
    test.use({ viewport: size })
    const day = (offset: number) => boatDay(60 + index * 20 + offset)

    test('[B1] five lines, more within 10 px of the end or by the button, and the way back finds them', async ({
      page,
      words,
      expectAccessible,
      boatInCart,
    }) => {
      await Promise.all(Array.from({ length: 12 }, (_, n) => boatInCart(day(n))))
      await openCart(page)
      await expect(lines(page, words)).toHaveCount(5)
      const more = page.getByRole('button', { name: words('cart.more', { count: 5 }) })
      await expect(more).toBeVisible()
      // The end of the list, so many pixels below the screen.
      const endBelow = (pixels: number) =>
        more.evaluate((button, below) => {
          const end = button.nextElementSibling ?? button
          window.scrollBy({
            top: end.getBoundingClientRect().top - window.innerHeight - below,
            behavior: 'instant',
          })
        }, pixels)
      await endBelow(40)
      await page.waitForTimeout(1000)
      await expect(lines(page, words)).toHaveCount(5)
      await endBelow(8)
      await expect(lines(page, words)).toHaveCount(10)

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const last = page.getByRole('button', { name: words('cart.more', { count: 2 }) })
      await last.evaluate((button) => button.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      await expect(lines(page, words)).toHaveCount(12)
      await expect(lines(page, words).nth(10).getByRole('link')).toBeFocused()
      // What lies half under the bar is smaller than a finger wants it.
      await resize(page, size.width, 6_000)
      await expectAccessible()
      await resize(page, size.width, size.height)

      await lines(page, words).nth(1).getByRole('checkbox').uncheck({ force: true })
      await lines(page, words).nth(11).scrollIntoViewIfNeeded()
      const y = await page.evaluate(() => window.scrollY)
      await page.reload()
      await ready(page)
      await expect(lines(page, words)).toHaveCount(12)
      await expect(lines(page, words).nth(1).getByRole('checkbox')).not.toBeChecked()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y - 300)
      await lines(page, words).nth(11).getByRole('link').click()
      await expect(page).toHaveURL(/\/products\//)
      await page.goBack()
      await expect(lines(page, words)).toHaveCount(12)
      await expect(lines(page, words).nth(1).getByRole('checkbox')).not.toBeChecked()
    })

    test('[S5, B1] the next lines come into places of their own: nothing that is seen moves', async ({
      page,
      words,
      boatInCart,
    }) => {
      await Promise.all(Array.from({ length: 12 }, (_, n) => boatInCart(day(n))))
      await page.addInitScript(watchShifts)
      await page.route(/\/api\/pd4\/carts\?.*page=[23]/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600))
        await route.continue()
      })
      await openCart(page)
      await expect(lines(page, words)).toHaveCount(5)
      for (const count of [10, 12]) {
        await page.mouse.wheel(0, 300)
        await lines(page, words).last().scrollIntoViewIfNeeded()
        await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }))
        await expect(lines(page, words)).toHaveCount(count)
      }
      await page.waitForLoadState('networkidle')
      const { sum, moves } = await shiftsOf(page)
      expect(Number(sum), JSON.stringify(moves)).toBe(0)
    })

    test('[B2] what is called all is all, also what was not scrolled to', async ({
      page,
      words,
      boatInCart,
    }) => {
      await Promise.all(Array.from({ length: 7 }, (_, n) => boatInCart(day(n))))
      await openCart(page)
      await expect(lines(page, words)).toHaveCount(5)
      const all = page.getByRole('checkbox', { name: words('cart.selectAll', { count: 7 }) })
      await all.uncheck({ force: true })
      await all.check({ force: true })
      await expect(lines(page, words)).toHaveCount(7)
      await page.getByRole('button', { name: words('cart.clear'), exact: true }).click()
      await expect(page.getByRole('heading', { name: words('cart.empty.title') })).toBeVisible()
    })

    test('[B3] date and people are changed in place, at once, and back again where the server refuses', async ({
      page,
      words,
      expectAccessible,
      boatInCart,
    }) => {
      const item = await boatInCart(day(1))
      const to = addDays(day(1), 2)
      await openCart(page)
      const line = lines(page, words).first()
      const change = line.getByRole('button', {
        name: `${words('cart.changed.change')} ${words('cart.changed.of', { name: item.product.name })}`,
      })
      const dialog = page.getByRole('dialog', {
        name: words('cart.changed.heading', { name: item.product.name }),
      })
      const choose = async (date: string) => {
        await change.click()
        await expect(dialog).toBeVisible()
        await pickDate(page, words, 'en', date)
        await dialog
          .locator('label')
          .filter({ has: page.getByRole('radio', { name: item.time ?? '' }) })
          .click()
        const adult = words('ui.fewer', { label: item.lines[0]?.label ?? '' })
        await dialog.getByRole('button', { name: adult, exact: true }).click()
      }

      await page.route('**/api/pd4/carts/*', (route) =>
        route.request().method() === 'PATCH'
          ? new Promise((resolve) => setTimeout(resolve, 1500)).then(() =>
              route.fulfill({
                status: 409,
                json: { result: false, code: 'SOLD_OUT', message: 'Somebody was faster' },
              }),
            )
          : route.continue(),
      )
      await choose(to)
      await expectAccessible()
      await dialog.getByRole('button', { name: words('cart.changed.save') }).click()
      await expect(dialog).toBeHidden()
      await expect(change).toBeFocused()
      await expect(line).toContainText(formatWhen({ ...item, date: to }, 'en') ?? '')
      await expect(toast(page, words)).toContainText('Somebody was faster')
      await expect(line).toContainText(formatWhen(item, 'en') ?? '')

      await page.unroute('**/api/pd4/carts/*')
      await choose(to)
      await dialog.getByRole('button', { name: words('cart.changed.save') }).click()
      await expect(toast(page, words)).toContainText(words('cart.changed.title'))
      await page.reload()
      await ready(page)
      await expect(line).toContainText(formatWhen({ ...item, date: to }, 'en') ?? '')
      await expect(line.locator('output').first()).toHaveText('1')
    })

    test('[B3] the panel closes by Escape, and changes nothing', async ({ page, words, boatInCart }) => {
      const item = await boatInCart(day(4))
      await openCart(page)
      const change = page.getByRole('button', {
        name: `${words('cart.changed.change')} ${words('cart.changed.of', { name: item.product.name })}`,
      })
      const dialog = page.getByRole('dialog')
      await change.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(change).toBeFocused()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(lines(page, words).first()).toContainText(formatWhen(item, 'en') ?? '')
    })
  })

for (const [index, locale] of walkedIn('zh-cn').entries())
  test.describe(`a line that became impossible, ${locale}`, () => {
    test.use({ language: locale, viewport: SIZES[index % 2] })

    test('[B3] it says why, and offers the nearest days: one press takes one', async ({
      page,
      words,
      at,
      expectAccessible,
      boatInCart,
    }) => {
      const item = await boatInCart(boatDay(146 + index * 6))
      await sellOut(item)
      await openCart(page, at('/cart'))
      const line = lines(page, words).first()
      await expect(line).toContainText(words('cart.problem.SOLD_OUT'))
      // What cannot be bought can be chosen, to be removed with the others.
      const box = line.getByRole('checkbox')
      await expect(box).not.toBeChecked()
      await box.check()
      await expect(page.getByRole('button', { name: words('cart.clear') })).toBeEnabled()
      await expect(line).toContainText(words('cart.reason.SOLD_OUT'))
      const offers = line.getByRole('list', { name: words('cart.wayOut.possible') }).getByRole('button')
      await expect(offers.first()).toBeVisible()
      await expectAccessible()
      const date = addDays(item.date ?? '', 1)
      const next = offers.filter({ hasText: formatDate(date, locale, 'day') })
      await next.first().click()
      await expect(page.getByRole('list', { name: words('cart.title'), exact: true })).toBeFocused()
      await expect(toast(page, words)).toContainText(words('cart.changed.title'))
      await expect(line).not.toContainText(words('cart.problem.SOLD_OUT'))
      await page.reload()
      await ready(page)
      await expect(line).toContainText(formatDate(date, locale, 'day'))
      await expect(line.getByRole('checkbox')).toBeChecked()
    })

    test('[B3] with too few places it says how many are left; fewer people or another day are offered', async ({
      page,
      words,
      at,
      boatInCart,
      expectAccessible,
    }) => {
      const { id } = await boatInCart(boatDay(149 + index * 6))
      // Three of a kind, of whom one stays behind.
      const changed = await page.request.patch(`/api/pd4/carts/${id}`, { data: { quantities: { ADULT: 3 } } })
      const item = ((await changed.json()) as { data: CartItem }).data
      await leave(2, item)
      await openCart(page, at('/cart'))
      const line = lines(page, words).first()
      await expect(line).toContainText(words('cart.reason.NOT_ENOUGH_PLACES', { left: 2, when: 'time' }))
      const offers = line.getByRole('list', { name: words('cart.wayOut.possible') }).getByRole('button')
      await expect(
        offers.filter({ hasText: formatDate(addDays(item.date ?? '', 1), locale, 'day') }),
      ).toHaveCount(1)
      await expectAccessible()
      const fewer = line.getByRole('list', { name: words('cart.wayOut.fewer') }).getByRole('button')
      await expect(fewer).toHaveCount(1)
      await expect(fewer).toContainText(words('cart.times', { quantity: 2 }))
      await fewer.click()
      await expect(toast(page, words)).toContainText(words('cart.changed.title'))
      await expect(line).not.toContainText(words('cart.problem.NOT_ENOUGH_PLACES'))
      await page.reload()
      await ready(page)
      await expect(line.locator('output').first()).toHaveText('2')
      await expect(line.getByRole('checkbox')).toBeChecked()
    })
  })
