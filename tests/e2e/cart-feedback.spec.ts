import type { Page } from '@playwright/test'
import { maxOf } from '@/components/cart/item-quantities'
import type { CartItem } from '@/lib/contract/cart'
import { expect, test } from './fixtures/member'
import type { Translate } from './fixtures/messages'
import { boatDay, ready } from './fixtures/steps'

const toast = (page: Page, t: Translate) =>
  page.getByRole('region', { name: t('ui.notifications') }).getByRole('listitem')
const rows = (page: Page, item: CartItem) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: item.product.name })

test.describe('cart feedback', () => {
  let item: CartItem

  test.beforeEach(async ({ page, boatInCart }) => {
    item = await boatInCart(boatDay(110))
    await boatInCart(boatDay(111))
    await page.goto('/cart')
    await ready(page)
    await expect(rows(page, item)).toHaveCount(2)
  })

  test('[E5] an item that cannot be removed reappears and a warning shows the reason for 3 s', async ({
    page,
    t,
  }) => {
    const remove = page.getByRole('button', { name: t('cart.remove', { name: item.product.name }) })
    const call = '**/api/pd4/carts/*'
    await page.route(call, (route) =>
      route.fulfill({
        status: 429,
        json: { result: false, code: 'RATE_LIMITED', message: 'Slow down a bit' },
      }),
    )
    await remove.first().click()
    await expect(toast(page, t)).toContainText('Uh oh! Something went wrong.')
    await expect(toast(page, t)).toContainText('Slow down a bit')
    const since = Date.now()
    await expect(rows(page, item)).toHaveCount(2)
    await page.mouse.move(10, 700)
    await expect(toast(page, t)).toHaveCount(0)
    expect(Date.now() - since).toBeGreaterThan(2_000)

    await page.unroute(call)
    await page.route(call, (route) => route.abort('internetdisconnected'))
    await remove.first().click()
    await expect(toast(page, t)).toContainText(t('errors.UNAVAILABLE'))
    await expect(rows(page, item)).toHaveCount(2)
  })

  test('[E5] so do items that cannot be cleared', { tag: '@thorough' }, async ({ page, t }) => {
    await page.route('**/api/pd4/carts-clear**', (route) =>
      route.fulfill({ status: 429, json: { result: false, code: 'RATE_LIMITED', message: 'Not so fast' } }),
    )
    await page.getByRole('button', { name: t('cart.clear'), exact: true }).click()
    await expect(toast(page, t)).toContainText('Uh oh! Something went wrong.')
    await expect(toast(page, t)).toContainText('Not so fast')
    await expect(rows(page, item)).toHaveCount(2)
  })

  test('[B3] changing an item that was removed elsewhere removes it here and from the cart badge', async ({
    page,
    context,
    t,
  }) => {
    const [adults] = item.lines
    if (!adults) throw new Error('the item has no price line')
    const counted = (count: number) =>
      page.getByRole('banner').getByRole('link', { name: t('layout.client.cartCount', { count }) })
    await expect(counted(2)).toBeVisible()
    const removed = await context.request.delete(`/api/pd4/carts/${item.id}`)
    expect(removed.ok()).toBe(true)
    const counter = rows(page, item).last().getByRole('group', { name: adults.label })
    await counter.getByRole('button', { name: t('ui.more', { label: adults.label }) }).click()
    await expect(toast(page, t)).toContainText(t('cart.wrong'))
    await expect(rows(page, item)).toHaveCount(1)
    await expect(counted(1)).toBeVisible()
  })

  test('[B3] the quantity never exceeds the limit, however fast the clicks', { tag: '@thorough' }, async ({
    page,
    t,
  }) => {
    const [adults] = item.lines
    if (!adults) throw new Error('the item has no price line')
    const { max, byPlaces, rule } = maxOf(item, adults)
    const counter = rows(page, item).last().getByRole('group', { name: adults.label })
    const more = counter.getByRole('button', { name: t('ui.more', { label: adults.label }) })
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    for (let clicks = adults.quantity; clicks < max + 4; clicks++) await more.click({ force: true })
    expect((await saved).status()).toBe(200)
    await expect(counter.getByRole('status')).toHaveText(String(max))
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    const why = byPlaces
      ? t('booking.noMore', { left: item.limits.left ?? 0 })
      : t('booking.most', { max: rule })
    await expect(counter).toContainText(why)
    await expect(toast(page, t)).toHaveCount(0)
  })

  test('[E6] removing one shows «Successful!», removing all shows the server message', async ({
    page,
    t,
  }) => {
    await page
      .getByRole('button', { name: t('cart.remove', { name: item.product.name }) })
      .first()
      .click()
    await expect(toast(page, t).first()).toContainText('Successful!')
    await expect(rows(page, item)).toHaveCount(1)
    await expect(toast(page, t)).toHaveCount(0)

    const answered = page.waitForResponse((response) => response.url().includes('/api/pd4/carts-clear'))
    await page.getByRole('button', { name: t('cart.clear'), exact: true }).click()
    const { message, data } = (await (await answered).json()) as {
      message: string
      data: { message: string }
    }
    expect([message, data.message]).not.toContain('')
    await expect(toast(page, t)).toContainText(message)
    await expect(toast(page, t)).toContainText(data.message)
    await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  })
})
