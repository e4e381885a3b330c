import type { Locator, Page } from '@playwright/test'
import { formatDate } from '@/lib/i18n/format'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const part = (page: Page, name: string) =>
  page.locator('section', { has: page.locator(`#specimen-${name}`) }).first()

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Drags from one day to another, over the days between. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()])
  if (!start || !end) throw new Error('the days are not on the page')
  const centre = (box: typeof start) => [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.mouse.move(...centre(start))
  await page.mouse.down()
  await page.mouse.move(...centre(end), { steps: 12 })
  await page.mouse.up()
}

for (const locale of walkedIn('zh-cn'))
  test.describe(`date picker, ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 1280, height: 1000 } })

    test('[C8] picks days with mouse and keyboard and rejects disabled ones', async ({ page, at, words }) => {
      await open(page, at('/test'))
      await test.step('a drag selects a range, stops at disabled days and swaps a backward range', async () => {
        const field = part(page, 'date-picker').getByRole('combobox', { name: words('specimens.form.stay') })
        const span = (from: string, to: string) =>
          `${formatDate(from, locale, 'day')} – ${formatDate(to, locale, 'day')}`
        await expect(field).toHaveText(span('2026-12-12', '2026-12-15'))
        await field.click()
        const panel = page.getByRole('dialog', { name: words('specimens.form.stay') })
        const day = (date: string) => panel.locator(`[data-day="${date}"]:not([data-hidden])`)
        await expect(panel.getByRole('grid').first()).toBeVisible()
        await drag(page, day('2026-12-23'), day('2026-12-21'))
        await expect(field).toHaveText(span('2026-12-21', '2026-12-23'))
        // The 24th and the 25th are closed, so the drag ends before them.
        await drag(page, day('2026-12-22'), day('2026-12-26'))
        await expect(field).toHaveText(span('2026-12-22', '2026-12-23'))
        await drag(page, day('2026-12-24'), day('2026-12-28'))
        await expect(field).toHaveText(span('2026-12-22', '2026-12-23'))
        await page.keyboard.press('Escape')
      })
      await test.step('a required field rejects an empty value', async () => {
        const box = part(page, 'date-picker')
        const field = box.getByRole('combobox', { name: words('specimens.form.day') }).first()
        await field.click()
        const panel = page.getByRole('dialog', { name: words('specimens.form.day') })
        await expect(panel.getByRole('grid')).toBeVisible()
        await expect(panel.getByRole('button', { name: words('ui.datePicker.clear') })).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(field).toBeFocused()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(box.getByText(words('ui.datePicker.required'))).toBeVisible()
      })
      await test.step('the keyboard picks a day and the focus returns', async () => {
        const field = part(page, 'date-picker')
          .getByRole('combobox', { name: words('specimens.form.day') })
          .first()
        await field.focus()
        await page.keyboard.press('ArrowDown')
        const panel = page.getByRole('dialog', { name: words('specimens.form.day') })
        const focused = panel.locator('[data-day]:focus-within')
        await expect(focused).toHaveAttribute('data-day', '2026-12-10')
        for (const [key, date] of [
          ['ArrowRight', '2026-12-11'],
          ['ArrowDown', '2026-12-18'],
          ['ArrowRight', '2026-12-21'],
          ['PageDown', '2027-01-21'],
        ] as const) {
          await page.keyboard.press(key)
          await expect(focused).toHaveAttribute('data-day', date)
        }
        await page.keyboard.press('Enter')
        await expect(field).toBeFocused()
        await expect(field).toHaveText(formatDate('2027-01-21', locale))
      })
    })
  })

test.describe('form primitives', () => {
  test.use({ viewport: { width: 1280, height: 1000 } })

  test('[C8] picks a date with a time, and times at the given precision', async ({ page, words }) => {
    await open(page, '/test')
    const box = part(page, 'date-picker')
    const field = box.getByRole('combobox', { name: words('specimens.form.transfer') })
    await field.click()
    const panel = page.getByRole('dialog')
    await panel.locator('[data-day="2026-12-14"] button').click()
    await expect(field).toHaveText('Mon 14 Dec 2026, 18:30')
    await panel.getByRole('listbox', { name: words('ui.datePicker.hour') }).focus()
    await page.keyboard.type('09')
    await expect(field).toHaveText('Mon 14 Dec 2026, 09:30')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(field).toHaveText('Mon 14 Dec 2026, 09:35')
    await panel.getByRole('button', { name: words('ui.datePicker.done') }).click()
    await expect(field).toBeFocused()
    for (const [accuracy, columns] of [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const)
      await expect(
        box
          .locator('div', { hasText: new RegExp(`accuracy ${accuracy}`) })
          .last()
          .getByRole('listbox'),
      ).toHaveCount(columns)
  })

  test('comboboxes select, search and retry', async ({ page, words }) => {
    await open(page, '/test')
    await test.step('the keyboard selects from a combobox, and invalid text is reset', async () => {
      const box = part(page, 'combobox')
      const field = box.getByRole('combobox', { name: words('specimens.form.where') }).first()
      await field.fill('k')
      await expect(box.getByRole('option').first()).toBeVisible()
      await expect(box.getByRole('option')).toHaveText([
        'Ko Samui',
        'Bangkok',
        'Phuket',
        'Kyoto',
        'Tokyo',
        'Osaka',
      ])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('Bangkok')
      await field.fill('nowhere')
      await expect(box.getByText('No results for “nowhere”').first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(field).toHaveValue('Bangkok')
      await field.focus()
      await box
        .getByRole('button', { name: words('ui.combobox.clear') })
        .first()
        .click()
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
    })
    await test.step('a search field suggests and accepts any text', async () => {
      const box = part(page, 'combobox')
      const field = box.getByRole('combobox', { name: words('specimens.form.search') })
      await field.pressSequentially('kyo', { delay: 30 })
      await expect(box.getByRole('option')).toHaveText([/^Tokyo/, /^Kyoto/])
      await page.keyboard.press('Enter')
      await expect(box.getByText('kyo', { exact: true })).toBeVisible()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await field.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('Kyoto')
    })
    await test.step('a list that fails to load shows an error and can be retried', async () => {
      const box = part(page, 'combobox')
      await box.locator('input[aria-invalid=true]').click()
      await expect(box.getByText(words('ui.combobox.failed')).first()).toBeVisible()
      await box.getByRole('button', { name: words('ui.error.again') }).click()
      await expect(box.getByText(words('ui.combobox.failed')).first()).toBeVisible()
    })
  })

  test('phone, code, slider and image fields accept common input', async ({ page, words }) => {
    await open(page, '/test')
    await test.step('a phone number is formatted while typing, and an international one selects its country', async () => {
      const box = part(page, 'phone-field')
      const field = box.getByRole('textbox', { name: words('specimens.form.phone') }).first()
      const country = box.getByRole('combobox').first()
      await expect(country).toHaveValue('TH')
      await field.pressSequentially('0812345678')
      await expect(field).toHaveValue('081 234 5678')
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Backspace')
      await expect(field).toHaveValue('081 235 678')
      await page.keyboard.type('4')
      await expect(field).toHaveValue('081 234 5678')
      await field.fill('+81 90 1234 5678')
      await expect(country).toHaveValue('JP')
      await expect(field).toHaveValue('090-1234-5678')
      await field.fill('090')
      await page.keyboard.press('Tab')
      await expect(box.getByText(words('ui.phone.wrong'))).toBeVisible()
    })
    await test.step('a code is one field and accepts any pasted format', async () => {
      const field = part(page, 'code-input')
        .getByRole('textbox', { name: words('specimens.form.code') })
        .first()
      await field.focus()
      await page.keyboard.insertText('Your code: 183 042.')
      await expect(field).toHaveValue('183042')
      await page.keyboard.press('Backspace')
      await expect(field).toHaveValue('18304')
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    })
    await test.step('sliders announce their values and follow the keyboard', async () => {
      // Its code loads when it is in view.
      await part(page, 'histogram-slider').scrollIntoViewIfNeeded()
      const thumb = part(page, 'histogram-slider')
        .getByRole('slider', { name: words('ui.slider.from', { label: words('specimens.form.price') }) })
        .first()
      await expect(thumb).toHaveAttribute('aria-valuetext', '฿500')
      await thumb.focus()
      await page.keyboard.press('ArrowRight')
      await expect(thumb).toHaveAttribute('aria-valuetext', '฿550')
      await expect(
        part(page, 'histogram-slider')
          .getByRole('status')
          .or(page.locator('output'))
          .filter({ hasText: '฿550' })
          .first(),
      ).toBeVisible()
    })
    await test.step('an image has a preview and is rejected with a reason', async () => {
      const box = part(page, 'avatar-upload')
      const input = box.locator('input[type=file]').first()
      await input.setInputFiles({
        name: 'trip.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      })
      const values = { types: 'JPEG, PNG, WebP', size: '5 MB' }
      await expect(box.getByText(words('ui.avatar.type', values))).toBeVisible()
      await input.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('png') })
      await expect(box.getByText(words('ui.avatar.unreadable'))).toBeVisible()
      const picture = await page.request.get('/img/w_320,f_webp/site/sign-in')
      await input.setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer: await picture.body() })
      await expect(box.locator('img[src^="blob:"]')).toBeVisible()
      await expect(box.getByText('me.webp')).toBeVisible()
      await box
        .getByRole('button', { name: words('ui.avatar.remove') })
        .first()
        .click()
      await expect(box.locator('img[src^="blob:"]')).toHaveCount(0)
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[C8] the date picker is a sheet', async ({ page, words }) => {
    await open(page, '/test')
    const field = part(page, 'date-picker')
      .getByRole('combobox', { name: words('specimens.form.day') })
      .first()
    await field.tap()
    const sheet = page.getByRole('dialog', { name: words('specimens.form.day') })
    await expect(sheet.getByRole('heading', { name: words('specimens.form.day') })).toBeVisible()
    await sheet.locator('[data-day="2026-12-12"] button').tap()
    await expect(sheet).toBeHidden()
    await expect(field).toHaveText('Sat 12 Dec 2026')
  })
})
