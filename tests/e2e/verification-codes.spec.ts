import type { Page } from '@playwright/test'
import { sql } from '../fixtures/database'
import { mailedCode } from './fixtures/accounts'
import { field, wrong } from './fixtures/forms'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { newPerson, ready, signUp } from './fixtures/steps'

/** Skips the minute between two codes, on the page and on the server. */
async function passMinute(page: Page, recipient: string): Promise<void> {
  await sql(
    "UPDATE issued_codes SET sent_at = sent_at - interval '1 minute' WHERE recipient LIKE $1 || '%'",
    [recipient],
  )
  await page.clock.fastForward(61_000)
}

function countPosts(page: Page, call: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === `/api/${call}`) count++
  })
  return () => count
}

for (const locale of walkedIn('th'))
  test.describe(`codes in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    test('[R3, E3, A2] a rejected code can be typed or pasted over, and a new code clears the field', {
      tag: '@thorough',
    }, async ({ page, request, t, at }) => {
      const person = newPerson()
      await page.clock.install()
      await page.goto(at('/sign-up'))
      await ready(page)
      const code = page.getByRole('textbox', { name: t('auth.verify.code'), exact: true })
      const readCode = async () => wrong(await mailedCode(request, person.email))
      await signUp(page.getByRole('main'), t, person, readCode)
      const refused = await code.inputValue()
      await expect(code).toHaveAccessibleDescription(t('errors.INVALID_CODE'))
      await expect(code).toBeFocused()
      await page.keyboard.type('12')
      await expect(code).toHaveValue('12')

      await code.fill(refused)
      const submit = page.getByRole('button', { name: t('auth.verify.submit'), exact: true })
      await submit.click()
      await expect(code).toHaveAccessibleDescription(t('errors.INVALID_CODE'))
      await passMinute(page, person.email)
      await page.getByRole('button', { name: t('auth.verify.resend'), exact: true }).click()
      await expect(page.getByText(t('auth.verify.resent'))).toBeVisible()
      await expect(code).toHaveValue('')
      await expect(code).toBeFocused()

      const right = await mailedCode(request, person.email, 2)
      await code.fill(wrong(right))
      // The caret goes after the last digit, wherever the field is clicked.
      await code.click()
      await page.keyboard.insertText(`${right.slice(0, 3)} ${right.slice(3)}`)
      await expect(code).toHaveValue(right)
      await submit.click()
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')
    })
  })

test('[A10, E3] clicking twice for a new code requests one: forgotten password', async ({ page, t, at }) => {
  const { email } = newPerson()
  await page.clock.install()
  await page.goto(at('/forgot-password'))
  await ready(page)
  await field(page, 'email').fill(email)
  await page.getByRole('button', { name: t('forgot.email.submit') }).click()
  const code = page.getByRole('textbox', { name: t('forgot.code.label'), exact: true })
  await code.fill('123')
  await passMinute(page, email)
  const requests = countPosts(page, 'auth/request-forget-password')
  await page.getByRole('button', { name: t('auth.verify.resend'), exact: true }).dblclick()
  await expect(page.getByText(t('auth.verify.resent'))).toBeVisible()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(requests()).toBe(1)
})

test('[A9, A10, E3] clicking twice for a new code requests one: email change', { tag: '@thorough' }, async ({
  page,
  t,
  member: person,
  openSettings,
}) => {
  await page.clock.install()
  await openSettings()
  const email = `new.${person.email}`
  const what = t('settings.email.title')
  await page.getByRole('button', { name: t('settings.changeOf', { what }) }).click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(person.password)
  await page.getByRole('button', { name: t('settings.email.request') }).click()
  const code = page.getByRole('textbox', { name: t('settings.email.code'), exact: true })
  await code.fill('123')
  await passMinute(page, '')
  const requests = countPosts(page, 'account/email')
  await page.getByRole('button', { name: t('auth.verify.resend'), exact: true }).dblclick()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(requests()).toBe(1)
})
