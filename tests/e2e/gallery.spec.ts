import { holdScripts } from './fixtures/scripts'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('[C5] counts an image that was swiped to before hydration', { tag: '@thorough' }, async ({
  page,
  t,
}) => {
  const release = await holdScripts(page)
  await page.goto(`/products/${BOAT}`, { waitUntil: 'commit' })
  const gallery = page.getByRole('region', { name: t('gallery.label') })
  const all = gallery.getByRole('button').last()
  await expect(all).toContainText('1 / 5')
  await gallery.getByRole('list').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }))
  release()
  await ready(page)
  await expect(all).toContainText('3 / 5')
})

test('[UI] images that take several swipes load on the way', async ({ page, t }) => {
  // Not the images of similar products, which are as wide.
  const own = new RegExp(`w_\\d{3},f_webp/products/${BOAT}/(.+)`)
  const large = new Set<string>()
  page.on('request', (request) => {
    const image = own.exec(request.url())?.[1]
    if (image) large.add(image)
  })
  await page.goto(`/products/${BOAT}`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(large.size).toBeLessThan(4)
  const strip = page.getByRole('region', { name: t('gallery.label') }).getByRole('list')
  await strip.evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
  await expect.poll(() => large.size).toBe(5)
})
