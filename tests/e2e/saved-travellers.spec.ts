import { sql } from '../fixtures/database'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { boatDay, checkOut, ready } from './fixtures/steps'

const WIDTHS = [390, 1280, 390]

for (const [index, language] of walkedIn('th').entries())
  test.describe(`saved travellers, ${language}`, () => {
    test.use({ language, viewport: { width: WIDTHS[index] ?? 390, height: 844 } })

    test('[B5] are saved at one checkout and selected at the next', { tag: '@thorough' }, async ({
      page,
      t,
      expectAccessible,
      checkoutOfBoat,
    }) => {
      const open = async (offset: number) => {
        await checkoutOfBoat(boatDay(122 + index * 4 + offset))
        await expect(
          page.getByLabel(t('checkout.travellers.fullName'), { exact: true }).first(),
        ).toBeVisible()
      }
      const saved = page.getByLabel(t('checkout.travellers.saved.label'), { exact: true })
      const keep = page.getByRole('checkbox', { name: t('checkout.travellers.saved.save') })

      await open(0)
      await expect(saved).toHaveCount(0)
      await expect(keep).toHaveCount(3)
      for (const box of await keep.all()) await expect(box).not.toBeChecked()
      await keep.first().check()
      await checkOut(page, t)
      await page.waitForURL(/\/sandbox\/pay\//, { timeout: 60_000 })

      await open(1)
      await expect(saved).toHaveCount(3)
      await saved.nth(1).selectOption({ label: 'Narin Suwannarat' })
      const second = page.getByLabel(t('checkout.travellers.fullName'), { exact: true }).nth(1)
      await expect(second).toHaveValue('Narin Suwannarat')
      await expect(keep).toHaveCount(2)
      await expectAccessible()
      await saved.nth(1).selectOption('')
      await expect(second).toHaveValue('')
    })

    test('[A9] are renamed and deleted in the settings optimistically, with a rollback on failure', {
      tag: '@thorough',
    }, async ({ page, t, at, expectAccessible, member: _ }) => {
      const profile = await page.request.get('/api/auth/profile')
      const { data } = (await profile.json()) as { data: { user: { id: string } } }
      await sql(
        "INSERT INTO saved_travellers (user_id, full_name, passport_number) VALUES ($1, 'Narin Suwannarat', 'AA1234567')",
        [data.user.id],
      )
      await page.goto(at('/profile/settings'))
      await ready(page)
      const card = page.getByRole('region', { name: t('settings.travellers.title') })
      await card
        .getByRole('button', { name: t('settings.travellers.changeOf', { name: 'Narin Suwannarat' }) })
        .click()
      const name = card.getByLabel(t('settings.travellers.name'), { exact: true })
      await expect(name).toBeFocused()
      await name.fill('Narin Suwan')
      await card.getByRole('button', { name: t('settings.travellers.save'), exact: true }).click()
      await expect(card.getByRole('listitem')).toContainText('Narin Suwan')
      await expect(card.getByRole('listitem')).not.toContainText('Narin Suwannarat')
      await expect(card.getByRole('listitem')).not.toContainText('AA1234567')
      const change = t('settings.travellers.changeOf', { name: 'Narin Suwan' })
      await expect(card.getByRole('button', { name: change })).toBeFocused()
      await expectAccessible()

      const call = '**/api/account/travellers/*'
      const forget = card.getByRole('button', {
        name: t('settings.travellers.forgetOf', { name: 'Narin Suwan' }),
      })
      await page.route(call, (route) => route.abort('internetdisconnected'))
      await forget.click()
      await expect(page.getByText(t('settings.travellers.notDeleted', { name: 'Narin Suwan' }))).toBeVisible()
      await expect(card.getByRole('listitem')).toHaveCount(1)
      await page.unroute(call)
      await forget.click()
      await expect(card.getByText(t('settings.travellers.none'))).toBeVisible()
      await page.reload()
      await ready(page)
      await expect(card.getByText(t('settings.travellers.none'))).toBeVisible()
    })
  })
