import { type ShopProcess, startShop } from '../modes/shop-process'
import { type OddHost, startOddHost } from '../simulators/odd-host'
import { expect, test } from './fixtures/shop'
import { newPerson, ready, signUp } from './fixtures/steps'

/** A storefront on a host whose codes and tokens are any text. */
let host: OddHost
let shop: ShopProcess

// One storefront for all of them.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  host = await startOddHost()
  shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
})
test.afterAll(async () => {
  await shop?.stop()
  await host?.stop()
})

test('[A2] [A6] [X16] signs up with a code of letters and signs, and stays signed in', {
  tag: '@thorough',
}, async ({ page, t }) => {
  await page.goto(`${shop.origin}/sign-up`)
  await ready(page)
  await signUp(page.getByRole('main'), t, newPerson(), async () => ` ${host.code} `)
  await expect(page).toHaveURL(`${shop.origin}/`)
  await ready(page)
  await page.goto(`${shop.origin}/profile/orders`)
  await ready(page)
  await expect(page).toHaveURL(`${shop.origin}/profile/orders`)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
})

test('[A3] [X16] the code step of a forgotten password claims nothing about the code', {
  tag: '@thorough',
}, async ({ page, t }) => {
  await page.goto(`${shop.origin}/forgot-password`)
  await ready(page)
  await page.getByRole('textbox', { name: t('forgot.email.label') }).fill('oda@mail.example')
  await page.getByRole('button', { name: t('forgot.email.submit') }).click()
  const main = page.getByRole('main')
  const code = main.getByRole('textbox', { name: t('forgot.code.label'), exact: true })
  await expect(code).toBeFocused()
  await expect(main.getByRole('button', { name: t('auth.verify.resend'), exact: true })).toBeVisible()
  await expect(main).not.toContainText(/\b(?:six|10|59|60)\b/)
  await code.pressSequentially('12345678')
  await expect(code).toHaveValue('12345678')
})

test('[A4] [X5] [X16] Google without an address is an error at its button', { tag: '@thorough' }, async ({
  page,
  t,
}) => {
  host.google = { url: 'javascript:alert(1)' }
  await page.goto(`${shop.origin}/sign-in`)
  await ready(page)
  await page.getByRole('button', { name: t('auth.google.button'), exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: t('errors.GOOGLE_UNAVAILABLE') })).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})
