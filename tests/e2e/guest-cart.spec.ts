import { mailedCode } from './fixtures/accounts'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/shop'
import { newPerson, ready } from './fixtures/steps'

/** Plans without a date, which are complete from the start. */
const PLANS = ['esim-japan', 'esim-thailand']

for (const [index, language] of walkedIn('zh-cn').entries())
  test.describe(`the cart of a signed-out visitor, ${language}`, () => {
    test.use({ language, viewport: { width: index % 2 ? 1280 : 390, height: 844 } })

    test('[B1] has several selections, which join the account at sign-in', async ({
      page,
      t,
      at,
      product,
      expectAccessible,
    }) => {
      const { email } = newPerson()
      const names: string[] = []
      for (const id of PLANS) {
        names.push((await product(id)).name)
        await page.goto(at(`/products/${id}`))
        await ready(page)
        await page
          .getByRole('button', { name: t('booking.add') })
          .locator('visible=true')
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      const notice = page
        .getByRole('region', { name: t('ui.notifications') })
        .getByRole('listitem')
        .filter({ hasText: t('auth.waiting.title') })
      await expect(notice).toContainText(t('auth.waiting.line'))
      await expectAccessible()
      await notice.getByRole('link', { name: t('auth.waiting.cart'), exact: true }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await ready(page)
      // The pointer, which is still over the notice, stops its time.
      await expect(notice).toBeHidden()
      const waiting = page.getByRole('region', { name: t('cart.pending.title', { count: 2 }) })
      for (const name of names) await expect(waiting.getByRole('link', { name, exact: true })).toBeVisible()
      await expectAccessible()
      // The cart itself shows what waits.
      await waiting.getByRole('button', { name: t('cart.pending.signIn'), exact: true }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(notice).toHaveCount(0)

      await waiting.getByRole('button', { name: t('cart.pending.signIn'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: t('auth.email.label'), exact: true }).fill(email)
      await dialog.getByRole('button', { name: t('auth.email.submit'), exact: true }).click()
      const code = dialog.getByLabel(t('auth.verify.code'), { exact: true })
      await expect(code).toBeFocused()
      await code.fill(await mailedCode(page.request, email))
      await dialog.getByRole('button', { name: t('auth.email.confirm'), exact: true }).click()
      await expect(page.getByRole('button', { name: t('cart.clear'), exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/cart$/)
      const items = page.getByRole('main').getByRole('listitem')
      for (const name of names) await expect(items.filter({ hasText: name })).toHaveCount(1)
      await expect(waiting).toBeHidden()
    })

    test('[B1] one of them is discarded', { tag: '@thorough' }, async ({ page, t, at, product }) => {
      for (const id of PLANS) {
        await page.goto(at(`/products/${id}`))
        await ready(page)
        await page
          .getByRole('button', { name: t('booking.add') })
          .locator('visible=true')
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Escape')
      }
      await page.goto(at('/cart'))
      await ready(page)
      const { name } = await product('esim-japan')
      await page
        .getByRole('region', { name: t('cart.pending.title', { count: 2 }) })
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByRole('button', { name: t('cart.pending.drop') })
        .click()
      const left = page.getByRole('region', { name: t('cart.pending.title', { count: 1 }) })
      await expect(left.getByRole('listitem')).toHaveCount(1)
      await expect(left).not.toContainText(name)
    })
  })
