import { expectFocus, tabTo } from './fixtures/keyboard'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { pattern } from './fixtures/messages'
import { boatDay } from './fixtures/steps'

const DESKTOP = { width: 1280, height: 900 }
/** Viewport height above the on-screen keyboard, in browsers that resize the window for it. */
const TYPING = { width: 390, height: 400 }

for (const [index, language] of walkedIn('th').entries())
  test.describe(`the checkout on a phone in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, hasTouch: true })

    test('[R8, UI] the total and the button stay visible and cover nothing', { tag: '@thorough' }, async ({
      page,
      t,
      expectAccessible,
      checkoutOfBoat,
    }) => {
      await checkoutOfBoat(boatDay(72 + index))
      const pay = page.getByRole('button', { name: pattern(t, 'checkout.pay', ['amount']) })
      const bar = page.locator('.pay-bar')
      await expect(pay).toHaveCount(1)
      await expect(pay).toBeInViewport({ ratio: 1 })
      await expect(bar).toContainText(t('checkout.trip.total'))
      const beneath = () =>
        bar.evaluate((part) => Math.floor(innerHeight - part.getBoundingClientRect().bottom))
      expect(await beneath()).toBe(0)

      await test.step('no focused element is under the bar', () => tabTo(page, pay))
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.getByText(t('checkout.held', { minutes: 15 }))).toBeInViewport({ ratio: 1 })
      expect(await beneath()).toBe(0)
      const covered = await bar.evaluate((part) => {
        const last = part.previousElementSibling?.lastElementChild
        return (last?.getBoundingClientRect().bottom ?? Number.NaN) - part.getBoundingClientRect().top
      })
      expect(covered).toBeLessThanOrEqual(0)
      await expectAccessible()

      await test.step('submitting scrolls the first missing field above the bar', async () => {
        await pay.click()
        const wrong = page.locator('form [aria-invalid=true]')
        await expect(wrong.first()).toBeFocused()
        await expectFocus(page)
      })

      await test.step('with the on-screen keyboard open the fields get the remaining height', async () => {
        await page.setViewportSize(TYPING)
        await page.getByLabel(t('checkout.lead.email'), { exact: true }).focus()
        await expect(bar).not.toBeInViewport()
      })

      await test.step('with room for the order summary the button is part of it', async () => {
        await page.setViewportSize(DESKTOP)
        await expect(pay).toHaveCount(1)
        await expect(bar).toBeHidden()
      })
    })
  })
