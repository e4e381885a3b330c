import { holdTime } from '@/components/orders/payment/hold-countdown'
import type { Order } from '@/lib/contract/orders'
import { sql } from '../fixtures/database'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { orderedBoat } from './fixtures/purchases'
import { boatDay, ready } from './fixtures/steps'

const ZONES = { venue: 'Asia/Bangkok', viewer: 'Asia/Tokyo' }

/** Sets the seconds left of an order's hold. */
async function leave(orderId: string, seconds: number) {
  for (const statement of [
    `UPDATE orders SET expires_at = now() + make_interval(secs => $2) WHERE id = $1`,
    `UPDATE bookings SET expires_at = now() + make_interval(secs => $2) WHERE order_id = $1`,
  ])
    await sql(statement, [orderId, seconds])
}

for (const [index, language] of walkedIn('zh-cn').entries())
  test.describe(`extending a hold, ${language}`, () => {
    test.use({
      language,
      viewport: { width: index % 2 ? 1280 : 390, height: 844 },
      timezoneId: ZONES.viewer,
    })

    test('[B5] offers one extension near the end; the countdown follows the server clock', {
      tag: '@thorough',
    }, async ({ page, t, at, expectAccessible, member: _ }) => {
      const order = await orderedBoat(page.request, boatDay(134 + index))
      await page.clock.setFixedTime(new Date(Date.now() - 20 * 60_000))
      await page.goto(at(`/profile/orders/${order.id}`))
      await ready(page)
      const extend = page.getByRole('button', { name: t('orders.hold.extend'), exact: true })
      /**
       * The note in the venue's and the viewer's time, with the minutes left or, as time passes, one fewer.
       */
      const note = async (minutes: number) => {
        const response = await page.request.get(`/api/orders/${order.id}`)
        const { data } = (await response.json()) as { data: Order }
        const left = holdTime(data.expires_at ?? '', new Date(data.now), language, ZONES)
        if (!left) throw new Error('the hold has expired')
        const { there, here, today } = left
        const key = today ? 'orders.hold.untilBoth' : 'orders.hold.untilDayBoth'
        const said = (minutes: number) => page.getByText(t(key, { there, here, minutes }))
        return said(minutes).or(said(minutes - 1))
      }
      await expect(await note(15)).toBeVisible()
      await expect(extend).toBeHidden()

      await leave(order.id, 200)
      await page.reload()
      await ready(page)
      await expect(extend).toBeVisible()
      await expectAccessible()
      await extend.click()
      const extended = page.getByText(t('orders.hold.extended', { minutes: 15 }))
      await expect(extended).toBeVisible()
      await expect(page.getByRole('status').filter({ has: extended })).toBeFocused()
      await expect(extend).toBeHidden()
      await expect(await note(19)).toBeVisible()

      await leave(order.id, 170)
      await page.reload()
      await ready(page)
      await expect(await note(3)).toBeVisible()
      await expect(extend).toBeHidden()
    })

    test('[B5] counts the last minute in seconds', { tag: '@thorough' }, async ({
      page,
      t,
      at,
      member: _,
    }) => {
      const order = await orderedBoat(page.request, boatDay(140 + index))
      await leave(order.id, 45)
      await page.goto(at(`/profile/orders/${order.id}`))
      await ready(page)
      const seconds = async () => {
        const text = (await page.locator('main p.tabular-nums').first().textContent()) ?? ''
        return Number(text.match(/(\d+)(?!.*\d)/)?.[1])
      }
      await expect.poll(seconds).toBeLessThan(46)
      const first = await seconds()
      await expect.poll(seconds).toBeLessThan(first)
      await expect(page.getByRole('button', { name: t('orders.hold.extend'), exact: true })).toBeVisible()
    })
  })
