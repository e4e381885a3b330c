import type { Locator } from '@playwright/test'
import { completedBookingOf } from './fixtures/completed-booking'
import { expect, test } from './fixtures/member'
import { orderedBoat } from './fixtures/purchases'
import { BOAT, boatDay, ready } from './fixtures/steps'

const DATE = /\d{4}年\d+月\d+日周./

/** Position of the text that matches a pattern in an element: one box per line. */
const linesOf = (place: Locator, pattern: RegExp) =>
  place.evaluate((element, source) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = new RegExp(source).exec(node.textContent ?? '')
      if (!found) continue
      const range = document.createRange()
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      const boxes = [...range.getClientRects()].map(({ top, left }) => ({ top: Math.round(top), left }))
      return boxes.filter((box, index) => boxes.findIndex(({ top }) => top === box.top) === index)
    }
    return []
  }, pattern.source)

/** Expects an unbroken date, with the separating dot on its line, or hidden where the date starts a line. */
async function expectDotted(place: Locator, first: RegExp) {
  const [names, dots, dates] = await Promise.all([first, / · /, DATE].map((found) => linesOf(place, found)))
  expect.soft([names?.length, dots?.length, dates?.length]).toEqual([1, 1, 1])
  const [name, dot, date] = [names?.[0], dots?.[0], dates?.[0]]
  if (!name || !dot || !date) return
  expect.soft(dot.top).toBe(date.top)
  expect.soft(dot.left < name.left).toBe(date.top !== name.top)
}

const WIDTHS = [390, 360]

test.describe('dates in zh-cn', () => {
  test.use({ language: 'zh-cn' })

  test('[UI] lines of an order and its bookings do not break in a date or end with a dot', {
    tag: '@thorough',
  }, async ({ page, context, at, member: _ }) => {
    const order = await orderedBoat(context.request, boatDay(50), 'zh-cn')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(at('/profile/orders'))
      await ready(page)
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: order.reference })
      await expectDotted(row, new RegExp(order.reference))

      await page.goto(at(`/profile/orders/${order.id}`))
      await ready(page)
      const booking = page.getByRole('main').getByRole('listitem').filter({ hasText: DATE }).first()
      await expectDotted(booking, /拼船/)
    }
  })
})

test.describe('a voucher in th', () => {
  test.use({ language: 'th' })

  test('[UI] shows the order reference on one line, even beside a long name', { tag: '@thorough' }, async ({
    page,
    at,
    member,
  }) => {
    const id = await completedBookingOf(member.email, BOAT)
    for (const width of [...WIDTHS, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(at(`/profile/orders/${id}`))
      await ready(page)
      const reference = /SH-\w{4}-\d{4}/
      const fact = page.getByRole('definition').filter({ hasText: reference })
      await expect.soft(fact).toHaveCount(1)
      expect.soft(await linesOf(fact, reference)).toHaveLength(1)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(wide).toBeLessThanOrEqual(width)
    }
  })
})
