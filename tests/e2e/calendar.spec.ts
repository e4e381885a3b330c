import { addDays, todayIn } from '@/lib/domain/local-date'
import { addMonths, monthDays, monthOf } from '@/lib/domain/month'
import { formatDate } from '@/lib/i18n/format'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const HOTEL = 'bangkok-riverside-hotel'

test('[C4][R5] a month that is still loading shows a skeleton, not closed days', {
  tag: '@thorough',
}, async ({ page, at, t, product }) => {
  const hotel = await product(HOTEL)
  const other = hotel.options[1]
  if (!other) throw new Error('the hotel has no second room')
  const releases: Array<() => void> = []
  let held = false
  await page.route('**/api/catalog/products/*/availability?*', async (route) => {
    if (held) await new Promise<void>((resolve) => releases.push(resolve))
    await route.continue()
  })
  await page.goto(at(`/products/${HOTEL}`))
  await ready(page)
  const step = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('booking.nights') }) })
  await step.scrollIntoViewIfNeeded()
  const day = addDays(monthDays(addMonths(monthOf(todayIn(hotel.time_zone)), 3)).from, 11)
  const next = step.getByRole('button', { name: t('booking.calendar.next') })
  const cell = step.getByRole('gridcell').getByRole('button', { name: formatDate(day, 'en') })
  await expect(next).toBeVisible()
  held = true
  await page.getByRole('radio', { name: other.name }).check()
  for (let month = 0; month < 5 && (await cell.count()) === 0; month++) await next.click()
  await expect(cell).toContainText(t('booking.calendar.unknown', { date: formatDate(day, 'en') }))
  await expect(cell.locator('.skeleton')).toBeVisible()
  await expect(step.getByText(t('booking.calendar.soldOut', { date: '' }))).toHaveCount(0)
  // A day that is loading takes the focus but no selection, and keeps the focus when the response arrives.
  await cell.focus()
  await page.keyboard.press('Enter')
  await expect(cell).toBeFocused()
  await expect(cell).toHaveAttribute('aria-disabled', 'true')
  held = false
  for (const release of releases) release()
  await expect(cell.locator('.skeleton')).toHaveCount(0)
  await expect(cell).toBeFocused()
  await expect(step.getByRole('gridcell', { selected: true })).toHaveCount(0)
  await expect(cell).not.toContainText(t('booking.calendar.unknown', { date: formatDate(day, 'en') }))
})
