import { mailedLink, openAccount } from './fixtures/accounts'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { ready } from './fixtures/steps'

for (const locale of walkedIn('th'))
  test.describe(`the link of a sign-in code in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    test('[A1] [A10] signs in at one press, in another browser than the one that asked, once', {
      tag: '@thorough',
    }, async ({ page, request, t, at, expectAccessible }) => {
      const headers = { 'accept-language': locale }
      const { email } = await openAccount(request, headers)
      await request.post('/api/auth/request-sign-in-code', { data: { email }, headers })
      const link = await mailedLink(request, email)
      const button = page.getByRole('main').getByRole('button', { name: t('auth.link.submit'), exact: true })
      const sent: string[] = []
      page.on('request', (call) => sent.push(call.url(), call.headers().referer ?? ''))
      // As a program does that examines the links of a mail.
      await request.get(link)
      await page.goto(link)
      await ready(page)
      await expect(page.getByRole('heading', { level: 1, name: t('auth.link.title') })).toBeVisible()
      await expect(page.locator('[name=password]')).toHaveCount(0)
      await expectAccessible()
      await button.click()
      await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
      await ready(page)
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')

      await page.context().clearCookies({ name: /^(__Host-)?(access-token|signed-in)$/ })
      await page.goto(link)
      await ready(page)
      await button.click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.LINK_EXPIRED'))
      await expectAccessible()
      await page.getByRole('button', { name: t('auth.link.again') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('auth.signIn.title') })).toBeVisible()
      const token = new URL(link).hash.slice('#link='.length)
      expect(sent.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])
    })

    test('[A10] a refused password points to the code by email', { tag: '@thorough' }, async ({
      page,
      t,
      at,
    }) => {
      await page.goto(at('/sign-in'))
      await ready(page)
      await page.locator('[name=credential]').fill('unknown.address@example.com')
      await page.locator('[name=password]').fill('wrong password 1')
      await page
        .getByRole('main')
        .getByRole('button', { name: t('auth.signIn.submit'), exact: true })
        .click()
      await expect(page.getByText(t('auth.signIn.codeInstead'))).toBeVisible()
    })
  })
