import type { Page } from '@playwright/test'
import type { Words } from './fixtures/messages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const stack = (page: Page, words: Words) => page.getByRole('region', { name: words('ui.notifications') })
const items = (page: Page, words: Words) => stack(page, words).getByRole('listitem')

async function open(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/test')
  await ready(page)
}

const button = (page: Page, words: Words, key: 'one' | 'five') =>
  page.getByRole('button', { name: words(`specimens.surface.${key}`), exact: true })

/** Left edge and width of each toast on the screen, newest first. */
async function boxes(page: Page, words: Words) {
  const all = await items(page, words).all()
  const found = await Promise.all(all.map((item) => item.boundingBox()))
  return found.filter((box) => box !== null).reverse()
}

test('[T1] a toast appears at the top right for 3000 ms', async ({ page, words }) => {
  await open(page)
  await button(page, words, 'one').click()
  await expect(items(page, words)).toHaveCount(1)
  const since = Date.now()
  const [box] = await boxes(page, words)
  expect(box && box.y < 200 && 1280 - box.x - box.width < 40).toBe(true)
  await expect(stack(page, words)).toBeHidden()
  expect(Date.now() - since).toBeGreaterThan(2500)
})

test('[T1] stacks up to five, each offset by 16 px and 5 %; hovering spreads and holds them', async ({
  page,
  words,
}) => {
  await open(page)
  await button(page, words, 'one').click()
  await button(page, words, 'five').click()
  await expect(items(page, words)).toHaveCount(5)
  await page.waitForTimeout(400)
  const rest = await boxes(page, words)
  const [front, second] = rest
  if (!front || !second) throw new Error('no stack')
  expect(second.width / front.width).toBeCloseTo(0.95, 2)

  await stack(page, words).hover({ position: { x: 20, y: 20 } })
  await page.waitForTimeout(400)
  const spread = await boxes(page, words)
  for (const [index, box] of spread.entries()) {
    const below = spread[index + 1]
    if (below) expect(below.y - box.y - box.height).toBeCloseTo(16, 0)
  }
  await page.waitForTimeout(9000)
  await expect(items(page, words)).toHaveCount(5)
  await page.mouse.move(10, 800)
  await expect(stack(page, words)).toBeHidden({ timeout: 12_000 })
})

test('[T2] a closed toast fades out in 200 ms and the focus moves on', async ({ page, words }) => {
  await open(page)
  const trigger = button(page, words, 'one')
  await trigger.click()
  await trigger.focus()
  const toast = items(page, words)
  const close = toast.getByRole('button', { name: words('ui.close') })
  await close.focus()
  const removed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let closed = 0
        new MutationObserver(() => {
          const item = document.querySelector<HTMLElement>('[data-notifications] li')
          if (item?.style.opacity === '0' && closed === 0) closed = performance.now()
          if (!item) done(performance.now() - closed)
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await page.keyboard.press('Enter')
  // A busy machine may report the first change late.
  expect(await removed).toBeGreaterThan(100)
  await expect(trigger).toBeFocused()
})
