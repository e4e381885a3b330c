import { formatMoney } from '@/lib/i18n/format'
import { expectFocus } from './fixtures/keyboard'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { BOAT, BOAT_TIME, boatDay, chooseUnits, pickDate, ready } from './fixtures/steps'
import { smallTargets } from './fixtures/targets'

/** Its options cost more and less than each other. */
const FOOD = 'yaowarat-after-dark-tastings'

for (const [index, language] of walkedIn('th').entries())
  test.describe(`choosing on a phone in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, hasTouch: true })

    test('[R5, UI] the bar opens the steps over the page, one at a time, and books when all is chosen', async ({
      page,
      at,
      words,
      product,
      expectAccessible,
      member: _,
    }) => {
      test.setTimeout(150_000)
      const date = boatDay(76 + index)
      const boat = await product(BOAT)
      const adult = boat.options[0]?.units[0]?.label ?? ''
      await page.goto(at(`/products/${BOAT}`))
      await ready(page)
      const bar = page.locator('[data-bottom-bar]')
      const opener = bar.getByRole('button', { name: words('booking.missing.date') })
      const sheet = page.getByRole('dialog', { name: words('booking.sheet') })
      const step = (key: string) => sheet.getByRole('heading', { name: words(`booking.${key}`) })

      await test.step('it begins with what is missing, and keeps the place of the steps in the page', async () => {
        await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        const steps = page.locator('#booking-steps')
        const height = await steps.evaluate((element) => element.clientHeight)
        await opener.click()
        await expect(step('date')).toBeFocused()
        await expect(step('date')).toBeInViewport()
        expect(await steps.evaluate((element) => element.clientHeight)).toBe(height)
        expect(await page.locator('[id="booking-date"]').count()).toBe(1)
      })

      await test.step('the focus stays in it, and goes back to the bar', async () => {
        for (let stops = 0; stops < 6; stops++) {
          await page.keyboard.press('Tab')
          await expectFocus(page)
        }
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await expect(opener).toBeFocused()
      })

      await test.step('what is chosen in it is chosen in the page', async () => {
        await opener.click()
        await expect(step('date')).toBeFocused()
        await pickDate(page, words, language, date)
        await sheet.getByRole('button', { name: words('booking.missing.time') }).click()
        await expect(step('time')).toBeFocused()
        await expectAccessible()
        expect.soft(await smallTargets(page, '[role=dialog]')).toEqual([])
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await page.locator('#booking-date').scrollIntoViewIfNeeded()
        const chosen = page.locator('#booking-steps').getByRole('gridcell', { selected: true })
        await expect(chosen).toHaveCount(1)
        await bar.getByRole('button', { name: words('booking.missing.time') }).click()
        await sheet.locator('label').filter({ hasText: BOAT_TIME }).click()
        await chooseUnits(page, words, adult, 2)
      })

      await test.step('a press of its last button puts it into the cart from the bar', async () => {
        await sheet.getByRole('button', { name: words('booking.add') }).click()
        await expect(sheet).toBeHidden()
        await expect(page.getByText(words('booking.added')).first()).toBeVisible()
        await expect(bar.getByRole('button', { name: words('booking.book') })).toBeVisible()
      })
    })

    test('[R5] until a day is chosen, the bar says what the chosen option costs', async ({
      page,
      at,
      words,
      product,
    }) => {
      const food = await product(FOOD)
      await page.goto(at(`/products/${FOOD}`))
      await ready(page)
      const bar = page.locator('[data-bottom-bar]')
      const steps = page.getByRole('radiogroup', { name: words('booking.option'), exact: true })
      expect(new Set(food.options.map(({ from }) => from.price.amount)).size).toBeGreaterThan(1)
      for (const { name, from } of food.options.toReversed()) {
        await steps.locator('label').filter({ hasText: name }).click()
        await expect(steps.getByRole('radio', { name })).toBeChecked()
        await expect(bar).toContainText(formatMoney(from.price))
      }
      await expect(bar.getByRole('button', { name: words('booking.missing.date') })).toBeVisible()
    })

    test('[R5] signing in takes the place of the sheet, and gives the focus back', async ({
      page,
      at,
      words,
      product,
    }) => {
      const boat = await product(BOAT)
      await page.goto(at(`/products/${BOAT}`))
      await ready(page)
      const bar = page.locator('[data-bottom-bar]')
      const sheet = page.getByRole('dialog', { name: words('booking.sheet') })
      await bar.getByRole('button', { name: words('booking.missing.date') }).click()
      await expect(sheet.getByRole('heading', { name: words('booking.date') })).toBeFocused()
      await pickDate(page, words, language, boatDay(78 + index))
      await sheet.locator('label').filter({ hasText: BOAT_TIME }).click()
      await chooseUnits(page, words, boat.options[0]?.units[0]?.label ?? '', 1)
      await sheet.getByRole('button', { name: words('booking.book') }).click()
      const popup = page.getByRole('dialog', { name: words('auth.signIn.title') })
      await expect(popup).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(bar.getByRole('button', { name: words('booking.book') })).toBeFocused()
    })
  })
