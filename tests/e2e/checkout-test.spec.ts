import type { Page } from '@playwright/test'
import { type PaymentKey, SPECIFIED_PAYMENT_KEYS } from '@/lib/domain/payment'
import { expect, test } from './fixtures/member'
import type { Translate } from './fixtures/messages'
import { ready } from './fixtures/steps'

const ENDS = { success: 'confirmed', failure: 'pending', timeout: 'timeout' } as const
const OUTCOMES = ['success', 'failure', 'timeout'] as const
type Outcome = (typeof OUTCOMES)[number]

const buttonOf = (page: Page, t: Translate, key: PaymentKey, outcome: Outcome) =>
  page.getByRole('button', { name: new RegExp(`\\(${key}\\): ${t(`checkoutTest.${outcome}`)}$`) })

/** Expects the outcome of a payment option beside its button. */
async function expectDriven(page: Page, t: Translate, key: PaymentKey, outcome: Outcome): Promise<void> {
  const note = buttonOf(page, t, key, outcome).locator('xpath=following-sibling::*[@role="status"]')
  await expect(note, `${key} ${outcome}`).toContainText(t(`ui.status.${ENDS[outcome]}`), { timeout: 60_000 })
  const paid = outcome === 'success' ? 'paid' : 'not_paid'
  await expect(note).toContainText(t(`checkoutTest.payment.${paid}`))
}

// That each option can be paid is tested by the contract and with each gateway.
test('[R10] drives a payment option to success, failure and timeout', async ({ page, t, at, member: _ }) => {
  await page.goto(at('/checkout/test'))
  await ready(page)
  for (const outcome of OUTCOMES) {
    await buttonOf(page, t, 'ktc_alipay', outcome).click()
    await expectDriven(page, t, 'ktc_alipay', outcome)
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
    SPECIFIED_PAYMENT_KEYS.length,
  )
})

test('[R10] drives each of the seven payment options to success, failure and timeout', {
  tag: '@thorough',
}, async ({ page, t, at, member: _ }) => {
  test.setTimeout(120_000)
  await page.goto(at('/checkout/test'))
  await ready(page)
  await page.getByRole('button', { name: t('checkoutTest.all'), exact: true }).click()
  for (const key of SPECIFIED_PAYMENT_KEYS)
    for (const outcome of OUTCOMES) await expectDriven(page, t, key, outcome)
})

test('[R10] asks a signed-out visitor to sign in before buying', async ({ page, t, at }) => {
  await page.goto(at('/checkout/test'))
  await expect(page.getByText(t('checkoutTest.signIn'))).toBeVisible()
})
