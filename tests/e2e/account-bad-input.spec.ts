import type { Page } from '@playwright/test'
import { sql } from '../fixtures/database'
import { mailedCode, openAccount } from './fixtures/accounts'
import { field } from './fixtures/forms'
import type { Translate } from './fixtures/messages'
import { expect, test } from './fixtures/shop'
import { newPerson, ready, signUp } from './fixtures/steps'

const long = (length: number) => 'x'.repeat(length)

/** Expected error of each sign-up field, in form order: [name, typed, problem, limit]. */
const SIGN_UP: Array<{ name: string; wrong: Array<[string, string, string, number?]> }> = [
  {
    name: 'missing',
    wrong: [
      ['first_name', '  ', 'required'],
      ['email', '', 'required'],
      ['address', '', 'required'],
      ['password', '', 'too_short', 8],
    ],
  },
  {
    name: 'over-long',
    wrong: [
      ['first_name', long(81), 'too_long', 80],
      ['last_name', 'ก'.repeat(81), 'too_long', 80],
      ['email', `${long(250)}@mail.example`, 'too_long', 254],
      ['address', long(301), 'too_long', 300],
      ['password', long(129), 'too_long', 128],
    ],
  },
  {
    name: 'of the wrong type',
    wrong: [['email', 'mali@', 'email']],
  },
  {
    name: 'rejected by a rule',
    wrong: [
      ['password', 'password1', 'password_weak'],
      ['password_confirmation', 'password2', 'password_mismatch'],
    ],
  },
]

test('[E3, A2] shows an error beside each field, focuses the first and keeps all input', async ({
  page,
  t,
  at,
}) => {
  await page.goto(at('/sign-up'))
  await ready(page)
  const person = newPerson()
  await field(page, 'country').selectOption('TH')
  await page.getByRole('textbox', { name: t('auth.signUp.phone'), exact: true }).fill(person.phone)
  for (const { name, wrong } of SIGN_UP)
    await test.step(`fields that are ${name}`, async () => {
      const typed: Record<string, string> = {
        first_name: 'Narin',
        last_name: 'Suwannarat',
        email: person.email,
        address: '12 Maharat Road, Bangkok',
        password: person.password,
        password_confirmation: person.password,
        ...Object.fromEntries(wrong),
      }
      for (const [key, value] of Object.entries(typed)) await field(page, key).fill(value)
      await page.getByRole('button', { name: t('auth.signUp.submit'), exact: true }).click()
      const [first] = wrong
      await expect(field(page, first?.[0] ?? '')).toBeFocused()
      for (const [key, , problem, limit] of wrong) {
        const message = t(`errors.fields.${problem}`, limit === undefined ? undefined : { limit })
        await expect(field(page, key), key).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, key), key).toHaveAccessibleDescription(message)
      }
      for (const [key, value] of Object.entries(typed)) await expect(field(page, key)).toHaveValue(value)
    })
})

/** The edge cases; the API tests cover the others. */
const NAMES: Array<[string, string]> = [
  ['Sukarno', ''],
  ['👩‍👩‍👧‍👦', '🏝️'],
]

for (const [first, last] of NAMES)
  test(`[A1, A2] ${first} ${last} signs up with an upper-case email and signs in with it`, {
    tag: '@thorough',
  }, async ({ page, context, request, t, at }) => {
    const person = newPerson()
    const shouted = ` ${person.email.toUpperCase()}  `
    await page.goto(at('/sign-up'))
    await ready(page)
    const form = page.getByRole('main')
    const readCode = async () => mailedCode(request, person.email)
    await signUp(form, t, { ...person, email: shouted }, readCode, [first, last])
    await expect(page.locator('html')).toHaveAttribute('data-signed-in')
    await page.goto(at('/profile/settings'))
    await expect(field(page, 'first_name')).toHaveValue(first)
    await expect(field(page, 'last_name')).toHaveValue(last)
    await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible()

    await context.clearCookies()
    await page.goto(at('/sign-in'))
    await ready(page)
    await field(page, 'credential').fill(shouted)
    await field(page, 'password').fill(person.password)
    await form.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-signed-in')
  })

/** Requests a password reset in the browser, up to the code step. */
async function askForCode(page: Page, t: Translate, address: string, email: string) {
  await page.goto(address)
  await ready(page)
  await field(page, 'email').fill(email)
  await page.getByRole('button', { name: t('forgot.email.submit') }).click()
  const code = page.getByRole('textbox', { name: t('forgot.code.label'), exact: true })
  await expect(code).toBeFocused()
  return code
}

const PASSWORD = 'rain over the river 7'

const expire = (email: string) =>
  sql("UPDATE issued_codes SET expires_at = now() - interval '1 second' WHERE recipient = $1", [email])

test('[E3, A10] an expired code shows an error at its field and stays typed', { tag: '@thorough' }, async ({
  page,
  request,
  t,
  at,
}) => {
  const person = await openAccount(request)
  const code = await askForCode(page, t, at('/forgot-password'), person.email)
  const typed = await mailedCode(request, person.email, 2)
  await expire(person.email)
  await code.fill(typed)
  await page.getByRole('button', { name: t('forgot.code.submit'), exact: true }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toHaveAccessibleDescription(t('errors.INVALID_CODE'))
  await expect(code).toBeFocused()
  await expect(code).toHaveValue(typed)
})

test('[E3, A3] a lost connection keeps the code; an expired code is requested again', {
  tag: '@thorough',
}, async ({ page, request, t, at }) => {
  const person = await openAccount(request)
  const code = await askForCode(page, t, at('/forgot-password'), person.email)
  const right = await mailedCode(request, person.email, 2)
  // Pasted with the surrounding text of the mail.
  await code.focus()
  await page.keyboard.insertText(`Your code: ${right.slice(0, 3)}-${right.slice(3)}`)
  await page.route('**/api/auth/verify-forget-password', (route) => route.abort('internetdisconnected'))
  const submit = page.getByRole('button', { name: t('forgot.code.submit'), exact: true })
  await submit.click()
  await expect(page.getByRole('alert').getByText(t('errors.UNAVAILABLE'))).toBeVisible()
  await expect(code).toHaveValue(right)
  await page.unroute('**/api/auth/verify-forget-password')
  await submit.click()
  await expect(field(page, 'password')).toBeFocused()
  await expire(person.email)
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'password_confirmation').fill(PASSWORD)
  await page.getByRole('button', { name: t('forgot.password.submit') }).click()
  await expect(code).toHaveAccessibleDescription(t('forgot.password.expired'))
  await expect(page.getByText(person.email)).toBeVisible()
})

test('[E3, A10] too many attempts show the waiting time and keep the input', { tag: '@thorough' }, async ({
  page,
  request,
  t,
  at,
}) => {
  const { email, password } = await openAccount(request)
  for (let tries = 0; tries < 10; tries++)
    await request.post('/api/auth/login', { data: { credential: email, password: 'x' } })
  await page.goto(at('/sign-in'))
  await ready(page)
  await field(page, 'credential').fill(email)
  await field(page, 'password').fill(password)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
  await expect(main.getByRole('alert')).toContainText(/\d/)
  await expect(main.getByRole('alert')).toBeFocused()
  await expect(field(page, 'credential')).toHaveValue(email)
  await expect(field(page, 'password')).toHaveValue(password)
})
