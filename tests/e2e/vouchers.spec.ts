import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Order } from '@/lib/contract/orders'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { sql } from '../fixtures/database'
import { walkedIn } from './fixtures/languages'
import { resize } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import { boughtBoat } from './fixtures/purchases'
import { BOAT, ready } from './fixtures/steps'

/** Moves a booking to today in the database, since a voucher is valid on its day and no earlier. */
async function letTheDayCome(orderId: string): Promise<void> {
  await sql(`DO $body$ BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    UPDATE bookings SET local_date = (now() AT TIME ZONE time_zone)::date WHERE order_id = '${orderId}';
  END $body$`)
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ])
  return readFile(await download.path())
}

for (const [index, locale] of walkedIn('en').entries())
  test.describe(locale, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    test('[B7] the order offers its documents; a ticket admits once at the gate', async ({
      page,
      browser,
      baseURL,
      t,
      at,
      product,
      expectAccessible,
      member: _,
    }) => {
      const boat = await product(BOAT)
      const date = addDays(todayIn('Asia/Bangkok'), 134 + index)
      const { id: orderId } = await boughtBoat(page.request, date)
      await page.goto(at(`/profile/orders/${orderId}`))
      await ready(page)
      const voucher = page.getByRole('article', { name: boat.name, exact: true })
      await expect(voucher).toBeVisible()

      await test.step('the code is on the first screen, before the facts and the map', async () => {
        const code = await voucher.locator('img[src^="data:image/svg"]').boundingBox()
        const facts = await voucher.locator('dl').first().boundingBox()
        const map = await voucher.getByRole('figure').boundingBox()
        expect(code && code.y + code.height).toBeLessThan(844)
        expect(code?.y).toBeLessThan(facts?.y ?? 0)
        expect(facts?.y).toBeLessThan(map?.y ?? 0)
      })

      await test.step('voucher, calendar and receipt are downloadable', async () => {
        const pdf = await downloaded(page, t('orders.voucher.download'))
        expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
        const calendar = (await downloaded(page, t('orders.voucher.calendar'))).toString()
        expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${boat.name.replaceAll(/[,;]/g, '\\$&')}`)
        const receipt = await downloaded(page, t('orders.receipt'))
        expect(receipt.toString('latin1', 0, 5)).toBe('%PDF-')
      })

      await letTheDayCome(orderId)
      const response = await page.request.get(`/api/orders/${orderId}?locale=${locale}`)
      const { data } = (await response.json()) as { data: Order }
      const ticket = data.bookings[0]?.travellers[1]?.ticket?.code ?? ''

      const gate = await (
        await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
      ).newPage()
      const result = gate.getByRole('region', { name: t('venue.result') })
      const present = async (code: string) => {
        await gate.getByLabel(t('venue.code'), { exact: true }).fill(code)
        await gate.getByRole('button', { name: t('venue.check'), exact: true }).click()
      }

      await test.step('the gate takes its key from the link and retains it across a reload', async () => {
        await gate.goto(at('/venue#key=SANDBOX-VENUE'))
        await ready(gate)
        await expect(gate.getByLabel(t('venue.code'), { exact: true })).toBeVisible()
        expect(gate.url()).not.toContain('SANDBOX-VENUE')
        await expectAccessible(gate)
        await gate.reload()
        await ready(gate)
      })

      await test.step('a ticket admits one traveller once', async () => {
        await present(ticket.toLowerCase())
        await expect(result.getByText(t('venue.verdict.valid'), { exact: true })).toBeVisible()
        await expect(result.getByText('李明')).toBeVisible()
        await gate.getByRole('button', { name: t('venue.redeem', { count: 1 }), exact: true }).click()
        await expect(result.getByText(t('venue.verdict.letIn'), { exact: true })).toBeVisible()
        await expectAccessible(gate)
        await gate.getByRole('button', { name: t('venue.next'), exact: true }).click()
        await present(ticket)
        await expect(result.getByText(t('venue.verdict.redeemed'), { exact: true })).toBeVisible()
        await expectAccessible(gate)
      })

      await test.step('the voucher admits the others', async () => {
        await present(data.bookings[0]?.voucher?.code ?? '')
        await gate.getByRole('button', { name: t('venue.redeem', { count: 2 }), exact: true }).click()
        await expect(result.getByText(t('venue.verdict.letIn'), { exact: true })).toBeVisible()
        await present('0000-0000-0000-0000')
        await expect(result.getByText(t('venue.verdict.unknown'), { exact: true })).toBeVisible()
      })

      await test.step('the order shows the redemptions', async () => {
        await page.reload()
        await ready(page)
        await expect(voucher.getByText(t('ui.status.completed'))).toBeVisible()
        await page.getByText(t('orders.tickets.title', { count: 3 }), { exact: true }).click()
        await expect(page.getByText('李明', { exact: false }).first()).toBeVisible()
        // Taller than its content, from its start: a control half under a bar would count as too small.
        await resize(page, 390, 6_000)
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await expectAccessible(page)
      })
      await gate.context().close()
    })
  })
