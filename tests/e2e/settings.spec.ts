import sharp from 'sharp'
import { sql } from '../fixtures/database'
import { onAnotherDevice } from './fixtures/accounts'
import { expect, test } from './fixtures/member'

test('[A9] a Google account saves a name without the missing country and address', {
  tag: '@thorough',
}, async ({ page, t, member: person, openSettings }) => {
  await sql("UPDATE users SET country = '', address = '', phone = NULL WHERE email = $1", [person.email])
  await openSettings()
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  await page.getByRole('button', { name: t('settings.save'), exact: true }).click()
  await expect(page.getByText(t('settings.responses.profile'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('李明')
})

test('[A9] saving preserves the focus, even without changes', { tag: '@thorough' }, async ({
  page,
  t,
  member: _,
  openSettings,
}) => {
  await openSettings()
  const save = page.getByRole('button', { name: t('settings.save'), exact: true })
  const saved = page.getByText(t('settings.responses.profile'), { exact: true })
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

test('[A9] the focus stays on the image field when an image is discarded, saved or removed', {
  tag: '@thorough',
}, async ({ page, t, member: _, openSettings }) => {
  await openSettings()
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
  const unsavedNote = page.getByText(t('settings.image.unsaved'))
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b6e77' } })
    .png()
    .toBuffer()
  const choose = async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await expect(unsavedNote).toBeVisible()
  }
  await choose()
  await button('settings.image.discard').click()
  await expect(unsavedNote).toHaveCount(0)
  await expect(button('ui.avatar.choose')).toBeFocused()

  await choose()
  await button('settings.image.save').click()
  await expect(unsavedNote).toHaveCount(0)
  await expect(button('ui.avatar.change')).toBeFocused()

  await button('ui.avatar.remove').click()
  await expect(button('ui.avatar.remove')).toHaveCount(0)
  await expect(button('ui.avatar.choose')).toBeFocused()
})

test('[A9] removes a device from the list, even one that has signed out itself, and preserves the focus', {
  tag: '@thorough',
}, async ({ page, t, member: person, openSettings }) => {
  await onAnotherDevice(person)
  await onAnotherDevice(person)
  await openSettings()
  const list = page.getByRole('list', { name: t('settings.sessions.title') })
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
