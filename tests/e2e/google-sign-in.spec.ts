import type { BrowserContext, Page } from '@playwright/test'
import { cartLinkPath } from '@/lib/domain/cart-link'
import { openAccount } from './fixtures/accounts'
import { variant, walkedIn } from './fixtures/languages'
import type { Translate } from './fixtures/messages'
import { expect, test } from './fixtures/shop'
import { BOAT, BOAT_TIME, boatDay, newPerson, nextFrames, ready } from './fixtures/steps'

const button = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('auth.google.button'), exact: true })

/** Clicks Google's button and waits for the sandbox provider in the pop-up. */
async function openGoogle(page: Page, t: Translate): Promise<Page> {
  await ready(page)
  const opened = page.waitForEvent('popup')
  await button(page, t).click()
  const popup = await opened
  await expect(heading(popup, t)).toBeVisible()
  await ready(popup)
  return popup
}

const heading = (page: Page, t: Translate) =>
  page.getByRole('heading', { level: 1, name: t('sandboxGoogle.title') })

/** Selects an account at the sandbox provider by its email. */
async function chooseAccount(page: Page, t: Translate, email: string): Promise<void> {
  await page.getByLabel(t('sandboxGoogle.email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('sandboxGoogle.submit'), exact: true }).click()
}

async function expectSignedIn(page: Page, path: string, email: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
  const response = await page.request.get('/api/auth/profile')
  expect(((await response.json()) as { data: { user: { email: string } } }).data.user.email).toBe(email)
}

async function isSignedOut(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).every(({ name }) => name !== 'access-token' && name !== 'signed-in')
}

for (const locale of walkedIn('zh-cn'))
  test.describe(`Google in ${locale}`, () => {
    test.use({ language: locale })

    test('[A4] [X5] selecting an account in the pop-up signs in and closes the pop-up', async ({
      page,
      t,
      at,
      expectAccessible,
    }) => {
      await page.goto(at('/sign-in'))
      await expectAccessible()
      const popup = await openGoogle(page, t)
      expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([800, 600])
      await expectAccessible(popup)
      const { email } = newPerson()
      const closed = popup.waitForEvent('close')
      await chooseAccount(popup, t, email)
      await closed
      await expectSignedIn(page, at('/'), email)
    })
  })

test('[A4] ignores a message from another origin; one from the API host signs in', async ({
  page,
  context,
  request,
  t,
  at,
}) => {
  const person = await openAccount(request)
  const send = `opener.postMessage({ token: '${person.token}' }, '*'); document.title = 'sent'`
  await context.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>evil</title><script>${send}</script>` }),
  )
  await page.goto(at('/sign-in'))
  const heard = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.addEventListener('message', ({ origin }) => resolve(origin), { once: true }),
      ),
  )
  const popup = await openGoogle(page, t)
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/auth')) calls.push(request.url())
  })
  // Navigated by script: a URL typed into the window would sever it from its opener.
  await popup.evaluate(() => window.location.assign('https://evil.example/'))
  await expect(popup).toHaveTitle('sent')
  expect(await heard).toBe('https://evil.example')
  await nextFrames(page)
  expect(calls).toEqual([])
  await expect(page).toHaveURL(new RegExp(`${at('/sign-in')}$`))
  expect(await isSignedOut(context)).toBe(true)

  // The same message from the right origin, which could set no cookie here.
  await page.evaluate((message) => window.postMessage(message, window.location.origin), {
    token: person.token,
  })
  await expectSignedIn(page, at('/'), person.email)
})

test('[A4] [G5] with pop-ups blocked the page redirects to Google and returns to where it was', {
  tag: '@thorough',
}, async ({ page, t, at }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(at('/products?destination=bangkok'))
  await page.goto(at('/sign-in'))
  await ready(page)
  await button(page, t).click()
  await expect(heading(page, t)).toBeVisible()
  await ready(page)
  const { email } = newPerson()
  await chooseAccount(page, t, email)
  await expectSignedIn(page, at('/products\\?destination=bangkok'), email)
})

test('[A4] [G5] a redirect without a previous page ends at home; a denied consent ends in the form', {
  tag: '@thorough',
}, async ({ page, context, t, at }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(at('/sign-in'))
  await ready(page)
  await button(page, t).click()
  await page.getByRole('button', { name: t('sandboxGoogle.cancel'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/sign-in')}$`))
  await expect(page.getByRole('alert').filter({ hasText: t('errors.GOOGLE_DENIED') })).toBeFocused()
  expect(await isSignedOut(context)).toBe(true)
  await ready(page)
  await button(page, t).click()
  await expect(heading(page, t)).toBeVisible()
  await ready(page)
  const { email } = newPerson()
  await chooseAccount(page, t, email)
  await expectSignedIn(page, at('/'), email)
})

