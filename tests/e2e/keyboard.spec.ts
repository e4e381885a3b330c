import { formatDate } from '@/lib/i18n/format'
import { mailedCode } from './fixtures/accounts'
import { expectFocus, pressOn, tabTo, typeInto } from './fixtures/keyboard'
import { pattern } from './fixtures/messages'
import { expect, test } from './fixtures/shop'
import { BOAT, BOAT_TIME, boatDay, newPerson, ready } from './fixtures/steps'

test.use({ viewport: { width: 1280, height: 900 } })

test('from the home page to a voucher with the keyboard alone', { tag: '@thorough' }, async ({
  page,
  request,
  t,
  product,
  language,
}) => {
  test.setTimeout(240_000)
  const boat = await product(BOAT)
  const person = newPerson()
  const main = page.getByRole('main')

  await test.step('the skip link, a search, and a product', async () => {
    await page.goto('/')
    await ready(page)
    await pressOn(page, page.getByRole('link', { name: t('layout.skip') }))
    await tabTo(page, page.getByRole('combobox', { name: t('home.finder.text') }))
    await page.keyboard.type('wat arun')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectFocus(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\?q=wat\+arun$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('listing.results', { text: 'wat arun' }),
    )
    // After a client-side navigation the focus starts at the page's main content.
    await expect(main).toBeFocused()
    await pressOn(page, main.getByRole('link', { name: boat.name }))
    await expect(page.getByRole('heading', { level: 1, name: boat.name })).toBeVisible()
    await expect(main).toBeFocused()
  })

  await test.step('option, date, time and people', async () => {
    await tabTo(page, page.getByRole('radio', { name: boat.options[0]?.name ?? '' }))
    await page.keyboard.press('Space')
    await expectFocus(page)
    const grid = page.getByRole('gridcell').getByRole('button')
    await expect(grid.first()).toBeVisible()
    await tabTo(page, grid)
    const wanted = formatDate(boatDay(7), language)
    for (let days = 0; days < 40; days++) {
      const here = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (here.includes(wanted)) break
      await page.keyboard.press('ArrowRight')
    }
    await expect(page.locator(':focus')).not.toContainText(t('booking.calendar.unknown', { date: wanted }))
    await page.keyboard.press('Enter')
    await expectFocus(page)
    const time = page.getByRole('radio', { name: BOAT_TIME })
    await expect(time).toBeVisible()
    await tabTo(
      page,
      page.locator('input[type=radio]').and(page.getByRole('radio')).filter({ visible: true }),
    )
    for (let times = 0; times < 6 && !(await time.isChecked()); times++) {
      await page.keyboard.press('ArrowDown')
    }
    await expect(time).toBeChecked()
    const adult = boat.options[0]?.units[0]?.label ?? ''
    const adults = page
      .locator('output')
      .and(page.getByLabel(adult, { exact: true }))
      .first()
    await expect(adults).toBeVisible()
    if ((await adults.textContent()) === '0')
      await pressOn(page, page.getByRole('button', { name: t('ui.more', { label: adult }), exact: true }))
    await expect(adults).not.toHaveText('0')
    await expectFocus(page)
    await pressOn(page, page.getByRole('button', { name: t('booking.add') }))
  })

  const dialog = page.getByRole('dialog')
  await test.step('the pop-up traps the focus and signs up', async () => {
    await expect(dialog).toBeVisible()
    await expectFocus(page)
    await typeInto(page, dialog.getByLabel(t('auth.email.label'), { exact: true }), person.email)
    await page.keyboard.press('Enter')
    const code = dialog.getByLabel(t('auth.verify.code'), { exact: true })
    await expect(code).toBeVisible()
    await expectFocus(page)
    const digits = await mailedCode(request, person.email)
    await typeInto(page, code, digits)
    if (await dialog.isVisible()) await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cart$/)
    await ready(page)
  })

  await test.step('cart, checkout, bank, voucher', async () => {
    const checkOut = main.getByRole('link', { name: t('cart.checkOut') }).filter({ visible: true })
    await expect(checkOut).toBeVisible()
    await pressOn(page, checkOut)
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    const lead = (key: string) => page.getByLabel(t(`checkout.lead.${key}`), { exact: true })
    await typeInto(page, lead('firstName'), 'Narin')
    await typeInto(page, lead('lastName'), 'Suwannarat')
    await typeInto(page, lead('phone').and(page.getByRole('textbox')), `+66${person.phone.slice(1)}`)
    const names = page.getByLabel(t('checkout.travellers.fullName'), { exact: true })
    await expect(names.first()).toBeVisible()
    for (const name of await names.all()) await typeInto(page, name, 'Narin Suwannarat')
    const card = page.locator('input[type=radio][value=two_c2p]')
    await tabTo(page, page.locator('input[type=radio][name]').filter({ visible: true }))
    for (let options = 0; options < 8 && !(await card.isChecked()); options++)
      await page.keyboard.press('ArrowDown')
    await expect(card).toBeChecked()
    await pressOn(page, page.getByRole('checkbox', { name: t('checkout.terms.label') }), 'Space')
    await pressOn(page, page.getByRole('button', { name: pattern(t, 'checkout.pay', ['amount']) }))
    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    await ready(page)
    const approve = page.getByRole('button', { name: t('sandbox.approve'), exact: true })
    await expect(approve).toBeVisible()
    await page.waitForLoadState('networkidle')
    await pressOn(page, approve)
    await expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()
    // The walk continues through the order's page.
    await tabTo(page, main.getByRole('link', { name: t('orders.help') }))
  })
})

test('a dialog returns the focus to its opener', async ({ page, t }) => {
  await page.goto('/cart')
  await ready(page)
  const opener = page.getByRole('main').getByRole('link', { name: t('cart.empty.signIn') })
  await pressOn(page, opener)
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
