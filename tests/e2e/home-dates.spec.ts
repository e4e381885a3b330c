import type { Page } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { formatDate } from '@/lib/i18n/format'
import { expectFocus } from './fixtures/keyboard'
import { variant } from './fixtures/languages'
import type { Translate } from './fixtures/messages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const form = (page: Page, t: Translate) =>
  page.getByRole('search').getByRole('form', { name: t('home.finder.label') })
const dates = (page: Page, t: Translate) =>
  form(page, t).getByRole('button', { name: t('listing.dates.label') })
const search = (page: Page, t: Translate) =>
  form(page, t).getByRole('button', { name: t('home.finder.search') })
const panel = (page: Page, t: Translate) => page.getByRole('dialog', { name: t('listing.dates.label') })

for (const [width, language] of [
  [390, 'th'],
  [1280, 'en'],
] as const)
  test.describe(`at ${width} px in ${language}`, () => {
    test.use({ language, viewport: { width, height: 844 } })

    test(
      '[R1] [R4] the dates of the home search are those of the listing',
      variant(width === 390),
      async ({ page, t, at, expectAccessible }) => {
        await page.goto(at('/'))
        await ready(page)
        await page.waitForLoadState('networkidle')
        const loaded: string[] = []
        page.on('request', (request) => {
          if (request.resourceType() === 'script') loaded.push(request.url())
        })
        const [from, to] = [addDays(todayIn('UTC'), 3), addDays(todayIn('UTC'), 4)]
        await dates(page, t).click()
        await expect(panel(page, t)).toBeVisible()
        // The calendar comes with the first press.
        expect(loaded.length).toBeGreaterThan(0)
        await expectAccessible()
        for (const date of [from, to]) {
          const day = panel(page, t).locator(`[data-day="${date}"] button`)
          // A phone shows one month.
          if ((await day.count()) === 0)
            await panel(page, t)
              .getByRole('button', { name: t('ui.datePicker.next') })
              .click()
          await day.click()
        }
        await panel(page, t)
          .getByRole('button', { name: t('ui.datePicker.done') })
          .click()
        await expect(panel(page, t)).toBeHidden()
        await expect(dates(page, t)).toHaveAccessibleName(
          new RegExp(
            `${formatDate(from, language, 'short')}.*${formatDate(to, language, 'short')}`.replaceAll(
              ' ',
              '\\s',
            ),
          ),
        )
        await search(page, t).click()
        await expect(page).toHaveURL(new RegExp(`/products\\?(?:.*&)?from=${from}&to=${to}`))
        const between = t('listing.dates.between', {
          from: formatDate(from, language, 'short'),
          to: formatDate(to, language, 'short'),
        })
        await expect(page.getByRole('link', { name: t('listing.remove', { filter: between }) })).toBeVisible()
      },
    )
  })

for (const height of [720, 1000])
  test(`[R1] at a height of ${height} px, the open calendar leaves label and field uncovered`, async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/')
    await ready(page)
    await dates(page, t).click()
    await expect(panel(page, t)).toBeVisible()
    const day = panel(page, t).locator('[data-day] button').first()
    await expect(day).toBeVisible()
    const cell = await page.locator('.finder-when').boundingBox()
    const calendar = await panel(page, t).boundingBox()
    if (!cell || !calendar) throw new Error('nothing is shown')
    expect(calendar.y > cell.y + cell.height || calendar.y + calendar.height < cell.y).toBe(true)
    // The label belongs to the field: a press closes it, and does not open it a second time.
    await form(page, t).getByText(t('listing.dates.label'), { exact: true }).first().click()
    await expect(panel(page, t)).toBeHidden()
  })

test('[R1] by the keyboard, one day is selected, and removed again', async ({ page, t }) => {
  await page.goto('/')
  await ready(page)
  await dates(page, t).focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel(page, t).locator('[data-day]:focus-within')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  const day = await panel(page, t).locator('[data-day]:focus-within').getAttribute('data-day')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dates(page, t)).toBeFocused()
  await expectFocus(page)
  await expect(form(page, t).locator('[name=from]')).toHaveValue(day ?? '')
  await expect(form(page, t).locator('[name=to]')).toHaveValue(day ?? '')
  await page.keyboard.press('Enter')
  await panel(page, t)
    .getByRole('button', { name: t('ui.datePicker.clear') })
    .click()
  await expect(form(page, t).locator('[name=from]')).toHaveCount(0)
  await expect(dates(page, t)).toHaveAccessibleName(new RegExp(t('listing.dates.any')))
})

test('[R1] without JavaScript the dates are fields of the form', async ({ browser, baseURL, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(dates(page, t)).toBeHidden()
  const day = addDays(todayIn('UTC'), 5)
  await page.getByLabel(t('listing.dates.from'), { exact: true }).fill(day)
  await page.getByLabel(t('listing.dates.to'), { exact: true }).fill(day)
  await search(page, t).click()
  await expect(page).toHaveURL(new RegExp(`/products\\?(?:.*&)?from=${day}&to=${day}`))
  await context.close()
})
