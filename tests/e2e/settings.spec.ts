import { sql } from '../fixtures/database'
import { onAnotherDevice } from './fixtures/accounts'
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

test('[A9] saving keeps the focus, also where there is nothing to save', async ({
  page,
  words,
  member: _,
  openSettings,
}) => {
  await openSettings()
  const save = page.getByRole('button', { name: words('settings.save'), exact: true })
  const saved = page.getByText(words('settings.answers.profile'), { exact: true })
  await expect(save).toBeEnabled()
  await page.locator('[name=first_name]:visible').fill('李明')
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(saved).toHaveCount(1)
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(saved).toHaveCount(2)
  await expect(save).toBeFocused()
})

test('[A9] a device leaves the list, also where it has signed out itself, and the focus stays there', async ({
  page,
  words,
  member: person,
  openSettings,
}) => {
  await onAnotherDevice(person)
  await onAnotherDevice(person)
  await openSettings()
  const list = page.getByRole('list', { name: words('settings.sessions.title') })
  const end = list.getByRole('listitem').getByRole('button')
  await expect(end).toHaveCount(3)
  await end.nth(1).press('Enter')
  await expect(end).toHaveCount(2)
  await expect(list).toBeFocused()
  await sql(
    `DELETE FROM sessions WHERE id = (SELECT id FROM sessions
       WHERE user_id = (SELECT id FROM users WHERE email = $1) ORDER BY created_at DESC LIMIT 1)`,
    [person.email],
  )
  await end.nth(1).press('Enter')
  await expect(end).toHaveCount(1)
  await expect(list).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
