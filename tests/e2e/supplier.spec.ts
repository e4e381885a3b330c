import type { Browser, Page } from '@playwright/test'
import { buyWithManualConfirmation, mailWith } from './fixtures/admin-cli'
import { expect, test } from './fixtures/member'
import { translatorOf } from './fixtures/messages'
import { ready } from './fixtures/steps'

const PHONE = { width: 390, height: 844 }

/** Opens a supplier link as the supplier, who has no account. */
async function opened(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: PHONE })).newPage()
  const response = await page.goto(path)
  const headers = response?.headers() ?? {}
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  await ready(page)
  return page
}

test('[B6] a Thai supplier sees the travellers and accepts; the guest gets the voucher', async ({
  page: guest,
  browser,
  request,
  baseURL,
  t,
  expectAccessible,
  member: _,
}) => {
  const order = await buyWithManualConfirmation(guest.request, { id: 'bangkok-arrival-fast-track' }, 'en')
  expect(order.status).toBe('paid')
  await guest.goto(`/profile/orders/${order.id}`)
  await ready(guest)
  await expect(guest.getByText(t('ui.status.paid')).first()).toBeVisible()

  const th = translatorOf('th')
  const mail = await mailWith(request, 'kwak-mue-arrival-services@suppliers.example', order.reference)
  const path = mail.match(/\/th\/supplier\/[\w-]+/)?.[0] ?? ''
  const page = await opened(browser, baseURL, path)
  await expect(page.getByText(th('supplier.state.open.title'))).toBeVisible()
  for (const text of ['Narin Suwannarat', '李明', 'TG 413', order.reference])
    await expect(page.getByText(text).first()).toBeVisible()
  await expectAccessible(page)

  await test.step('opening the link again changes nothing', async () => {
    await page.reload()
    await ready(page)
    const { data } = await (await guest.request.get(`/api/orders/${order.id}`)).json()
    expect(data.status).toBe('paid')
  })

  await page.getByRole('button', { name: th('supplier.accept'), exact: true }).click()
  await expect(page.getByText(th('supplier.state.accepted.title'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: th('supplier.accept'), exact: true })).toBeHidden()
  await expectAccessible(page)

  await guest.reload()
  await ready(guest)
  await expect(guest.getByText(t('ui.status.confirmed')).first()).toBeVisible()
  await expect(guest.getByRole('link', { name: t('orders.voucher.download'), exact: true })).toBeVisible()
  await mailWith(request, order.lead.email, t('mail.order_confirmed.heading'))
  await page.context().close()
})

test('[B6] a Chinese supplier declines with a reason; the guest sees it and is refunded', {
  tag: '@thorough',
}, async ({ page: guest, browser, request, baseURL, t, expectAccessible, member: person }) => {
  const order = await buyWithManualConfirmation(guest.request, { id: 'forbidden-city-entry' }, 'en')
  const zh = translatorOf('zh-cn')
  const mail = await mailWith(request, 'nanchizi-visitor-desk@suppliers.example', order.reference)
  const page = await opened(browser, baseURL, mail.match(/\/zh-cn\/supplier\/[\w-]+/)?.[0] ?? '')

  await page.getByRole('button', { name: zh('supplier.decline'), exact: true }).click()
  const send = page.getByRole('button', { name: zh('supplier.declineNow'), exact: true })
  await send.click()
  await expect(page.getByText(zh('supplier.reasonMissing'))).toBeVisible()
  await expect(page.getByLabel(zh('supplier.reason'), { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(zh('supplier.reason'), { exact: true }).fill('当天 <闭馆>，很抱歉。')
  await send.click()
  await expect(page.getByText(zh('supplier.state.declined.title'), { exact: true })).toBeVisible()
  await expect(page.getByText('李明')).toBeHidden()

  const declinedMail = await mailWith(request, person.email, t('mail.order_cancelled.heading_declined'))
  expect(declinedMail).toContain('当天 <闭馆>，很抱歉。')
  await guest.goto(`/profile/orders/${order.id}`)
  await ready(guest)
  await expect(guest.getByText(t('ui.status.failed')).first()).toBeVisible()
  await expect(guest.getByText(t('orders.refunds.title')).first()).toBeVisible()
  await page.context().close()
})

test('[B6] rejects a link without a valid signature', { tag: '@thorough' }, async ({
  browser,
  baseURL,
  t,
  at,
}) => {
  const page = await opened(browser, baseURL, at(`/supplier/${'A'.repeat(48)}`))
  await expect(page.getByText(t('supplier.wrong'))).toBeVisible()
  await page.context().close()
})
