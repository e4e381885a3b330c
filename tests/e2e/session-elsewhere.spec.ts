import type { BrowserContext, Page } from '@playwright/test'
import { sql } from '../fixtures/database'
import { openAccount, signInAs } from './fixtures/accounts'
import { variant, walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { newPerson, ready } from './fixtures/steps'

/** Simulates a return to the tab, since a tab under test never goes to the background. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

const isIn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-signed-in')
const isOut = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-signed-in')

const signOutElsewhere = (context: BrowserContext) =>
  context.clearCookies({ name: /^(access-token|signed-in)$/ })

for (const locale of walkedIn('zh-cn'))
  test.describe(`a session that ended elsewhere, in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    for (const from of ['/about', '/'])
      test(
        `[A6, G1] opening the orders from ${from} shows the sign-in, which leads to them`,
        variant(from === '/about'),
        async ({ page, context, t, at, expectAccessible, member: person }) => {
          await page.goto(at(from))
          await ready(page)
          await isIn(page)
          // The guard is the first to know: the page has clicked the link as a signed-in one.
          await page.route('**/profile/orders?_rsc=*', async (route) => {
            await sql('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
              person.email,
            ])
            await route.continue()
          })
          const orders = page.getByRole('link', { name: t('layout.client.orders'), exact: true })
          await orders.filter({ visible: true }).first().click()
          const popup = page.getByRole('dialog', { name: t('auth.signIn.title') })
          await expect(popup.getByText(t('auth.signIn.refused'))).toBeVisible()
          await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
          await isOut(page)
          const names = (await context.cookies()).map(({ name }) => name)
          expect(names.filter((name) => name === 'access-token' || name === 'signed-in')).toEqual([])
          await expectAccessible()

          await page.unroute('**/profile/orders?_rsc=*')
          await popup.locator('[name=credential]').fill(person.email)
          await popup.locator('[name=password]').fill(person.password)
          await popup.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
          await expect(page).toHaveURL(new RegExp(`${at('/profile/orders')}$`))
          await ready(page)
          await isIn(page)
        },
      )
  })

test('[A6, G1] orders that are refused after a background check has signed the page out lead to the sign-in', {
  tag: '@thorough',
}, async ({ page, context, request, t, at }) => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await signInAs(context, await openAccount(request))
  await page.goto(at('/'))
  await ready(page)
  await page.route('**/profile/orders?_rsc=*', async (route) => {
    await opened
    await route.continue()
  })
  const orders = page.getByRole('link', { name: t('layout.client.orders'), exact: true })
  await orders.filter({ visible: true }).first().click()
  await signOutElsewhere(context)
  await comeBack(page)
  await isOut(page)
  open()
  const popup = page.getByRole('dialog', { name: t('auth.signIn.title') })
  await expect(popup.getByText(t('auth.signIn.refused'))).toBeVisible()
})

test('[A1, G2] after sign-in in another tab, “Sign in” in this tab signs in directly', {
  tag: '@thorough',
}, async ({ page, context, request, t, at }) => {
  await page.goto(at('/about'))
  await ready(page)
  await signInAs(context, await openAccount(request))
  await isOut(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.client.signIn') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await isIn(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[A1, A6] a tab that regains visibility adopts the session of the other tab', {
  tag: '@thorough',
}, async ({ page, context, request, at, member }) => {
  await page.goto(at('/support'))
  await ready(page)
  await isIn(page)
  await page.waitForLoadState('networkidle')
  await page.locator('textarea:visible').first().fill('Where is the pier?')
  await signOutElsewhere(context)
  await comeBack(page)
  await isOut(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signInAs(context, member)
  await comeBack(page)
  await isIn(page)
  await expect(page.locator('textarea:visible').first()).toHaveValue('Where is the pier?')

  // The page reloads for another user.
  await page.evaluate(() => {
    document.documentElement.dataset.before = ''
  })
  await signOutElsewhere(context)
  await comeBack(page)
  await isOut(page)
  await signInAs(context, await openAccount(request))
  await comeBack(page)
  await expect(page.locator('html[data-before]')).toHaveCount(0)
  await isIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('[A6] a tab reloads after another user has signed in in another tab', { tag: '@thorough' }, async ({
  page,
  context,
  request,
  openSettings,
  member,
}) => {
  await openSettings()
  const main = page.getByRole('main')
  await expect(main.getByText(member.email)).toBeVisible()
  const next = await openAccount(request)
  await signInAs(context, next)
  await comeBack(page)
  await expect(main.getByText(next.email)).toBeVisible()
  await expect(main.getByText(member.email)).toHaveCount(0)
})

test('[A6] rejects a change from a tab with a stale session and changes no account', {
  tag: '@thorough',
}, async ({ page, context, request, t, openSettings, member }) => {
  await openSettings()
  const next = await openAccount(request)
  await signInAs(context, next)
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  const refused = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click()
  expect((await refused).status()).toBe(409)
  await expect(page.getByRole('main').getByText(next.email)).toBeVisible()
  await expect(name).toHaveValue('Narin')
  const emails = [member.email, next.email]
  const rows = await sql('SELECT first_name FROM users WHERE email = ANY($1)', [emails])
  expect(rows).toEqual([{ first_name: 'Narin' }, { first_name: 'Narin' }])
})

test('[A2, A3] a signed-out draft is not shown after another user was signed in', {
  tag: '@thorough',
}, async ({ page, context, request, t, at }) => {
  const stranger = newPerson()
  await page.goto(at('/forgot-password'))
  await ready(page)
  await page.locator('[name=email]:visible').fill(stranger.email)
  await page.getByRole('button', { name: t('forgot.email.submit') }).click()
  await expect(page.getByRole('textbox', { name: t('forgot.code.label'), exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('textbox', { name: t('forgot.code.label'), exact: true })).toBeFocused()
  await page.evaluate((email) => {
    const values = { first_name: 'Narin', email, country: 'TH', phone: '', address: '' }
    sessionStorage.setItem('sign-up', JSON.stringify({ values, resendAt: Date.now() }))
  }, stranger.email)

  await signInAs(context, await openAccount(request))
  await page.goto(at('/about'))
  await ready(page)
  // The page drops the draft once it knows its user.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sign-up'))).toBeNull()
  await signOutElsewhere(context)
  await page.goto(at('/sign-up'))
  await ready(page)
  await expect(page.locator('[name=email]:visible')).toHaveValue('')
  await page.goto(at('/forgot-password'))
  await ready(page)
  await expect(page.locator('[name=email]:visible')).toHaveValue('')
})

test('[R14, A6] a support request draft survives a reload and is not shown to another user', {
  tag: '@thorough',
}, async ({ page, context, request, t, at, member }) => {
  const field = (name: string) => page.getByLabel(t(`pages.support.form.${name}`), { exact: true })
  await page.goto(at('/support'))
  await ready(page)
  await expect(field('email')).toHaveValue(member.email)
  await field('message').fill('Where is the pier?')
  await page.reload()
  await ready(page)
  await expect(field('message')).toHaveValue('Where is the pier?')

  await signOutElsewhere(context)
  const next = await openAccount(request)
  await signInAs(context, next)
  await page.reload()
  await ready(page)
  await expect(field('email')).toHaveValue(next.email)
  await expect(field('message')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Where is the pier?')
})
