import { type ShopProcess, startShop } from '../modes/shop-process'
import { startSecondHost } from '../simulators/second-host'
import { expect, test } from './fixtures/shop'
import { newPerson, ready, signUp } from './fixtures/steps'

let host: Awaited<ReturnType<typeof startSecondHost>>
let shop: ShopProcess

// One storefront for all of them.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  host = await startSecondHost()
  shop = await startShop({ API_ORIGIN: host.url, DATABASE_URL: undefined })
})
test.afterAll(async () => {
  await shop?.stop()
  await host?.close()
})

test('[A2] [B1] [B2] [E6] [X16] signs up on another host, and changes the cart', {
  tag: '@thorough',
}, async ({ page, t, expectAccessible }) => {
  const person = newPerson()
  await page.goto(`${shop.origin}/sign-up`)
  await ready(page)
  await signUp(page.getByRole('main'), t, person, async () => host.codeFor(person.email) ?? '')
  await expect(page).toHaveURL(`${shop.origin}/`)
  await ready(page)
  await page.goto(`${shop.origin}/cart`)
  await ready(page)
  const remove = (name: string) => page.getByRole('button', { name: t('cart.remove', { name }), exact: true })
  await expect(remove('Palace Walk')).toBeVisible()
  await remove('eSIM').scrollIntoViewIfNeeded()
  await expect(remove('Aquarium')).toBeAttached()
  await expectAccessible()
  await remove('Palace Walk').click()
  await expect(page.getByText(t('cart.removed'), { exact: true })).toBeVisible()
  await expect(remove('Palace Walk')).toHaveCount(0)
  await page.getByRole('button', { name: t('cart.clear'), exact: true }).click()
  await expect(page.getByText('Cart updated.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Removed from your cart: \d+\.$/)).toBeVisible()
})

test('[A3] [E3] [X16] recovers a password on another host; its messages stand beside the fields', {
  tag: '@thorough',
}, async ({ page, request, t }) => {
  const person = {
    ...newPerson(),
    country: 'TH',
    address: '1 Charoen Krung',
    first_name: 'Sia',
    last_name: 'S',
  }
  const form = { ...person, password_confirmation: person.password }
  const headers = { origin: shop.origin }
  await request.post(`${shop.origin}/api/auth/register`, { data: form, headers })
  const verified = { ...form, code: host.codeFor(person.email) }
  expect(
    (await request.post(`${shop.origin}/api/auth/verify-register`, { data: verified, headers })).ok(),
  ).toBe(true)

  await page.goto(`${shop.origin}/sign-in`)
  await ready(page)
  await page.getByLabel(t('auth.signIn.credential')).fill(person.email)
  await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'These credentials do not match our records.' }),
  ).toBeVisible()

  await page.goto(`${shop.origin}/forgot-password`)
  await ready(page)
  await page.getByRole('textbox', { name: t('forgot.email.label') }).fill(person.email)
  await page.getByRole('button', { name: t('forgot.email.submit') }).click()
  const code = page.getByRole('textbox', { name: t('forgot.code.label'), exact: true })
  await code.fill('000000')
  await page.getByRole('button', { name: t('forgot.code.submit'), exact: true }).click()
  await expect(page.getByText('This reset code is invalid.')).toBeVisible()
  await code.fill(host.codeFor(person.email) ?? '')
  await page.getByRole('button', { name: t('forgot.code.submit'), exact: true }).click()
  await page.getByLabel(t('forgot.password.label'), { exact: true }).fill('a temple at dawn 42')
  await page.getByLabel(t('forgot.password.confirmation'), { exact: true }).fill('a temple at dawn 42')
  await page.getByRole('button', { name: t('forgot.password.submit') }).click()
  await expect(page).toHaveURL(`${shop.origin}/`)
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
})

test('[X16] without calls for settings, support and products there are no forms for them', {
  tag: '@thorough',
}, async ({ page, t, expectAccessible }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  const main = page.getByRole('main')
  await page.goto(`${shop.origin}/checkout/add-to-cart?product=1`)
  await ready(page)
  await expect(main.getByRole('heading', { name: t('addToCart.problem.notOffered.title') })).toBeVisible()
  await page.goto(`${shop.origin}/test`)
  await ready(page)
  for (const path of ['/', '/products', '/support', '/checkout/test', '/destination/krabi']) {
    await page.goto(shop.origin + path)
    await ready(page)
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await expectAccessible()
  }

  const person = newPerson()
  await page.goto(`${shop.origin}/sign-up`)
  await ready(page)
  await signUp(main, t, person, async () => host.codeFor(person.email) ?? '')
  await expect(page).not.toHaveURL(/sign-up/)
  await ready(page)
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown: () => [...shown] })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main h2')) shown.add(textContent ?? '')
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(`${shop.origin}/profile/settings`)
  await ready(page)
  await expect(main.getByText(person.email)).toBeVisible()
  await expect(main.getByText(t('settings.profile.fixed'))).toBeVisible()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  const shown = await page.evaluate(() => (window as Window & { shown?: () => string[] }).shown?.())
  expect(await main.locator('h2').allTextContents()).toEqual(shown)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expectAccessible()
  expect(failed).toEqual([])
})

test('[A4] [X5] [X16] the pop-up of another host signs in with Google', { tag: '@thorough' }, async ({
  page,
  t,
}) => {
  await page.goto(`${shop.origin}/sign-in`)
  await ready(page)
  await page.getByRole('button', { name: t('auth.google.button'), exact: true }).click()
  await expect(page).toHaveURL(`${shop.origin}/`)
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
})
