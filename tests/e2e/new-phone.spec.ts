import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { openAccount } from './fixtures/accounts'
import { cut, field, wrong } from './fixtures/forms'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { codeFromPhone, newPerson, ready } from './fixtures/steps'

for (const locale of walkedIn('zh-cn'))
  test.describe(`a new phone in ${locale}`, () => {
    test.use({ language: locale })

    test('[A9] sends the code as a text message; the step survives a reload and a lost connection', {
      tag: '@thorough',
    }, async ({ page, context, t, at, expectAccessible, member: person, openSettings }) => {
      await openSettings()
      const national = newPerson().phone
      const phone = `+66${national.slice(1)}`
      const change = t('settings.changeOf', { what: t('settings.phone.title') })
      await page.getByRole('button', { name: change }).click()
      const number = page.getByRole('textbox', { name: t('settings.phone.label'), exact: true })
      await expect(number).toBeFocused()
      await expect(page.getByText(t('settings.phone.bySms'))).toBeVisible()
      await number.fill(person.phone)
      await field(page, 'password').fill(person.password)
      const ask = page.getByRole('button', { name: t('settings.phone.request') })
      await ask.click()
      await expect(page.getByText(t('errors.fields.same_phone'))).toBeVisible()
      await expect(number).toBeFocused()
      await number.fill(national)
      await ask.click()

      const code = page.getByRole('textbox', { name: t('settings.phone.code'), exact: true })
      await expect(code).toBeFocused()
      await expectAccessible()
      await page.reload()
      await ready(page)
      await expect(code).toBeFocused()
      const right = await codeFromPhone(context, t, at('/test'), phone)
      const submit = page.getByRole('button', { name: t('settings.phone.submit') })
      await code.fill(wrong(right))
      await submit.click()
      await expect(code).toHaveAccessibleDescription(t('errors.INVALID_CODE'))
      await code.fill(right)
      const restore = await cut(page, 'account/phone')
      await submit.click()
      await expect(page.getByRole('alert').getByText(t('errors.UNAVAILABLE'))).toBeVisible()
      await expect(code).toHaveValue(right)
      await restore()
      await submit.click()
      await expect(page.getByText(t('settings.responses.phone'), { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: change })).toBeFocused()
      const shown = parsePhoneNumberFromString(phone)?.formatInternational() ?? ''
      await expect(page.getByRole('main').getByText(shown, { exact: true })).toBeVisible()
    })
  })

test('[A9] a number of another account shows an error at its field, only after its code is entered', {
  tag: '@thorough',
}, async ({ page, context, request, t, at, member: person, openSettings }) => {
  const other = await openAccount(request)
  const taken = `+66${other.phone.slice(1)}`
  await openSettings()
  const change = t('settings.changeOf', { what: t('settings.phone.title') })
  await page.getByRole('button', { name: change }).click()
  const number = page.getByRole('textbox', { name: t('settings.phone.label'), exact: true })
  await number.fill(taken)
  await field(page, 'password').fill(person.password)
  await page.getByRole('button', { name: t('settings.phone.request') }).click()
  await page
    .getByRole('textbox', { name: t('settings.phone.code'), exact: true })
    .fill(await codeFromPhone(context, t, at('/test'), taken))
  await page.getByRole('button', { name: t('settings.phone.submit') }).click()
  await expect(number).toHaveAccessibleDescription(t('errors.fields.phone_taken'))
  await expect(number).toBeFocused()
  await expect(field(page, 'password')).toHaveValue(person.password)
})
