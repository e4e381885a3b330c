import type { Locator, Page } from '@playwright/test'
import { requiredDateInputs } from '@/lib/domain/selection'
import { sql } from '../fixtures/database'
import { mailedCode } from './fixtures/accounts'
import { type Effort, measureEffort } from './fixtures/effort'
import { walkedIn } from './fixtures/languages'
import type { Translate } from './fixtures/messages'
import { expect, test } from './fixtures/shop'
import { boatDay, decide, newPerson, type Person, pay, pickDate, ready } from './fixtures/steps'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const seen = (locator: Locator) => locator.locator('visible=true').first()

/** Presses “Book now”, and goes on to the checkout with an email address and its code. */
async function bookAndSignIn(page: Page, t: Translate, { email }: Person, book: Locator): Promise<void> {
  await book.click()
  const dialog = page.getByRole('dialog', { name: t('auth.email.title') })
  await dialog.getByRole('textbox', { name: t('auth.email.label'), exact: true }).fill(email)
  await dialog.getByRole('button', { name: t('auth.email.submit'), exact: true }).click()
  const code = page.getByRole('dialog').getByLabel(t('auth.verify.code'), { exact: true })
  await expect(code).toBeFocused()
  await code.fill(await mailedCode(page.request, email))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('auth.email.confirm'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/checkout\?items=[\w-]+$/)
}

/** Fills in the contact of a new customer, whose address is known. */
async function fillContact(page: Page, t: Translate, { email, phone }: Person): Promise<void> {
  await expect(page.getByLabel(t('checkout.lead.email'), { exact: true })).toHaveValue(email)
  await page.getByLabel(t('checkout.lead.firstName'), { exact: true }).fill('Narin')
  await page.getByLabel(t('checkout.lead.lastName'), { exact: true }).fill('Suwannarat')
  const number = page.getByLabel(t('checkout.lead.phone'), { exact: true }).and(page.getByRole('textbox'))
  await number.fill(`+66${phone.slice(1)}`)
}

function expectEffort({ taps, fields }: Effort, most: { taps: number; fields: number }): void {
  expect(taps.length, `taps: ${taps.join(' | ')}`).toBeLessThanOrEqual(most.taps)
  expect(fields.size, `fields: ${[...fields].join(' | ')}`).toBeLessThanOrEqual(most.fields)
  // Otherwise nothing was counted.
  expect(taps.length).toBeGreaterThan(5)
  expect(fields.size).toBeGreaterThan(3)
}

