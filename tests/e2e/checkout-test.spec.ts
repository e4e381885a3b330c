import { SPECIFIED_PAYMENT_KEYS } from '@/lib/domain/payment'
import { expect, test } from './fixtures/member'
import { ready } from './fixtures/steps'

const ENDS = { success: 'confirmed', failure: 'pending', timeout: 'timeout' } as const

test('[R10] drives each of the seven payment options to success, failure and timeout', async ({
  page,
  t,
  at,
  member: _,
}) => {
  test.setTimeout(120_000)
  await page.goto(at('/checkout/test'))
  await ready(page)
  await page.getByRole('button', { name: t('checkoutTest.all'), exact: true }).click()
  for (const key of SPECIFIED_PAYMENT_KEYS)
    for (const [outcome, status] of Object.entries(ENDS)) {
      const name = new RegExp(`\\(${key}\\): ${t(`checkoutTest.${outcome}`)}$`)
      const note = page.getByRole('button', { name }).locator('xpath=following-sibling::*[@role="status"]')
      await expect(note, `${key} ${outcome}`).toContainText(t(`ui.status.${status}`), { timeout: 60_000 })
      const paid = outcome === 'success' ? 'paid' : 'not_paid'
      await expect(note).toContainText(t(`checkoutTest.payment.${paid}`))
    }
})

test('[R10] asks a signed-out visitor to sign in before buying', async ({ page, t, at }) => {
  await page.goto(at('/checkout/test'))
  await expect(page.getByText(t('checkoutTest.signIn'))).toBeVisible()
})
