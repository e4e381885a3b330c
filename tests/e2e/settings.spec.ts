import { sql } from '../fixtures/database'
import { expect, test } from './fixtures/member'

test('[A9] whoever came with Google saves a name, without the country and address they never gave', async ({
  page,
  words,
  member: person,
  openSettings,
}) => {
  await sql("UPDATE users SET country = '', address = '', phone = NULL WHERE email = $1", [person.email])
  await openSettings()
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  await page.getByRole('button', { name: words('settings.save'), exact: true }).click()
  await expect(page.getByText(words('settings.answers.profile'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('李明')
})
