import { addDays, todayIn } from '@/lib/domain/local-date'
import { formatMoney } from '@/lib/i18n/format'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { checkOut, decide, ready } from './fixtures/steps'

const DAY = addDays(todayIn('Asia/Bangkok'), 50)

for (const [index, locale] of walkedIn('zh-cn').entries())
  test.describe(`a promo code, ${locale}`, () => {
    test.use({ language: locale })

    test('[B5] is rejected at its field, applied, removed, preserved across a reload, and part of the order', {
      tag: '@thorough',
    }, async ({ page, t, expectAccessible, checkoutOfBoat }) => {
      const item = await checkoutOfBoat(addDays(DAY, index))
      const thb = (amount: number) => formatMoney({ amount, currency: 'THB' })
      const price = item.total?.amount ?? 0
      const full = thb(price)
      const discount = Math.round(price / 10)
      const pays = (amount: string) => page.getByRole('button', { name: t('checkout.pay', { amount }) })

      await expect(pays(full)).toBeVisible()
      await page.getByRole('button', { name: t('checkout.promo.open') }).click()
      const field = page.getByLabel(t('checkout.promo.label'), { exact: true })
      await expect(field).toBeFocused()
      const apply = page.getByRole('button', { name: t('checkout.promo.apply'), exact: true })
      await apply.click()
      await expect(page.getByText(t('checkout.promo.required'))).toBeVisible()
      await field.fill('NOSUCHCODE')
      await field.press('Enter')
      await expect(field).toHaveAccessibleDescription(t('errors.PROMO_UNKNOWN'))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toBeFocused()
      await expect(page).toHaveURL(/\/checkout/)
      await expect(pays(full)).toBeVisible()

      await field.fill(' welcome10 ')
      await apply.click()
      const row = page.getByText(t('checkout.trip.promo', { code: 'WELCOME10' }), { exact: true })
      await expect(row).toBeVisible()
      await expect(pays(thb(price - discount))).toBeVisible()
      const remove = page.getByRole('button', { name: t('checkout.promo.remove', { code: 'WELCOME10' }) })
      await expect(remove).toBeFocused()
      await expectAccessible(page)

      await remove.click()
      await expect(row).toBeHidden()
      await expect(pays(full)).toBeVisible()
      await expect(field).toBeFocused()

      await field.fill('WELCOME10')
      await field.press('Enter')
      await expect(row).toBeVisible()
      await page.reload()
      await ready(page)
      await expect(row).toBeVisible()

      await checkOut(page, t)
      await decide(page, t, 'approve')
      await expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()
      await expect(
        page.getByText(t('orders.price.promo', { code: 'WELCOME10' }), { exact: true }),
      ).toBeVisible()
      await expect(page.getByText(t('orders.price.off', { amount: thb(discount) }))).toBeVisible()
    })
  })
