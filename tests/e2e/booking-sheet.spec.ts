import { formatMoney } from '@/lib/i18n/format'
import { expectFocus } from './fixtures/keyboard'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { BOAT, BOAT_TIME, boatDay, chooseUnits, pickDate, ready } from './fixtures/steps'
import { smallTargets } from './fixtures/targets'

/** A product whose options have different prices. */
const FOOD = 'yaowarat-after-dark-tastings'

for (const [index, language] of walkedIn('th').entries())
  test.describe(`booking on a phone in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, hasTouch: true })

    test('[R5, UI] the bar opens the steps as a sheet, one at a time, and adds the complete selection', async ({
      page,
      at,
      t,
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
      const opener = bar.getByRole('button', { name: t('booking.missing.date') })
      const sheet = page.getByRole('dialog', { name: t('booking.sheet') })
      const step = (key: string) => sheet.getByRole('heading', { name: t(`booking.${key}`) })

      await test.step('the sheet opens at the first incomplete step and the page keeps its layout', async () => {
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

      await test.step('the sheet traps the focus and returns it to the bar', async () => {
        for (let stops = 0; stops < 6; stops++) {
          await page.keyboard.press('Tab')
          await expectFocus(page)
        }
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await expect(opener).toBeFocused()
      })

      await test.step('a selection in the sheet applies to the page', async () => {
        await opener.click()
        await expect(step('date')).toBeFocused()
        await pickDate(page, t, language, date)
        await sheet.getByRole('button', { name: t('booking.missing.time') }).click()
        await expect(step('time')).toBeFocused()
        await expectAccessible()
        expect.soft(await smallTargets(page, '[role=dialog]')).toEqual([])
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await page.locator('#booking-date').scrollIntoViewIfNeeded()
        const chosen = page.locator('#booking-steps').getByRole('gridcell', { selected: true })
        await expect(chosen).toHaveCount(1)
        await bar.getByRole('button', { name: t('booking.missing.time') }).click()
        await sheet.locator('label').filter({ hasText: BOAT_TIME }).click()
        await chooseUnits(page, t, adult, 2)
      })

      await test.step('the last button adds to the cart', async () => {
        await sheet.getByRole('button', { name: t('booking.add') }).click()
        await expect(sheet).toBeHidden()
        await expect(page.getByText(t('booking.added')).first()).toBeVisible()
        await expect(bar.getByRole('button', { name: t('booking.book') })).toBeVisible()
      })
    })

    test('[R5] the bar shows the price of the selected option until a date is selected', {
      tag: '@thorough',
    }, async ({ page, at, t, product }) => {
      const food = await product(FOOD)
      await page.goto(at(`/products/${FOOD}`))
      await ready(page)
      const bar = page.locator('[data-bottom-bar]')
      const steps = page.getByRole('radiogroup', { name: t('booking.option'), exact: true })
      expect(new Set(food.options.map(({ from }) => from.price.amount)).size).toBeGreaterThan(1)
      for (const { name, from } of food.options.toReversed()) {
        await steps.locator('label').filter({ hasText: name }).click()
        await expect(steps.getByRole('radio', { name })).toBeChecked()
        await expect(bar).toContainText(formatMoney(from.price))
      }
      await expect(bar.getByRole('button', { name: t('booking.missing.date') })).toBeVisible()
    })

    test('[R5] the sign-in dialog replaces the sheet and returns the focus', { tag: '@thorough' }, async ({
      page,
      at,
      t,
      product,
    }) => {
      const boat = await product(BOAT)
      await page.goto(at(`/products/${BOAT}`))
      await ready(page)
      const bar = page.locator('[data-bottom-bar]')
      const sheet = page.getByRole('dialog', { name: t('booking.sheet') })
      await bar.getByRole('button', { name: t('booking.missing.date') }).click()
      await expect(sheet.getByRole('heading', { name: t('booking.date') })).toBeFocused()
      await pickDate(page, t, language, boatDay(78 + index))
      await sheet.locator('label').filter({ hasText: BOAT_TIME }).click()
      await chooseUnits(page, t, boat.options[0]?.units[0]?.label ?? '', 1)
      await sheet.getByRole('button', { name: t('booking.book') }).click()
      const popup = page.getByRole('dialog', { name: t('auth.email.title') })
      await expect(popup).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(bar.getByRole('button', { name: t('booking.book') })).toBeFocused()
    })
  })
