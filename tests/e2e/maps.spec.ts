import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { MAP_COLORS, type MapTheme } from '@/lib/map/colors'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

/** Records the addresses that the page and its workers request. */
function requested(page: Page): URL[] {
  const urls: URL[] = []
  page.on('request', (request) => urls.push(new URL(request.url())))
  return urls
}

const frameOf = (page: Page) => page.getByRole('figure').first()

async function openProduct(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
  await frameOf(page).scrollIntoViewIfNeeded()
}

/** Which levels the requested tiles are of. */
const levels = (urls: readonly URL[]) =>
  urls.flatMap(({ pathname }) => /^\/map\/tiles\/\w+\/(\d+)\//.exec(pathname)?.[1] ?? [])

/** Returns how many pixels under the mark of a map have the color of its names. */
async function writtenUnder(mark: Locator, theme: MapTheme): Promise<number> {
  await mark.evaluate((element) => {
    element.style.opacity = '0'
  })
  const { data } = await sharp(await mark.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await mark.evaluate((element) => {
    element.style.opacity = ''
  })
  const text = [1, 3, 5].map((at) => Number.parseInt(MAP_COLORS[theme].text.slice(at, at + 2), 16))
  const pixels = Array.from({ length: data.length / 3 }, (_, index) => [
    ...data.subarray(index * 3, index * 3 + 3),
  ])
  return pixels.filter((pixel) => pixel.every((value, index) => Math.abs(value - (text[index] ?? 0)) < 24))
    .length
}

for (const [size, language, colorScheme, isMain] of [
  [DESKTOP, 'en', 'light', true],
  [PHONE, 'th', 'dark', true],
  [PHONE, 'zh-cn', 'light', false],
] as const)
  test.describe(`${size.width} pixels, ${language}, ${colorScheme}`, () => {
    test.use({ viewport: size, language, colorScheme })

    test(
      'a press opens the map in place of its image, from the shop alone',
      variant(isMain),
      async ({ page, at, t, product, baseURL, expectAccessible }) => {
        const urls = requested(page)
        await openProduct(page, at(`/products/${BOAT}`))
        const name = (await product(BOAT)).meeting?.name ?? ''
        const frame = frameOf(page)
        const image = frame.getByRole('img', { name: t('map.around', { name }) })
        await expect(image).toBeVisible()
        await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(896)
        expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
          `/map/images/${colorScheme}/`,
        )
        expect(levels(urls)).toEqual([])
        expect(urls.filter(({ pathname }) => /maplibre|\/map\/sources/.test(pathname))).toEqual([])
        const box = await frame.boundingBox()

        const show = frame.getByRole('button', { name: t('map.show') })
        await show.focus()
        await page.keyboard.press('Enter')
        const map = frame.getByRole('region', { name: t('map.title', { name }) })
        await expect(map).toBeFocused()
        await expect(show).toHaveCount(0)
        expect(await frame.boundingBox()).toEqual(box)
        await expect(frame.getByRole('img', { name, exact: true })).toBeInViewport()
        await expect(frame.getByText(t('map.overview'))).toBeVisible()
        await expect(frame.getByText('Natural Earth')).toBeVisible()
        await expectAccessible(page, 'figure')

        expect(new Set(levels(urls))).toEqual(new Set(['5']))
        await page.keyboard.press('Equal')
        await expect.poll(() => new Set(levels(urls))).toEqual(new Set(['5', '6']))
        await frame.getByRole('button', { name: t('map.zoomOut') }).click()
        const mark = frame.getByRole('img', { name, exact: true })
        // Names move while the map does.
        await expect.poll(() => writtenUnder(mark, colorScheme)).toBe(0)
        await frame.getByRole('button', { name: t('map.hide') }).click()
        await expect(show).toBeFocused()
        await expect(map).toHaveCount(0)
        await expect(image).toBeVisible()
        const origins = new Set(
          urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin),
        )
        expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
      },
    )
  })

test.describe('without the map', () => {
  test.use({ viewport: DESKTOP })

  /** Opens the map and expects its image with a reason. */
  async function expectRefused(page: Page, show: string, reason: string) {
    const frame = frameOf(page)
    const button = frame.getByRole('button', { name: show })
    await button.click()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(frame.locator('img')).toBeVisible()
  }

  test('offline its image stays, with the reason, and a later try opens it', async ({ page, context, t }) => {
    await openProduct(page, `/products/${BOAT}`)
    await context.setOffline(true)
    await expectRefused(page, t('map.show'), t('map.offline'))
    await context.setOffline(false)
    await frameOf(page)
      .getByRole('button', { name: t('map.show') })
      .click()
    await expect(frameOf(page).getByRole('region')).toBeFocused()
    await expect(page.getByText(t('map.offline'))).toHaveCount(0)
  })

  test('its image stays where the map or its tiles cannot be read', async ({ page, t }) => {
    await page.route('**/map/sources/**', (route) => route.fulfill({ status: 404 }))
    await openProduct(page, `/products/${BOAT}`)
    await expectRefused(page, t('map.show'), t('map.failed'))
    await page.unroute('**/map/sources/**')
    await page.route('**/map/tiles/**', (route) => route.fulfill({ status: 410 }))
    await page.reload()
    await ready(page)
    await expectRefused(page, t('map.show'), t('map.failed'))
  })

  test('its image stays in a browser without WebGL', async ({ page, t }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await openProduct(page, `/products/${BOAT}`)
    await expectRefused(page, t('map.show'), t('map.noGraphics'))
  })
})
