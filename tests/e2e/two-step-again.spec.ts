import { codeAt } from '@/lib/server/auth/two-step/totp'
import { sql } from '../fixtures/database'
import { mailedCode } from './fixtures/accounts'
import { field } from './fixtures/forms'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'

for (const locale of walkedIn('zh-cn'))
  test.describe(`changes with two-step verification in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    test('[A9] a password changes only after a new sign-in with both steps', { tag: '@thorough' }, async ({
      page,
      t,
      expectAccessible,
      member: person,
      openSettings,
    }) => {
      await openSettings()
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
      const change = (what: string) =>
        page.getByRole('button', { name: t('settings.changeOf', { what: t(what) }) })
      await change('settings.twoStep.title').click()
      await field(page, 'password').fill(person.password)
      await button('settings.twoStep.start').click()
      const secret = ((await page.locator('main code').first().textContent()) ?? '').replaceAll(' ', '')
      await field(page, 'code').fill(codeAt(secret, new Date()))
      await button('settings.twoStep.turnOn').click()
      await button('settings.twoStep.done').click()
      // As if the sign-in were an hour ago.
      await sql(
        "UPDATE sessions SET created_at = created_at - interval '1 hour' WHERE user_id = (SELECT id FROM users WHERE email = $1)",
        [person.email],
      )
      await change('settings.secret.title').click()
      await field(page, 'current_password').fill(person.password)
      await field(page, 'password').fill('moon over sand 7')
      await field(page, 'password_confirmation').fill('moon over sand 7')
      await button('settings.secret.submit').click()
      await button('settings.email.request').click()
      await page
        .getByLabel(t('settings.email.code'), { exact: true })
        .fill(await mailedCode(page.request, person.email, 2))
      await button('settings.again.submit').click()
      await expect(page.getByRole('heading', { name: t('auth.twoStep.title') })).toBeVisible()
      await expectAccessible()
      // A code works once: the next period's is valid as well.
      await field(page, 'code').fill(codeAt(secret, new Date(Date.now() + 30_000)))
      await button('auth.twoStep.submit').click()
      await expect(page.getByText(t('auth.responses.password_changed'), { exact: true })).toBeVisible()
    })
  })
