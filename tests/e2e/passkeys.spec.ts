import { field } from './fixtures/forms'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { ready } from './fixtures/steps'

for (const locale of walkedIn('zh-cn'))
  test.describe(`passkeys in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    test('[A1] [A9] a passkey is created in the settings, signs in, and is removed', async ({
      page,
      context,
      t,
      at,
      expectAccessible,
      member: person,
      openSettings,
    }) => {
      const devtools = await context.newCDPSession(page)
      await devtools.send('WebAuthn.enable')
      const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
      const title = t('settings.passkeys.title')
      const change = page.getByRole('button', { name: t('settings.changeOf', { what: title }) })
      await openSettings()
      await expect(page.getByText(t('settings.passkeys.none'), { exact: true })).toBeVisible()
      await change.click()
      await expect(field(page, 'password')).toBeFocused()
      await field(page, 'password').fill('wrong')
      await button('settings.passkeys.add').click()
      await expect(field(page, 'password')).toHaveAccessibleDescription(t('errors.fields.password_wrong'))
      await field(page, 'password').fill(person.password)
      await button('settings.passkeys.add').click()
      await expect(page.getByText(t('auth.responses.passkey_added'), { exact: true })).toBeVisible()
      await expect(page.getByText(t('settings.passkeys.count', { count: 1 }))).toBeVisible()
      await expectAccessible()

      await field(page, 'password').fill(person.password)
      await button('settings.passkeys.add').click()
      await expect(page.locator('main').getByRole('alert')).toHaveText(t('settings.passkeys.exists'))
      await button('settings.passkeys.done').click()
      await expect(change).toBeFocused()

      await context.clearCookies({ name: /^(access-token|signed-in)$/ })
      await page.goto(at('/sign-in'))
      await ready(page)
      await expectAccessible()
      // A visitor who closes the prompt.
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
      await button('auth.signIn.passkey').click()
      await expect(page.locator('main').getByRole('alert')).toHaveText(t('auth.passkey.cancelled'))
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
      await button('auth.signIn.passkey').click()
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')

      await page.goto(at('/profile/settings'))
      await ready(page)
      await change.click()
      await field(page, 'password').fill(person.password)
      const remove = page.getByRole('listitem').getByRole('button', { name: t('settings.passkeys.remove') })
      await remove.click()
      await expect(page.getByText(t('auth.responses.passkey_removed'), { exact: true })).toBeVisible()
      await expect(page.getByText(t('settings.passkeys.none'), { exact: true })).toBeVisible()
      await expect(remove).toHaveCount(0)
    })
  })
