import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

const counter = (page: Page) => page.locator('.yarl__counter')
const offset = (page: Page) =>
  page.locator('.yarl__carousel').evaluate((part) => new DOMMatrix(getComputedStyle(part).transform).m41)

/** Swipes over the open lightbox. */
async function swipe(page: Page, across: number, during?: () => Promise<void>) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }] })
  await touch('touchStart', 200)
  for (let step = 1; step <= 5; step++) await touch('touchMove', 200 + (across * step) / 5)
  await during?.()
  await touch('touchEnd', 200 + across)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[C5] the swipe strip shows the current image number; in the lightbox the image follows the finger', async ({
    page,
    words,
  }) => {
    await page.goto(`/products/${BOAT}`)
    await ready(page)
    const gallery = page.getByRole('region', { name: words('gallery.label') })
    const all = gallery.getByRole('button').last()
    await gallery.getByRole('list').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }))
    await expect(all).toContainText('3 / 5')
    await all.click()
    await expect(counter(page)).toHaveText('3 / 5')

    await swipe(page, -49)
    await page.waitForTimeout(500)
    await expect(counter(page)).toHaveText('3 / 5')
    await swipe(page, -60, () => expect.poll(() => offset(page)).toBe(-60))
    await expect(counter(page)).toHaveText('4 / 5')
    await page.keyboard.press('Escape')
    await expect(counter(page)).toBeHidden()
    await expect(all).toContainText('4 / 5')
  })

  test('[C5] counts an image that was swiped to before hydration', async ({ page, words }) => {
    const alive = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await alive.promise
      await route.continue()
    })
    await page.goto(`/products/${BOAT}`, { waitUntil: 'commit' })
    const gallery = page.getByRole('region', { name: words('gallery.label') })
    const all = gallery.getByRole('button').last()
    await expect(all).toContainText('1 / 5')
    await gallery.getByRole('list').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }))
    alive.resolve()
    await ready(page)
    await expect(all).toContainText('3 / 5')
  })
})

test('[C5] thumbnails, zoom and full screen work by keyboard and return the focus', async ({
  page,
  words,
}) => {
  await page.goto(`/products/${BOAT}`)
  await ready(page)
  const gallery = page.getByRole('region', { name: words('gallery.label') })
  const second = gallery.getByRole('listitem').nth(1).getByRole('button')
  await expect(second).toHaveAccessibleName(/\S+.*\s\S+/)
  await second.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: words('gallery.label') })
  await expect(counter(page)).toHaveText('2 / 5')
  await expect(box.getByRole('img').first()).toHaveAttribute('alt', /\S/)
  await expect(box.getByRole('button', { name: words('gallery.fullscreen') })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('3 / 5')
  await box.getByRole('button', { name: '4 / 5' }).focus()
  await page.keyboard.press('Enter')
  await expect(counter(page)).toHaveText('4 / 5')
  const zoomIn = box.getByRole('button', { name: words('gallery.zoomIn') })
  await zoomIn.focus()
  await page.keyboard.press('Enter')
  await expect(box.getByRole('button', { name: words('gallery.zoomOut') })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(second).toBeFocused()
})

test('[E8] an image that fails to load shows an error and loads on retry', async ({ page, words }) => {
  await page.goto('/test')
  await ready(page)
  const broken = page.locator('section[aria-labelledby="specimen-gallery"]').getByRole('region').last()
  await broken.scrollIntoViewIfNeeded()
  await expect(broken.getByText('Oops... Failed to load content...')).toBeVisible()
  await page.route('**/img/*/nowhere/at-all', (route) => route.fulfill({ path: 'public/icon.svg' }))
  await broken.getByRole('button', { name: words('gallery.again') }).click()
  await expect(broken.getByText('Oops... Failed to load content...')).toBeHidden()
})

test('[E8] the lightbox retries a failed image as well', async ({ page, words }) => {
  await page.goto(`/products/${BOAT}`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  const pictures = '**/img/w_{1024,1536,2048}*/**'
  await page.route(pictures, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: words('gallery.all', { count: 5 }) }).click()
  const slide = page.locator('.yarl__slide_current')
  await expect(slide.getByText('Oops... Failed to load content...')).toBeVisible()
  await page.unroute(pictures)
  await slide.getByRole('button', { name: words('gallery.again') }).click()
  await expect(slide.getByText('Oops... Failed to load content...')).toBeHidden()
  await expect(slide.getByRole('img').first()).toBeVisible()
})
