import { codeAt } from '@/lib/server/auth/two-step/totp'
import { field } from './fixtures/forms'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { ready } from './fixtures/steps'

for (const locale of walkedIn('th'))
  test.describe(`two-step verification in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    test('[A1] [A9] is turned on, asks at sign-in, takes a recovery code, and is turned off', async ({
      page,
      context,
      t,
      at,
      expectAccessible,
      member: person,
      openSettings,
    }) => {
      await openSettings()
      const title = t('settings.twoStep.title')
      const change = page.getByRole('button', { name: t('settings.changeOf', { what: title }) })
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
      await change.click()
      await expect(field(page, 'password')).toBeFocused()
      await field(page, 'password').fill('wrong')
      await button('settings.twoStep.start').click()
      await expect(field(page, 'password')).toHaveAccessibleDescription(t('errors.fields.password_wrong'))
      await field(page, 'password').fill(person.password)
      await button('settings.twoStep.start').click()
      await expect(page.getByRole('img', { name: t('settings.twoStep.qr') })).toBeVisible()
      await expectAccessible()
      const secret = ((await page.locator('main code').first().textContent()) ?? '').replaceAll(' ', '')
      await expect(field(page, 'code')).toBeFocused()
      await field(page, 'code').fill('000000')
      await button('settings.twoStep.turnOn').click()
      await expect(field(page, 'code')).toHaveAccessibleDescription(t('errors.fields.two_step_code'))
      await field(page, 'code').fill(codeAt(secret, new Date()))
      await button('settings.twoStep.turnOn').click()
      await expect(page.getByRole('heading', { name: t('settings.twoStep.codesTitle') })).toBeFocused()
      const codes = await page
        .getByRole('listitem')
        .filter({ hasText: /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/ })
        .allTextContents()
      expect(codes).toHaveLength(10)
      // A button that is half below the bar would count as a small one.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible()
      await button('settings.twoStep.done').click()
      await expect(change).toBeFocused()

      // A passkey would sign in without the second step.
      const passkeys = t('settings.changeOf', { what: t('settings.passkeys.title') })
      await page.getByRole('button', { name: passkeys }).click()
      await field(page, 'password').fill(person.password)
      await field(page, 'code').fill('000000')
      await button('settings.passkeys.add').click()
      await expect(field(page, 'code')).toHaveAccessibleDescription(
        new RegExp(t('errors.fields.two_step_code')),
      )
      await expectAccessible()
      await button('settings.passkeys.done').click()

      await context.clearCookies({ name: /^(access-token|signed-in)$/ })
      await page.goto(at('/sign-in'))
      await ready(page)
      await field(page, 'credential').fill(person.email)
      await field(page, 'password').fill(person.password)
      await button('auth.signIn.submit').click()
      await expect(page.getByRole('heading', { name: t('auth.twoStep.title') })).toBeVisible()
      await expect(field(page, 'code')).toBeFocused()
      await expectAccessible()
      await button('auth.twoStep.useRecovery').click()
      await expect(page.getByLabel(t('auth.twoStep.recovery'), { exact: true })).toBeFocused()
      await field(page, 'code').fill('aaaa-aaaa-aaaa-aaaa')
      await button('auth.twoStep.submit').click()
      await expect(field(page, 'code')).toHaveAccessibleDescription(t('errors.fields.two_step_code'))
      await field(page, 'code').fill(codes[0] ?? '')
      await button('auth.twoStep.submit').click()
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')

      await page.goto(at('/profile/settings'))
      await ready(page)
      await change.click()
      await expect(page.getByText(t('settings.twoStep.left', { count: 9 }))).toBeVisible()
      await field(page, 'password').fill(person.password)
      await field(page, 'code').fill(codes[1] ?? '')
      await button('settings.twoStep.turnOff').click()
      await expect(page.getByText(t('auth.responses.two_step_off'), { exact: true })).toBeVisible()
      await expect(page.getByText(t('settings.twoStep.off'), { exact: true })).toBeVisible()
    })
  })
