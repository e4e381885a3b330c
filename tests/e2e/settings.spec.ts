import { sql } from '../fixtures/database'
import { openAccount, signInAs } from './fixtures/accounts'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

test('[A9] whoever came with Google saves a name, without the country and address they never gave', async ({
  page,
  context,
  request,
  baseURL,
  words,
  at,
}) => {
  const person = await openAccount(request)
  await sql("UPDATE users SET country = '', address = '', phone = NULL WHERE email = $1", [person.email])
  await signInAs(context, baseURL, person)
  await page.goto(at('/profile/settings'))
  await ready(page)
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  await page.getByRole('button', { name: words('settings.save'), exact: true }).click()
  await expect(page.getByText(words('settings.answers.profile'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('李明')
})
