import { LOCALES } from '@/lib/domain/locale'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { THOROUGH } from '../setup/thorough'
import { expect, test } from './fixtures/shop'
import {
  BOAT,
  BOAT_TIME,
  boatDay,
  checkOut,
  chooseBoat,
  codeFromMailbox,
  decide,
  newPerson,
  placesLeft,
  ready,
} from './fixtures/steps'

const DESKTOP = { name: 'desktop', viewport: { width: 1280, height: 900 }, touch: false }
const PHONE = { name: 'phone', viewport: { width: 390, height: 844 }, touch: true }

/**
 * A phone; the keyboard journey covers a desktop, and the transport journey is in Chinese. Thorough: each language at
 * both sizes.
 */
const JOURNEYS = THOROUGH
  ? LOCALES.flatMap((locale) => [DESKTOP, PHONE].map((size) => ({ locale, size })))
  : ([{ locale: 'en', size: PHONE }] as const)

for (const [index, { locale, size }] of JOURNEYS.entries())
  test.describe(`${locale} on a ${size.name}`, () => {
    test.use({ language: locale, viewport: size.viewport, hasTouch: size.touch, isMobile: size.touch })

    test('[R3, R8, C4, B5] from the home page to a voucher', async ({
      page,
      context,
      request,
      t,
      at,
      product,
      expectAccessible: ask,
    }) => {
      // every-page.spec checks these pages on a desktop.
      const expectAccessible = async () => {
        if (size.touch) await ask()
      }
      /** Pages that a run checks in another theme or size, too. */
      const expectPublicAccessible = async () => {
        if (THOROUGH) await expectAccessible()
      }
      const date = boatDay(index)
      const before = await placesLeft(request, date)
      const boat = await product(BOAT)
      const person = newPerson()

      await test.step('home → category → product', async () => {
        await page.goto(at('/'))
        await ready(page)
        await expectPublicAccessible()
        const categories = await request.get(`/api/catalog/categories?locale=${locale}`)
        const { data } = (await categories.json()) as { data: Array<{ id: string; label: string }> }
        const tours = data.find(({ id }) => id === 'CATEGORY_018')?.label ?? ''
        await page.getByRole('main').getByRole('link', { name: tours, exact: true }).first().click()
        await expect(page).toHaveURL(/\/categories\/tours-experiences$/)
        await expect(page.getByRole('heading', { level: 1, name: tours })).toBeVisible()
        await expectPublicAccessible()
        await page.getByRole('main').getByRole('link', { name: boat.name }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: boat.name })).toBeVisible()
      })

      await test.step('select, and add to the cart signed out', async () => {
        await ready(page)
        await expectPublicAccessible()
        await chooseBoat(page, t, locale, boat, date)
        await page
          .getByRole('button', { name: t('booking.add') })
          .locator('visible=true')
          .first()
          .click()
      })

      await test.step('the login pop-up, an email address, code from the mailbox', async () => {
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await expectAccessible()
        await dialog.getByRole('textbox', { name: t('auth.email.label'), exact: true }).fill(person.email)
        await dialog.getByRole('button', { name: t('auth.email.submit'), exact: true }).click()
        const code = dialog.getByLabel(t('auth.verify.code'), { exact: true })
        await expect(code).toBeVisible()
        await code.fill(await codeFromMailbox(context, t, at('/test'), person.email))
        await dialog.getByRole('button', { name: t('auth.email.confirm'), exact: true }).click()
      })

      await test.step('the selected item is in the cart', async () => {
        await expect(page).toHaveURL(new RegExp(`${at('/cart')}$`))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: boat.name })).toBeVisible()
        await expect(
          main.getByText(formatDateRange({ date, end_date: null, time: BOAT_TIME }, locale) ?? '').first(),
        ).toBeVisible()
        await expect(main.getByRole('listitem').filter({ hasText: boat.name })).toHaveCount(1)
        await expectAccessible()
        await page
          .getByRole('link', { name: t('cart.checkOut') })
          .locator('visible=true')
          .first()
          .click()
      })

      await test.step('checkout and sandbox payment', async () => {
        await expect(page).toHaveURL(/\/checkout\?items=/)
        await expect(page.getByLabel(t('checkout.lead.email'), { exact: true })).toHaveValue(person.email)
        await expectAccessible()
        await page.getByLabel(t('checkout.lead.firstName'), { exact: true }).fill('Narin')
        await page.getByLabel(t('checkout.lead.lastName'), { exact: true }).fill('Suwannarat')
        const phone = page.getByLabel(t('checkout.lead.phone'), { exact: true })
        await phone.and(page.getByRole('textbox')).fill(`+66${person.phone.slice(1)}`)
        await checkOut(page, t)
        await expect(page).toHaveURL(/\/sandbox\/pay\//)
        await expectAccessible()
        expect(await placesLeft(request, date), 'the places are held while paying').toBe(before - 3)
        await decide(page, t, 'approve')
      })

      await test.step('the order is confirmed and has a voucher', async () => {
        await expect(
          page.getByRole('heading', {
            level: 1,
            name: t('orders.headline.confirmed.title', { name: 'Narin' }),
          }),
        ).toBeVisible()
        await expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()
        const code = page.getByRole('main').getByRole('img', { name: /^[0-9A-Z]{4,}[0-9A-Z -]*$/ })
        await expect(code.first()).toBeVisible()
        await expectAccessible()
      })

      expect(await placesLeft(request, date), 'exactly the bought places are taken').toBe(before - 3)
    })
  })
