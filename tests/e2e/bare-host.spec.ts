import type { APIRequestContext } from '@playwright/test'
import { type ShopProcess, startShop } from '../modes/shop-process'
import { type BareHost, startBareHost } from '../simulators/bare-host'
import { expect, test } from './fixtures/shop'
import { newPerson, nextFrames, ready } from './fixtures/steps'

/** A storefront on a host that knows the specification's fifteen calls only. */
let host: BareHost
let shop: ShopProcess

// One storefront for all of them.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  host = await startBareHost({ envelope: 'none' })
  shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
})
test.afterAll(async () => {
  await shop?.stop()
  await host?.stop()
})

/** Creates an account at the host and signs in with it. */
async function account(request: APIRequestContext) {
  const person = { ...newPerson(), country: 'TH', address: '1 Charoen Krung' }
  const data = { ...person, password_confirmation: person.password, code: host.code }
  const headers = { origin: shop.origin }
  const response = await request.post(`${shop.origin}/api/auth/verify-register`, { data, headers })
  expect(response.status()).toBe(200)
  return person
}

test('[E3] [X16] the host’s messages stand beside the form and beside its fields', {
  tag: '@thorough',
}, async ({ page, request, t }) => {
  const { email } = await account(request)
  await page.goto(`${shop.origin}/sign-in`)
  await ready(page)
  await page.getByLabel(t('auth.signIn.credential')).fill(email)
  await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Those details are not known to us' })).toBeVisible()

  await page.goto(`${shop.origin}/sign-up`)
  await ready(page)
  const field = (key: string) => page.getByLabel(t(`auth.signUp.${key}`), { exact: true })
  await field('email').fill(email)
  await page.getByRole('button', { name: t('auth.signUp.submit'), exact: true }).click()
  await expect(field('email')).toHaveAccessibleDescription(/This address has an account/)
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the form' })).toBeVisible()
})

test('[B1] [B2] [E6] [X16] the cart of a bare host is shown, paged, changed and cleared', async ({
  page,
  t,
  expectAccessible,
}) => {
  await account(page.request)
  await page.goto(`${shop.origin}/cart`)
  await ready(page)
  const remove = (id: number) =>
    page.getByRole('button', { name: t('cart.remove', { name: t('cart.unnamed', { id }) }) })
  await expect(remove(1)).toBeVisible()
  await remove(5).scrollIntoViewIfNeeded()
  await expect(remove(7)).toBeVisible()
  await expect(page.getByRole('heading', { name: t('checkout.notOffered.title') })).toBeVisible()
  await expect(page.getByText(t('cart.checkOut'), { exact: true })).toHaveCount(0)
  await expectAccessible()
  await remove(3).click()
  await expect(page.getByText(t('cart.removed'), { exact: true })).toBeVisible()
  await expect(remove(3)).toHaveCount(0)
  await page.getByRole('button', { name: t('cart.clear'), exact: true }).click()
  await expect(page.getByText('Cleared', { exact: true })).toBeVisible()
  await expect(page.getByText('6 removed', { exact: true })).toBeVisible()
  await expect(remove(1)).toHaveCount(0)
})

test('[A6] [S5] a page opened with a token that the host refuses never looks signed in', async ({
  page,
  context,
  t,
}) => {
  const cookie = { url: shop.origin, sameSite: 'Lax', secure: true } as const
  await context.addCookies([
    { ...cookie, name: 'access-token', value: 'refused-by-the-host', httpOnly: true },
    { ...cookie, name: 'signed-in', value: '000000000000' },
  ])
  await page.addInitScript(() => {
    const marks: string[] = []
    Object.assign(window, { marks })
    new MutationObserver((changes) => {
      for (const { target } of changes) marks.push((target as HTMLElement).dataset.signedIn ?? '')
    }).observe(document, { subtree: true, attributeFilter: ['data-signed-in'] })
  })
  await page.goto(`${shop.origin}/help`)
  await ready(page)
  await expect(page.getByRole('banner').getByRole('link', { name: t('layout.client.signIn') })).toBeVisible()
  expect(await page.evaluate(() => (window as Window & { marks?: string[] }).marks)).toEqual([])
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => ['access-token', 'signed-in'].includes(name))).toEqual([])
})

test('[A4] with an API host of its own, only a message of that host signs in', { tag: '@thorough' }, async ({
  page,
  context,
  playwright,
  t,
}) => {
  const separate = await playwright.request.newContext()
  const { email, password } = await account(separate)
  const signedIn = await separate.post(`${shop.origin}/api/auth/login`, {
    data: { credential: email, password },
    headers: { origin: shop.origin },
  })
  const { token } = (await signedIn.json()) as { token: string }
  await separate.dispose()

  const html = '<!doctype html><title>waiting</title>'
  await context.route(`${host.origin}/google`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.goto(`${shop.origin}/sign-in`)
  await ready(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: t('auth.google.button'), exact: true }).click()
  const popup = await opened
  await expect(popup).toHaveTitle('waiting')

  // Of the shop's own origin.
  await page.evaluate(
    (message) => {
      const heard = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
      window.postMessage(message, window.location.origin)
      return heard.then(() => undefined)
    },
    { token },
  )
  await nextFrames(page)
  await expect(page).toHaveURL(`${shop.origin}/sign-in`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access-token')

  await popup.evaluate((message) => window.opener.postMessage(message, '*'), { token })
  await expect(page).toHaveURL(`${shop.origin}/`)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'access-token')?.value).toBe(token)
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('[A4] [X5] Google’s pop-up of a bare host posts a token, which signs in', { tag: '@thorough' }, async ({
  page,
  t,
}) => {
  await page.goto(`${shop.origin}/sign-in`)
  await ready(page)
  await page.getByRole('button', { name: t('auth.google.button'), exact: true }).click()
  await expect(page).toHaveURL(`${shop.origin}/`)
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'access-token')?.value).toMatch(/^bare-session-/)
})
