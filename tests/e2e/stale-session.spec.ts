import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { sql } from '../fixtures/database'
import { openAccount } from './fixtures/accounts'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import type { Translate } from './fixtures/messages'
import { type Person, ready } from './fixtures/steps'

const oneImage = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b6e77' } })
    .png()
    .toBuffer()

/** Expires the sessions of an account. */
async function expireSessions(email: string): Promise<void> {
  await sql(
    `UPDATE sessions SET expires_at = now() - interval '1 second'
      WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  )
}

async function expectSignedOut(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).not.toContain('access-token')
  expect(await names()).not.toContain('signed-in')
}

test('[A6] an expired token signs out without leaving the page', { tag: '@thorough' }, async ({
  page,
  context,
  t,
  at,
  member: person,
}) => {
  const address = at('/products?destination=tokyo')
  await page.goto(address)
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
  await expireSessions(person.email)
  await page.reload()
  await expectSignedOut(page, context)
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
  const signIn = page.getByRole('banner').getByRole('link', { name: t('layout.client.signIn') })
  await signIn.click()
  await expect(page.locator('[name=credential]:visible')).toBeVisible()
})

test('[A6, G1, G2] a forged token is redirected home from account pages and can sign in', {
  tag: '@thorough',
}, async ({ page, context, baseURL, at }) => {
  const { hostname } = new URL(baseURL ?? '')
  const cookie = { domain: hostname, path: '/', sameSite: 'Lax', secure: true } as const
  const forge = () =>
    context.addCookies([
      { ...cookie, name: 'access-token', value: 'x'.repeat(43), httpOnly: true },
      { ...cookie, name: 'signed-in', value: '1' },
    ])
  await forge()
  await page.goto(at('/profile/orders'))
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await expectSignedOut(page, context)
  await forge()
  await page.goto(at('/sign-in'))
  await expect(page.locator('[name=credential]:visible')).toBeVisible()
  await expectSignedOut(page, context)
})

/** Signs in again in the pop-up that opened by itself. */
async function signInAgain(page: Page, t: Translate, { email, password }: Person): Promise<void> {
  const popup = page.getByRole('dialog', { name: t('auth.signIn.title') })
  await expect(popup.getByText(t('auth.signIn.ended'))).toBeVisible()
  await popup.locator('[name=credential]').fill(email)
  await popup.locator('[name=password]').fill(password)
  await popup.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
}

for (const locale of walkedIn('zh-cn'))
  test.describe(`a session that expires during use, in ${locale}`, () => {
    test.use({ language: locale })

    test('[A6, E3] signs out in place; all input is preserved after the next sign-in', {
      tag: '@thorough',
    }, async ({ page, context, t, expectAccessible, at, member: person, openSettings }) => {
      await openSettings()
      const name = page.locator('[name=first_name]:visible')
      await name.fill('李明')
      const image = { name: 'me.png', mimeType: 'image/png', buffer: await oneImage() }
      await page.locator('input[type=file]').setInputFiles(image)
      await expect(page.getByText(t('settings.image.unsaved'))).toBeVisible()
      await expireSessions(person.email)
      const save = page.getByRole('button', { name: t('settings.save'), exact: true })
      await save.click()
      await expectSignedOut(page, context)
      await expect(page).toHaveURL(new RegExp(`${at('/profile/settings')}$`))
      await expect(page.getByRole('dialog', { name: t('auth.signIn.title') })).toBeVisible()
      await expectAccessible()
      await signInAgain(page, t, person)

      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')
      await expect(page.getByText(t('settings.image.unsaved'))).toBeVisible()
      await expect(name).toHaveValue('李明')
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect(save).toBeFocused()
      await save.click()
      await expect(page.getByText(t('settings.responses.profile'), { exact: true })).toBeVisible()
    })
  })

test('[A6] a data download asks for sign-in and works on the next click', { tag: '@thorough' }, async ({
  page,
  context,
  t,
  member: person,
  openSettings,
}) => {
  await openSettings()
  await expireSessions(person.email)
  const button = page.getByRole('button', { name: t('settings.data.download') })
  await button.click()
  await expectSignedOut(page, context)
  await signInAgain(page, t, person)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(button).toBeFocused()
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.json$/)
})

test('[A6] closing the pop-up leaves the page unchanged and the next visit redirects home', {
  tag: '@thorough',
}, async ({ page, context, t, at, member: person, openSettings }) => {
  await openSettings()
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  await expireSessions(person.email)
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert').getByText(t('errors.UNAUTHENTICATED'))).toBeVisible()
  await expect(name).toHaveValue('李明')
  await expectSignedOut(page, context)
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
})

test('[A6] another user who signs in over the page sees none of its data', { tag: '@thorough' }, async ({
  page,
  request,
  t,
  member: person,
  openSettings,
}) => {
  const other = await openAccount(request)
  await openSettings()
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  await expireSessions(person.email)
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click()
  await signInAgain(page, t, other)
  await expect(page.getByRole('main').getByText(other.email)).toBeVisible()
  await expect(name).toHaveValue('Narin')
  await expect(page.getByRole('main').getByText(person.email)).toBeHidden()
})
