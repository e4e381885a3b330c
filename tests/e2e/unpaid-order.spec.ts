import { sql } from '../fixtures/database'
import { walkedIn } from './fixtures/languages'
import { shiftsOf, watchShifts } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import { orderedBoat } from './fixtures/purchases'
import { boatDay, ready } from './fixtures/steps'

for (const [index, language] of walkedIn('th').entries())
  test.describe(`an unpaid order, ${language}`, () => {
    test.use({ language, viewport: { width: index % 2 ? 1280 : 390, height: 844 } })

    test('[B5] home and cart show it with the time left, and lead to its payment', {
      tag: '@thorough',
    }, async ({ page, t, at, expectAccessible, member: _ }) => {
      const order = await orderedBoat(page.request, boatDay(22 + index), language)
      const notice = page.getByRole('complementary', { name: t('unpaid.label') })
      await page.addInitScript(watchShifts)
      for (const path of ['/', '/cart']) {
        await page.goto(at(path))
        await ready(page)
        await expect(notice).toContainText(order.title)
        await expect(notice).toContainText(/\d\d:\d\d/)
        await expectAccessible()
        expect((await shiftsOf(page)).sum).toBe('0.00')
      }
      await notice.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/profile/orders/${order.id}$`))
      await expect(page.getByRole('region', { name: t('orders.pay.title') })).toBeVisible()

      await sql(`UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = $1`, [order.id])
      await page.goto(at('/'))
      await ready(page)
      await page.waitForLoadState('networkidle')
      await expect(notice).toBeHidden()
    })

    test('[B5] it is put off on home by keyboard', { tag: '@thorough' }, async ({
      page,
      t,
      at,
      member: _,
    }) => {
      await orderedBoat(page.request, boatDay(25 + index), language)
      await page.goto(at('/'))
      await ready(page)
      const notice = page.getByRole('complementary', { name: t('unpaid.label') })
      await notice.getByRole('button', { name: t('unpaid.hide') }).press('Enter')
      await expect(notice).toBeHidden()
      await expect(page.locator('#content')).toBeFocused()
    })
  })

test('a guest loads neither the notice nor an order', { tag: '@thorough' }, async ({ page, at }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(at('/'))
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/orders'))).toEqual([])
  await expect(page.locator('[data-unpaid]')).toHaveCount(0)
})
