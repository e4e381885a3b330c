import { mailedCode, openAccount } from './fixtures/accounts'
import { cut, field, wrong } from './fixtures/forms'
import { walkedIn } from './fixtures/languages'
import { shiftsOf, watchShifts } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import { holdScripts } from './fixtures/scripts'
import { newPerson, ready } from './fixtures/steps'

test('[E3, A3] a retry keeps the button and the error in place, so a double click is harmless', {
  tag: '@thorough',
}, async ({ page, t, at }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/forgot-password'))
  await ready(page)
  await field(page, 'email').fill(newPerson().email)
  const restore = await cut(page, 'auth/request-forget-password')
  const submit = page.getByRole('button', { name: t('forgot.email.submit') })
  await submit.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toBeFocused()
  await restore()
  let respond = () => {}
  const held = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/api/auth/request-forget-password', async (route) => {
    await held
    await route.continue()
  })
  const before = await submit.boundingBox()
  await submit.dblclick()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  expect(await submit.boundingBox()).toEqual(before)
  await expect(alert).toBeVisible()
  respond()
  await expect(page.getByRole('textbox', { name: t('forgot.code.label'), exact: true })).toBeFocused()
  await expect(alert).toHaveCount(0)
})

for (const locale of walkedIn('th'))
  test.describe(`account forms in ${locale}`, () => {
    test.use({ language: locale })

    test('[E3, R2, A1] sign-in keeps its input after a wrong password or a lost connection', async ({
      page,
      request,
      t,
      at,
    }) => {
      const person = await openAccount(request)
      await page.goto(at('/sign-in'))
      await ready(page)
      const submit = page
        .getByRole('main')
        .getByRole('button', { name: t('auth.signIn.submit'), exact: true })
      await submit.click()
      await expect(field(page, 'credential')).toBeFocused()
      await expect(page.getByText(t('errors.fields.required'))).toHaveCount(2)

      await field(page, 'credential').fill(person.email)
      await field(page, 'password').fill('not the password')
      await submit.click()
      await expect(page.getByRole('alert').getByText(t('errors.CREDENTIALS_WRONG'))).toBeVisible()
      await expect(field(page, 'credential')).toHaveValue(person.email)
      await expect(field(page, 'password')).toHaveValue('not the password')

      await field(page, 'password').fill(person.password)
      const restore = await cut(page, 'auth/login')
      await submit.click()
      await expect(page.getByRole('alert').getByText(t('errors.UNAVAILABLE'))).toBeVisible()
      await expect(field(page, 'password')).toHaveValue(person.password)
      await restore()
      await submit.click()
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')
    })

    test('[E3, R3, A2] sign-up handles an invalid field, a lost connection, a reload and a wrong code', {
      tag: '@thorough',
    }, async ({ page, request, t, at }) => {
      const person = newPerson()
      const typed: Record<string, string> = {
        first_name: '茉莉',
        email: person.email,
        address: '12 Maharat Road, Bangkok',
        password: person.password,
        password_confirmation: person.password,
      }
      await page.goto(at('/sign-up'))
      await ready(page)
      const submit = page.getByRole('button', { name: t('auth.signUp.submit'), exact: true })
      for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
      await field(page, 'country').selectOption('TH')
      await field(page, 'email').fill('traveller')
      await submit.click()
      await expect(field(page, 'email')).toBeFocused()
      await expect(page.getByText(t('errors.fields.email'))).toBeVisible()
      await field(page, 'email').fill(person.email)
      await page
        .getByLabel(t('auth.signUp.phone'), { exact: true })
        .and(page.getByRole('textbox'))
        .fill(person.phone)

      const restore = await cut(page, 'auth/register')
      await submit.click()
      await expect(page.getByRole('alert').getByText(t('errors.UNAVAILABLE'))).toBeVisible()
      for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value)
      await restore()
      await submit.click()

      const code = page.getByRole('textbox', { name: t('auth.verify.code'), exact: true })
      await expect(code).toBeVisible()
      const right = await mailedCode(request, person.email)
      await page.addInitScript(watchShifts)
      const go = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      // The empty form is not shown before the scripts run, or the input would seem lost.
      await expect(page.locator('main .saved-step')).toBeVisible()
      await expect(field(page, 'first_name')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
      go()
      await ready(page)
      await expect(page.getByText(person.email)).toBeVisible()
      await expect(page.locator('main .saved-step')).toHaveCount(0)
      const { sum, moves } = await shiftsOf(page)
      expect(Number(sum), JSON.stringify(moves)).toBe(0)
      await expect(page.locator('input[type=password]:visible')).toHaveCount(0)
      await expect(code).toBeFocused()
      await code.fill(wrong(right))
      await page.getByRole('button', { name: t('auth.verify.submit'), exact: true }).click()
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      await expect(code).toHaveAccessibleDescription(t('errors.INVALID_CODE'))
      await expect(code).toBeFocused()

      // Pasted as copied from a mail, with the surrounding text.
      await code.selectText()
      await page.keyboard.insertText(` ${right.slice(0, 3)} ${right.slice(3)}\n`)
      await expect(code).toHaveValue(right)
      await page.getByRole('button', { name: t('auth.verify.submit'), exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')
    })
  })

test('[A2, R3] the code step survives a reload; without its cookie it asks for the password', {
  tag: '@thorough',
}, async ({ page, context, request, t, at }) => {
  const person = newPerson()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(at('/sign-up'))
  await ready(page)
  const main = page.getByRole('main')
  await main.locator('[name=first_name]').fill('茉莉')
  await main.locator('[name=email]').fill(person.email)
  await main.locator('[name=country]').selectOption('TH')
  await main
    .getByLabel(t('auth.signUp.phone'), { exact: true })
    .and(page.getByRole('textbox'))
    .fill(person.phone)
  await main.locator('[name=address]').fill('12 Maharat Road, Bangkok')
  await main.locator('[name=password]').fill(person.password)
  await main.locator('[name=password_confirmation]').fill(person.password)
  await main.getByRole('button', { name: t('auth.signUp.submit'), exact: true }).click()
  const code = main.getByRole('textbox', { name: t('auth.verify.code'), exact: true })
  await expect(code).toBeVisible()
  await page.reload()
  await ready(page)
  await code.fill(await mailedCode(request, person.email))
  await expect(main.locator('input[type=password]')).toHaveCount(0)

  await context.clearCookies({ name: 'sign-up' })
  const submit = main.getByRole('button', { name: t('auth.verify.submit'), exact: true })
  await submit.click()
  await expect(main.getByText(t('auth.verify.again'))).toBeVisible()
  await expect(main.locator('[name=password]')).toBeFocused()
  await main.locator('[name=password]').fill(person.password)
  await main.locator('[name=password_confirmation]').fill(person.password)
  await submit.click()
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
})

test('[R2, R3, A3] fields carry autocomplete and input hints', { tag: '@thorough' }, async ({ page, at }) => {
  const expectFields = async (path: string, fields: Record<string, Record<string, string>>) => {
    await page.goto(at(path))
    await ready(page)
    for (const [name, attributes] of Object.entries(fields))
      for (const [attribute, value] of Object.entries(attributes))
        await expect(field(page, name), `${path} ${name}`).toHaveAttribute(attribute, value)
  }
  await expectFields('/sign-in', {
    credential: { autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false' },
    password: { autocomplete: 'current-password', type: 'password' },
  })
  await expectFields('/sign-up', {
    first_name: { autocomplete: 'given-name' },
    last_name: { autocomplete: 'family-name' },
    email: { autocomplete: 'email', type: 'email' },
    country: { autocomplete: 'country' },
    address: { autocomplete: 'address-line1' },
    password: { autocomplete: 'new-password' },
    password_confirmation: { autocomplete: 'new-password' },
  })
  await expectFields('/forgot-password', { email: { autocomplete: 'username', type: 'email' } })
})

test('[A9] the code step of an email change survives a reload and shows a wrong code at its field', {
  tag: '@thorough',
}, async ({ page, request, t, member: person, openSettings }) => {
  await openSettings()
  const email = `new.${person.email}`
  const change = t('settings.changeOf', { what: t('settings.email.title') })
  await page.getByRole('button', { name: change }).click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill('not the password')
  await page.getByRole('button', { name: t('settings.email.request') }).click()
  await expect(field(page, 'password')).toBeFocused()
  await expect(page.getByText(t('errors.fields.password_wrong'))).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(email)
  await field(page, 'password').fill(person.password)
  await page.getByRole('button', { name: t('settings.email.request') }).click()

  const code = page.getByRole('textbox', { name: t('settings.email.code'), exact: true })
  await expect(code).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(code).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const right = await mailedCode(request, email)
  await code.fill(wrong(right))
  const submit = page.getByRole('button', { name: t('settings.email.submit') })
  await submit.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill(right)
  await submit.click()
  await expect(page.getByText(t('settings.responses.email'), { exact: true })).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('button', { name: change })).toBeVisible()
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
})
