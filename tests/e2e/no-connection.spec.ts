import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/member'
import { boatDay, lateScripts, ready } from './fixtures/steps'

/** Records the documents that the browser requests from here on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test('[E5, G10] offline the cart rolls back a change, shows the reason and stays open', async ({
  page,
  context,
  t,
  boatInCart,
}) => {
  const { product, lines } = await boatInCart(boatDay(112))
  await page.clock.install()
  await page.goto('/cart')
  await ready(page)
  const main = page.getByRole('main')
  const row = main.getByRole('listitem').filter({ hasText: product.name })
  const toast = page.getByRole('region', { name: t('ui.notifications') }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  const adults = row.getByRole('button', { name: t('ui.more', { label: lines[0]?.label ?? '' }) })
  // The code that reports failures is prefetched.
  await lateScripts(page, 4_000)
  const documents = documentsOf(page)
  await context.setOffline(true)

  for (const action of [
    () => adults.click(),
    () => main.getByRole('button', { name: t('cart.remove', { name: product.name }) }).click(),
    () => main.getByRole('button', { name: t('cart.clear'), exact: true }).click(),
  ]) {
    await action()
    await expect(toast.first()).toContainText(t('errors.UNAVAILABLE'))
    await expect(row).toHaveCount(1)
    await expect(row.locator('output').first()).toHaveText('2')
    await page.mouse.move(10, 700)
    await expect(toast).toHaveCount(0)
  }
  expect(documents).toEqual([])

  await context.setOffline(false)
  await main.getByRole('button', { name: t('cart.remove', { name: product.name }) }).click()
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  expect(documents).toEqual([])
})

test('[G10] a lazy-loaded part reports the missing network and opens once it is back', {
  tag: '@thorough',
}, async ({ page, context, t }) => {
  await page.clock.install()
  await page.goto('/cart')
  await ready(page)
  await lateScripts(page, 4_000)
  const documents = documentsOf(page)
  await context.setOffline(true)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.empty.signIn') })
    .click()
  await expect(page.getByText(t('layout.noConnection'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(t('layout.noConnection'))).toHaveCount(0)
  expect(documents).toEqual([])
})
