import { sql } from '../fixtures/database'
import { mailedLink, openAccount } from './fixtures/accounts'
import { field } from './fixtures/forms'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { ready } from './fixtures/steps'

const PASSWORD = 'rain over the river 7'

for (const locale of walkedIn('zh-cn'))
  test.describe(`a reset link in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    test('[A3, A10, E3] sets a new password, signs in and leads home, once', { tag: '@thorough' }, async ({
      page,
      request,
      t,
      at,
      expectAccessible,
    }) => {
      const headers = { 'accept-language': locale }
      const { email } = await openAccount(request, headers)
      await request.post('/api/auth/request-forget-password', { data: { email }, headers })
      const link = await mailedLink(request, email)
      const sent: string[] = []
      page.on('request', (call) => sent.push(call.url(), call.headers().referer ?? ''))
      await page.goto(link)
      await ready(page)
      const title = page.getByRole('heading', { level: 1, name: t('forgot.link.title') })
      await expect(title).toBeVisible()
      await expect(field(page, 'password')).toBeFocused()
      await expectAccessible()

      await field(page, 'password').fill('password1')
      await field(page, 'password_confirmation').fill('password2')
      await page.getByRole('button', { name: t('forgot.password.submit') }).click()
      await expect(page.getByText(t('errors.fields.password_weak'))).toBeVisible()
      await expect(page.getByText(t('errors.fields.password_mismatch'))).toBeVisible()
      await page.reload()
      await ready(page)
      await field(page, 'password').fill(PASSWORD)
      await field(page, 'password_confirmation').fill(PASSWORD)
      await page.getByRole('button', { name: t('forgot.password.submit') }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
      await ready(page)
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')

      await page.goto(link)
      await ready(page)
      await field(page, 'password').fill(PASSWORD)
      await field(page, 'password_confirmation').fill(PASSWORD)
      await page.getByRole('button', { name: t('forgot.password.submit') }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.LINK_EXPIRED'))
      await expectAccessible()
      await page.getByRole('button', { name: t('forgot.link.again') }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/forgot-password')}$`))
      await expect(page.getByRole('heading', { level: 1, name: t('forgot.title') })).toBeVisible()
      const token = new URL(link).hash.slice('#link='.length)
      expect(sent.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])
    })
  })

test('[A3] a link that is opened on the page itself leads to the new password, an expired one to another', {
  tag: '@thorough',
}, async ({ page, request, t, at }) => {
  const { email } = await openAccount(request)
  await page.goto(at('/forgot-password'))
  await ready(page)
  await field(page, 'email').fill(email)
  await page.getByRole('button', { name: t('forgot.email.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('forgot.code.title') })).toBeVisible()
  const { hash } = new URL(await mailedLink(request, email))
  await page.evaluate((fragment) => {
    location.hash = fragment
  }, hash)
  await expect(page.getByRole('heading', { level: 1, name: t('forgot.link.title') })).toBeVisible()
  await sql(
    `UPDATE reset_links SET expires_at = now() - interval '1 second'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  )
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'password_confirmation').fill(PASSWORD)
  await page.getByRole('button', { name: t('forgot.password.submit') }).click()
  await page.getByRole('button', { name: t('forgot.link.again') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('forgot.title') })).toBeVisible()
})