for (const language of walkedIn('en'))
  test.describe(`a new customer in ${language}`, () => {
    test.use({ language, ...PHONE })

    test('[A2, B5] buys an eSIM with at most 12 taps and 8 fields', async ({
      page,
      t,
      at,
      product,
      expectAccessible,
    }) => {
      const person = newPerson()
      const { name, options } = await product('esim-thailand')
      const effort = await measureEffort(page)
      await page.goto(at('/esim'))
      await ready(page)
      await page.locator('a[href="#th"]').first().click()
      const plan = t('esim.plans.choice', { plan: options[0]?.name ?? '', name })
      await seen(page.getByRole('link', { name: plan })).click()
      await ready(page)
      await bookAndSignIn(page, t, person, seen(page.getByRole('button', { name: t('booking.book') })))
      await ready(page)
      await fillContact(page, t, person)
      await page.getByRole('checkbox', { name: t('checkout.esimPhone.label') }).check()
      await pay(page, t)
      await decide(page, t, 'approve')
      const show = page.getByRole('button', { name: t('orders.esim.show'), exact: true })
      await expect(show).toBeVisible()
      expectEffort(effort, { taps: 12, fields: 8 })

      const offer = page.getByRole('region', { name: t('auth.offer.title') })
      await expect(offer).toBeVisible()
      const tops = [show, page.getByRole('article', { name, exact: true }), offer].map(async (part) => {
        const box = await part.boundingBox()
        return box?.y ?? 0
      })
      const [installs = 0, voucher = 0, offered = 0] = await Promise.all(tops)
      expect(installs, 'what installs the eSIM leads').toBeLessThan(voucher)
      expect(offered).toBeGreaterThan(voucher)
      await expectAccessible()
      await offer.getByRole('button', { name: t('auth.offer.later'), exact: true }).click()
      await expect(offer).toBeHidden()
      await page.reload()
      await ready(page)
      await expect(page.getByRole('button', { name: t('orders.esim.show'), exact: true })).toBeVisible()
      await expect(offer).toBeHidden()
    })

    test('[A2, B5] buys a ticket with at most 16 taps and 10 fields', { tag: '@thorough' }, async ({
      page,
      t,
      at,
      product,
    }) => {
      const person = newPerson()
      const [option] = (await product('bangkok-sky-deck')).options
      if (!option) throw new Error('the seed deck has changed')
      const effort = await measureEffort(page)
      await page.goto(at('/products/bangkok-sky-deck'))
      await ready(page)
      const bar = page.locator('[data-bottom-bar]')
      await bar.getByRole('button', { name: t('booking.missing.date') }).click()
      const sheet = page.getByRole('dialog', { name: t('booking.sheet') })
      await pickDate(page, t, language, boatDay(0))
      const times = sheet.locator('label').filter({ has: page.getByRole('radio', { name: /^\d\d:\d\d/ }) })
      if (requiredDateInputs(option.window).time) await times.first().click()
      const output = seen(sheet.locator('output'))
      await expect(output).toHaveText(/^\d+$/)
      const label = option.units[0]?.label ?? ''
      if ((await output.textContent()) === '0')
        await seen(sheet.getByRole('button', { name: t('ui.more', { label }), exact: true })).click()
      await bookAndSignIn(page, t, person, sheet.getByRole('button', { name: t('booking.book') }))
      await ready(page)
      await fillContact(page, t, person)
      await pay(page, t)
      await decide(page, t, 'approve')
      const code = page.getByRole('main').getByRole('img', { name: /^[0-9A-Z]{4,}[0-9A-Z -]*$/ })
      await expect(code.first()).toBeVisible()
      expectEffort(effort, { taps: 16, fields: 10 })
    })

    test('[A2] the code step in the pop-up survives a reload, and another address can be used', {
      tag: '@thorough',
    }, async ({ page, t, at, expectAccessible }) => {
      const person = newPerson()
      await page.goto(at('/products/esim-thailand'))
      await ready(page)
      const book = seen(page.getByRole('button', { name: t('booking.book') }))
      const dialog = page.getByRole('dialog')
      const email = dialog.getByRole('textbox', { name: t('auth.email.label'), exact: true })
      const submit = dialog.getByRole('button', { name: t('auth.email.submit'), exact: true })
      const code = dialog.getByLabel(t('auth.verify.code'), { exact: true })
      await book.click()
      await expectAccessible()
      await email.fill('narin@')
      await submit.click()
      await expect(email).toHaveAccessibleDescription(new RegExp(t('errors.fields.email')))
      await email.fill('narin.typo@mail.example')
      await submit.click()
      await expect(code).toBeFocused()
      await expectAccessible()
      await dialog.getByRole('button', { name: t('auth.email.back'), exact: true }).click()
      await email.fill(person.email)
      await submit.click()
      await expect(dialog.getByText(person.email)).toBeVisible()
      await page.reload()
      await ready(page)
      await book.click()
      await expect(code).toBeFocused()
      await code.fill('000000')
      await dialog.getByRole('button', { name: t('auth.email.confirm'), exact: true }).click()
      await expect(code).toHaveAccessibleDescription(t('errors.INVALID_CODE'))
      await code.fill(await mailedCode(page.request, person.email))
      await dialog.getByRole('button', { name: t('auth.email.confirm'), exact: true }).click()
      await expect(page).toHaveURL(/\/checkout\?items=[\w-]+$/)
    })

    test('[A1] [A9] without a password signs in with a code, and sets a password in the settings', {
      tag: '@thorough',
    }, async ({ page, context, t, at, expectAccessible }) => {
      const { email, password } = newPerson()
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
      await page.goto(at('/sign-in'))
      await ready(page)
      await button('auth.signIn.byCode').click()
      await page
        .getByRole('main')
        .getByRole('textbox', { name: t('auth.email.label'), exact: true })
        .fill(email)
      await button('auth.email.submit').click()
      await page
        .getByLabel(t('auth.verify.code'), { exact: true })
        .fill(await mailedCode(page.request, email))
      await button('auth.email.confirm').click()
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')

      // As if the sign-in were an hour ago.
      await sql(
        "UPDATE sessions SET created_at = created_at - interval '1 hour' WHERE user_id = (SELECT id FROM users WHERE email = $1)",
        [email],
      )
      await sql("UPDATE issued_codes SET sent_at = sent_at - interval '2 minutes' WHERE recipient = $1", [
        email,
      ])
      await page.goto(at('/profile/settings'))
      await ready(page)
      await expect(page.getByText(t('settings.secret.none'))).toBeVisible()
      await page
        .getByRole('button', { name: t('settings.setOf', { what: t('settings.secret.title') }) })
        .click()
      await page.locator('[name=password]').fill(password)
      await page.locator('[name=password_confirmation]').fill(password)
      await button('settings.secret.set').click()
      await button('settings.email.request').click()
      await expectAccessible()
      await page
        .getByLabel(t('settings.email.code'), { exact: true })
        .fill(await mailedCode(page.request, email, 2))
      await button('settings.again.submit').click()
      await expect(page.getByText(t('auth.responses.password_changed'), { exact: true })).toBeVisible()

      await context.clearCookies({ name: /^(__Host-)?(access-token|signed-in)$/ })
      await page.goto(at('/sign-in'))
      await ready(page)
      await page.locator('[name=credential]').fill(email)
      await page.locator('[name=password]').fill(password)
      await button('auth.signIn.submit').click()
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')
    })
  })