test('[A4] an error shows in the pop-up and in the form and can be retried', { tag: '@thorough' }, async ({
  page,
  t,
  at,
  expectAccessible,
}) => {
  await page.goto(at('/sign-in'))
  const popup = await openGoogle(page, t)
  await popup.getByRole('button', { name: 'Alex Martin' }).click()
  for (const window of [popup, page])
    await expect(
      window.getByRole('alert').filter({ hasText: t('errors.GOOGLE_EMAIL_UNVERIFIED') }),
    ).toBeVisible()
  await expectAccessible(popup)
  await popup.getByRole('button', { name: t('google.again'), exact: true }).click()
  await expect(heading(popup, t)).toBeVisible()
  await ready(popup)
  const { email } = newPerson()
  await chooseAccount(popup, t, email)
  await expectSignedIn(page, at('/'), email)
})

test('[A4] the button focuses an open pop-up and reopens a closed one', { tag: '@thorough' }, async ({
  page,
  context,
  t,
  at,
}) => {
  await page.goto(at('/sign-up'))
  const popup = await openGoogle(page, t)
  const address = popup.url()
  await button(page, t).click()
  expect(context.pages()).toHaveLength(2)
  expect(popup.url()).toBe(address)
  await popup.close()
  const again = await openGoogle(page, t)
  expect(again.url()).not.toBe(address)
  expect(await isSignedOut(context)).toBe(true)
})

test('[A1, A4] a pop-up signs in even after its dialog was closed', { tag: '@thorough' }, async ({
  page,
  t,
  at,
}) => {
  await page.goto(at('/cart'))
  await ready(page)
  const signIn = page.getByRole('main').getByRole('link', { name: t('cart.empty.signIn') })
  await signIn.click()
  const popup = await openGoogle(page, t)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const { email } = newPerson()
  const closed = popup.waitForEvent('close')
  await chooseAccount(popup, t, email)
  await closed
  // The event that a browser sends to a page restored from its cache.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectSignedIn(page, at('/cart'), email)
  await expect(signIn).toHaveCount(0)
})

test('[A4] a callback without an attempt shows that the sign-in has expired', { tag: '@thorough' }, async ({
  page,
  t,
  at,
}) => {
  for (const query of ['', '?attempt=nonsense']) {
    await page.goto(at(`/sign-in/google${query}`))
    await expect(page.getByRole('alert').filter({ hasText: t('errors.GOOGLE_EXPIRED') })).toBeVisible()
  }
})

test('[A4] Google signs in to an existing account, which retains its password', { tag: '@thorough' }, async ({
  page,
  request,
  t,
  at,
}) => {
  const person = await openAccount(request)
  await page.goto(at('/sign-in'))
  const popup = await openGoogle(page, t)
  await chooseAccount(popup, t, person.email.toUpperCase())
  await expectSignedIn(page, at('/'), person.email)
  await page.goto(at('/profile/settings'))
  await expect(page.locator('input[name=first_name]')).toHaveValue('Narin')
})

const LINK = cartLinkPath({
  product: BOAT,
  option: `${BOAT}.shared`,
  date: boatDay(43),
  time: BOAT_TIME,
  quantities: { ADULT: 2, CHILD: 1 },
})

for (const blocked of [false, true])
  test(
    `[A4] [R9] the dialog preserves the selection, pop-ups ${blocked ? 'blocked' : 'allowed'}`,
    variant(!blocked),
    async ({ page, t, at }) => {
      if (blocked)
        await page.addInitScript(() => {
          window.open = () => null
        })
      await page.goto(at(LINK))
      await ready(page)
      await page.getByRole('button', { name: t('addToCart.signIn') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const { email } = newPerson()
      if (blocked) {
        await button(page, t).click()
        await expect(heading(page, t)).toBeVisible()
        await ready(page)
      }
      await chooseAccount(blocked ? page : await openGoogle(page, t), t, email)
      await expect(page.getByText(t('addToCart.added.line'))).toBeVisible()
      const response = await page.request.get('/api/pd4/carts')
      expect(((await response.json()) as { data: { items: object[] } }).data.items).toHaveLength(1)
    },
  )
