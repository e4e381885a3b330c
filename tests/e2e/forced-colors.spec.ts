import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures/member'
import { boughtBoat } from './fixtures/purchases'
import { boatDay, ready } from './fixtures/steps'

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 900 } })

/** Border width of an element. */
const border = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))

test('[UI] in forced colors a border replaces each shadow', { tag: '@thorough' }, async ({
  page,
  t,
  at,
  member: _,
  openSettings,
  boatInCart,
}) => {
  const date = boatDay(127)
  const order = await boughtBoat(page.request, date)
  const item = await boatInCart(date)
  const region = (title: string) => page.getByRole('region', { name: t(title), exact: true })

  await test.step('cards of the settings', async () => {
    await openSettings()
    expect(await border(region('settings.profile.title'))).toBeGreaterThan(0)
  })

  await test.step('cards of the checkout', async () => {
    await page.goto(at(`/checkout?items=${item.id}`))
    await ready(page)
    expect(await border(region('checkout.lead.title'))).toBeGreaterThan(0)
  })

  await test.step('the timeline of an order and its dots', async () => {
    await page.goto(at(`/profile/orders/${order.id}`))
    await ready(page)
    const history = region('orders.history.title')
    expect(await border(history)).toBeGreaterThan(0)
    expect(await border(history.getByRole('listitem').first().locator('span').first())).toBeGreaterThan(0)
  })

  await test.step('text buttons are underlined and stay in their column', async () => {
    await page.goto(at('/cart'))
    await ready(page)
    const change = page.getByRole('button', {
      name: t('cart.changed.of', { name: item.product.name }).trim(),
    })
    expect(await border(change)).toBe(0)
    await expect(change).toHaveCSS('text-decoration-line', 'underline')
  })

  await test.step('the frame of the selected language does not touch its label', async () => {
    const chosen = page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true })
    await expect(chosen).toHaveCSS('outline-style', 'solid')
    const offset = await chosen.evaluate((link) => Number.parseFloat(getComputedStyle(link).outlineOffset))
    expect(offset).toBeGreaterThan(0)
  })
})
