import type { Page } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { formatDate } from '@/lib/i18n/format'
import { sql } from '../fixtures/database'
import { openAccount, signInAs } from './fixtures/accounts'
import { savedVouchers, waitUntilDeleted, waitUntilSaved } from './fixtures/device'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { boughtBoat } from './fixtures/purchases'
import { BOAT, ready } from './fixtures/steps'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** A day that no other journey books. */
const day = (index: number) => addDays(todayIn('Asia/Bangkok'), 80 + index)

async function openOrder(page: Page, address: string, orderId: string): Promise<void> {
  await page.goto(address)
  await ready(page)
  await waitUntilSaved(page, orderId)
}

for (const [index, language] of walkedIn('th').entries())
  test.describe(language, () => {
    test.use({ language })

    test('[B7] an order that was opened once is available offline', async ({
      page,
      context,
      t,
      at,
      product,
      expectAccessible,
      member: _,
    }) => {
      // Six pages and three accessibility checks.
      test.slow()
      const date = day(index)
      const order = await boughtBoat(page.request, date, language)
      const code = order.bookings[0]?.voucher?.code ?? ''
      const boat = await product(BOAT)
      const voucher = page.getByRole('article').filter({ hasText: boat.name })
      await openOrder(page, at(`/profile/orders/${order.id}`), order.id)

      await test.step('the voucher shows code, date, place and when it was saved', async () => {
        await context.setOffline(true)
        await page.reload()
        await expect(page.getByRole('status')).toContainText(t('offline.state'))
        await expect(page.getByRole('status')).toContainText(t('offline.asOf', { moment: '' }).trim())
        const image = voucher.getByRole('img', { name: code, exact: true })
        await expect(image).toBeVisible()
        // The QR code is rendered and large enough for a scanner.
        expect(
          await image.evaluate((img: HTMLImageElement) => img.naturalWidth && img.clientWidth),
        ).toBeGreaterThan(200)
        await expect(voucher.getByText(code, { exact: true })).toBeVisible()
        await expect(voucher.getByText(formatDate(date, language)).first()).toBeVisible()
        await expect(voucher.getByText(t('documents.meeting'))).toBeVisible()
        await voucher.getByText(t('offline.more', { count: 3 })).click()
        await expect(voucher.getByText('李明', { exact: false }).first()).toBeVisible()
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
          'rgb(255, 255, 255)',
        )
        await expectAccessible()
      })

      await test.step('any other page shows the offline notice and links to the saved vouchers', async () => {
        await page.goto(at('/products'))
        await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
        await expectAccessible()
        await page.getByRole('link', { name: t('offline.open') }).click()
        await expect(page.getByRole('heading', { name: t('offline.listTitle') })).toBeVisible()
        await expectAccessible()
        await page.getByRole('link', { name: boat.name }).click()
        await expect(voucher.getByText(code, { exact: true })).toBeVisible()
      })

      await test.step('online the live page is shown', async () => {
        await context.setOffline(false)
        await page.getByRole('link', { name: t('offline.retry') }).click()
        await ready(page)
        await expect(page.getByRole('article', { name: boat.name, exact: true })).toBeVisible()
        await expect(page.getByText(t('offline.state'), { exact: true })).toHaveCount(0)
      })
    })
  })

test('[B7] a downloaded document is saved too; opening the list saves every order', {
  tag: '@thorough',
}, async ({ page, context, t, at, member: _ }) => {
  const order = await boughtBoat(page.request, day(3))
  await openOrder(page, at('/profile/orders'), order.id)
  expect(Object.keys(await savedVouchers(page)).join()).not.toContain('.pdf')
  await page.goto(at(`/profile/orders/${order.id}`))
  await ready(page)
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('orders.voucher.download') }).click(),
  ])
  const savedPaths = async () => Object.keys(await savedVouchers(page)).join()
  await expect.poll(savedPaths).toContain('/voucher.pdf')
  await expect
    .poll(async () => (await savedVouchers(page))[`/profile/orders/${order.id}`])
    .toContain(t('offline.pdf'))
  await context.setOffline(true)
  await page.reload()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('offline.pdf') }).click(),
  ])
  expect(await download.path()).toBeTruthy()
  await context.setOffline(false)
})

