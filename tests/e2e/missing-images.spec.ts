import type { Page } from '@playwright/test'
import { test as memberTest } from './fixtures/member'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

/** The images of the page that have failed, and how many of them the browser marks as broken. */
function failedImages(page: Page): Promise<{ failed: number; broken: number }> {
  return page.evaluate(() => {
    const failed = [...document.images].filter((img) => img.complete && img.naturalWidth === 0)
    const isBroken = (img: HTMLImageElement) =>
      img.getClientRects().length > 0 && getComputedStyle(img).content === 'normal'
    return { failed: failed.length, broken: failed.filter(isBroken).length }
  })
}

test('[X16] images that the host does not have leave their plain area, before hydration and after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/img/**', (route) => route.fulfill({ status: 404 }))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/destination/bangkok', { waitUntil: 'commit' })
  const hero = page.locator('.area-hero > img')
  await expect.poll(async () => (await failedImages(page)).failed).toBeGreaterThan(0)
  await expect(hero).not.toHaveCSS('content', 'normal')
  const before = await hero.boundingBox()
  release()
  await ready(page)
  await expect(hero).not.toHaveCSS('content', 'normal')
  expect(await hero.boundingBox()).toEqual(before)

  await page.locator('.neighbors').scrollIntoViewIfNeeded()
  const poster = page.locator('.neighbors .poster').first()
  await expect(poster.locator('img')).toHaveAttribute('hidden')
  await expect(poster).toHaveCSS('background-image', /radial-gradient/)
  await page.goto('/')
  await ready(page)
  await expect.poll(async () => (await failedImages(page)).failed).toBeGreaterThan(0)
  expect((await failedImages(page)).broken).toBe(0)
})

test('[X16] an image that loads after another one has failed is shown', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/destination/bangkok')
  await ready(page)
  const hero = page.locator('.area-hero > img')
  const original = await hero.evaluate((img: HTMLImageElement) => {
    const { srcset } = img
    img.srcset = '/img/w_320,f_webp/areas/no-such-place 320w'
    return srcset
  })
  await expect(hero).not.toHaveCSS('content', 'normal')
  await hero.evaluate((img: HTMLImageElement, srcset) => {
    img.srcset = srcset
  }, original)
  await expect(hero).toHaveCSS('content', 'normal')
})

memberTest(
  '[X16] a user whose image the host does not have gets the icon in the header',
  { tag: '@thorough' },
  async ({ page, member: _, t }) => {
    const image = '/img/host/pictures/none.webp'
    await page.route('**/api/auth/profile', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      body.data.user.profile.image = image
      await route.fulfill({ response, json: body })
    })
    await page.goto('/help')
    await ready(page)
    const button = page
      .getByRole('banner')
      .getByRole('button', { name: t('layout.client.account'), exact: true })
    await expect(button.locator(`img[src="${image}"]`)).toBeAttached()
    await expect(button.locator('img')).toBeHidden()
    await expect(button.locator('svg')).toBeVisible()
  },
)
