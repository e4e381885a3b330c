import type { APIRequestContext, Page } from '@playwright/test'
import type { CartItem } from '@/lib/contract/cart'
import type { Availability } from '@/lib/contract/catalog'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { sql } from '../fixtures/database'
import { openAccount } from './fixtures/accounts'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import type { Translate } from './fixtures/messages'
import { type Person, pay, ready } from './fixtures/steps'

const PRODUCT = 'forbidden-city-entry'
const OPTION = `${PRODUCT}.palace`

/** Adds one place of a product that requires the passport of a foreigner to the caller's cart. */
async function passportItem(request: APIRequestContext): Promise<CartItem> {
  const from = addDays(todayIn('Asia/Shanghai'), 20)
  const params = { option_id: OPTION, from, to: addDays(from, 30) }
  const response = await request.get(`/api/catalog/products/${PRODUCT}/availability`, { params })
  const { days } = ((await response.json()) as { data: Availability }).data
  const open = days.find(({ status }) => status === 'available')
  if (!open) throw new Error('there is no open day')
  const added = await request.post('/api/pd4/carts', {
    data: {
      product_id: PRODUCT,
      option_id: OPTION,
      date: open.date,
      time: open.times[0]?.time ?? null,
      quantities: { ADULT: 1 },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return ((await added.json()) as { data: { item: CartItem } }).data.item
}

/** Fills in the checkout and submits it with an expired session. */
async function fillIn(page: Page, t: Translate, at: (path: string) => string): Promise<void> {
  const item = await passportItem(page.request)
  await page.goto(at(`/checkout?items=${item.id}`))
  await ready(page)
  await page.getByLabel(t('checkout.travellers.fullName'), { exact: true }).fill('Narin Suwannarat')
  await page.getByLabel(t('checkout.travellers.nationality'), { exact: true }).selectOption('TH')
  await passport(page, t).fill('AA1234567')
}

const passport = (page: Page, t: Translate) =>
  page.getByLabel(t('checkout.travellers.passport'), { exact: true })

async function endSessions({ email }: Person): Promise<void> {
  await sql('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [email])
}

async function signInAgain(page: Page, t: Translate, { email, password }: Person): Promise<void> {
  const popup = page.getByRole('dialog', { name: t('auth.signIn.title') })
  await expect(popup.getByText(t('auth.signIn.ended'))).toBeVisible()
  await popup.locator('[name=credential]').fill(email)
  await popup.locator('[name=password]').fill(password)
  await popup.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
}

for (const locale of walkedIn('th'))
  test.describe(`a session that ends during checkout, in ${locale}`, () => {
    test.use({ language: locale })

    test('[A6, B5] the same user continues with the passport number, which is not stored', async ({
      page,
      t,
      at,
      member: person,
    }) => {
      await fillIn(page, t, at)
      await endSessions(person)
      await pay(page, t)
      await expect(page.getByRole('dialog')).toBeVisible()
      const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
      expect(stored).toContain('Narin Suwannarat')
      expect(stored).not.toContain('AA1234567')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alert').getByText(t('errors.UNAUTHENTICATED'))).toBeVisible()
      await expect(passport(page, t)).toHaveValue('AA1234567')

      await pay(page, t)
      await signInAgain(page, t, person)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByText(t('errors.UNAUTHENTICATED'))).toBeHidden()
      await expect(passport(page, t)).toHaveValue('AA1234567')
      await expect(page.getByRole('checkbox', { name: t('checkout.terms.label') })).toBeChecked()
      await pay(page, t)
      await expect(page).toHaveURL(/\/sandbox\/pay\//)
    })
  })

test('[A6, B5] another user who signs in over the checkout sees none of its data', {
  tag: '@thorough',
}, async ({ page, request, t, at, member: person }) => {
  const other = await openAccount(request)
  await fillIn(page, t, at)
  await endSessions(person)
  await pay(page, t)
  await signInAgain(page, t, other)
  await expect(page.getByText(t('checkout.nothing.title'))).toBeVisible()
  await expect(passport(page, t)).toBeHidden()
  // The page reloads for another user.
  await expect(async () => {
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(stored).not.toContain('Narin Suwannarat')
  }).toPass()
})