test('[B7] signing out removes the vouchers from the device, and another user sees none', {
  tag: '@thorough',
}, async ({ page, context, request, t, at, member: _ }) => {
  const order = await boughtBoat(page.request, day(4))
  await page.setViewportSize({ width: 1280, height: 900 })
  await openOrder(page, at(`/profile/orders/${order.id}`), order.id)
  await page
    .getByRole('button', { name: /Narin|Account/ })
    .first()
    .click()
  await page.getByRole('button', { name: t('layout.client.signOut') }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await ready(page)
  await waitUntilDeleted(page)

  await context.setOffline(true)
  await page.goto(at(`/profile/orders/${order.id}`))
  await expect(page.getByText(t('offline.nothing'))).toBeVisible()
  await expect(page.getByText(order.reference)).toHaveCount(0)
  await context.setOffline(false)

  await signInAs(context, await openAccount(request))
  const others = await boughtBoat(page.request, day(5))
  await openOrder(page, at('/profile/orders'), others.id)
  const saved = JSON.stringify(await savedVouchers(page))
  expect(saved).toContain(others.reference)
  expect(saved).not.toContain(order.reference)
  await context.setOffline(true)
  await page.goto(at(`/profile/orders/${order.id}`))
  await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
  await expect(page.getByText(order.reference)).toHaveCount(0)
  await context.setOffline(false)
})

test('[B7] another account in the same browser removes the vouchers from the device', {
  tag: '@thorough',
}, async ({ page, context, request, at, member: _ }) => {
  const order = await boughtBoat(page.request, day(6))
  await openOrder(page, at(`/profile/orders/${order.id}`), order.id)
  // Without signing out first.
  await signInAs(context, await openAccount(request))
  await page.goto(at('/'))
  await ready(page)
  await waitUntilDeleted(page)
})

test('[B7] an expired session removes the vouchers from the device', { tag: '@thorough' }, async ({
  page,
  at,
  member,
}) => {
  const order = await boughtBoat(page.request, day(7))
  await openOrder(page, at('/profile/orders'), order.id)
  await sql(
    `UPDATE sessions SET expires_at = now() - interval '1 second'
      WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [member.email],
  )
  await page.goto(at('/'))
  await ready(page)
  await waitUntilDeleted(page)
})

test('the shop is installable', async ({ page, context, request, at }) => {
  await page.goto(at('/'))
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The only installability error is the incognito context of the test.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(address ?? '')
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const { icons } = (await response.json()) as { icons: Array<{ src: string; type: string }> }
  for (const { src, type } of icons) {
    const icon = await request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }
  const worker = await request.get('/sw.js')
  expect(worker.headers()['content-type']).toContain('javascript')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

/** Console errors of failing calls are ignored here. */
test('[B7] an order that fails to load links to its saved copy, and the order list opens it', {
  tag: '@thorough',
}, async ({ browser, request, baseURL, t, at }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  await signInAs(context, await openAccount(request))
  const order = await boughtBoat(context.request, day(8))
  const code = order.bookings[0]?.voucher?.code ?? ''
  const page = await context.newPage()
  await openOrder(page, at(`/profile/orders/${order.id}`), order.id)

  await page.route(`**/api/orders/${order.id}`, (route) => route.abort())
  await page.reload()
  await page.getByRole('link', { name: t('offline.open') }).click()
  await expect(page.getByText(t('offline.state'), { exact: false })).toBeVisible()
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('offline.retry') }).click()
  await ready(page)
  await page.unroute(`**/api/orders/${order.id}`)

  await page.goto(at('/profile/orders'))
  const row = page.getByRole('listitem').filter({ hasText: order.reference }).getByRole('link')
  await expect(row).toBeVisible()
  await context.setOffline(true)
  await row.click()
  await expect(page.getByText(t('offline.state'), { exact: false })).toBeVisible()
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await context.close()
})
