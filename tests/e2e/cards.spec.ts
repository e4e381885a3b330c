import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

const LISTS = ['/', '/products', '/categories/gourmet-food', '/destination/bangkok', '/services']

for (const width of [390, 1280])
  test(
    `every favourite button lies on its own product card, ${width} wide`,
    variant(width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of LISTS) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await ready(page)
        const astray = await page.locator('.heart-card').evaluateAll((hearts) =>
          hearts
            .filter((heart) => {
              const card = heart.closest('li')?.getBoundingClientRect()
              const { left, right, top, bottom } = heart.getBoundingClientRect()
              const inside =
                card && left >= card.left && right <= card.right && top >= card.top && bottom <= card.bottom
              return !inside
            })
            .map((heart) => heart.getAttribute('data-id')),
        )
        expect(astray, path).toEqual([])
      }
    },
  )

test('on a phone the image of a destination is cropped to a square, from the top only', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/destination/bangkok')
  await ready(page)
  const poster = page.locator('.area-hero > img')
  const { width = 0, height = 1 } = (await poster.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(1, 1)
  await expect(poster).toHaveCSS('object-position', '50% 92%')
})

for (const [width, columns] of [
  [390, 2],
  [768, 3],
  [1024, 4],
] as const)
  test(
    `product cards fill rows of ${columns} without gaps, ${width} wide`,
    variant(width === 768),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', `/products/${BOAT}`]) {
        await page.goto(path)
        const cards = page.locator('main .product-columns.whole-rows > li').filter({ visible: true })
        await expect(cards.first()).toBeAttached()
        const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
        expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
        expect(tops.length % columns).toBe(0)
      }
    },
  )
