import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

/** Those whose title is followed by a sentence or two. */
const PAGES = ['/', '/about', '/press', '/esim', '/destination/bangkok', `/products/${BOAT}`]

/** Of the line's width; less is a word or two characters on their own. */
const LEAST = 0.15

for (const language of ['th', 'zh-cn'] as const)
  for (const width of [390, 1280])
    test.describe(`${language} at ${width}`, () => {
      test.use({ language, viewport: { width, height: 900 } })

      test('[UI] what leads a page in does not end with a word on its own', async ({ page, at }) => {
        for (const path of PAGES)
          await test.step(path, async () => {
            await page.goto(at(path))
            await ready(page)
            const { count, alone } = await page.evaluate((least) => {
              const leads = [
                ...document.querySelectorAll<HTMLElement>('main :is(h1 + p, h1 + .text-18, p.text-18)'),
              ].filter((lead) => lead.checkVisibility())
              const alone = leads
                .filter((lead) => {
                  const range = document.createRange()
                  range.selectNodeContents(lead)
                  const boxes = [...range.getClientRects()]
                  const last = boxes.at(-1)
                  if (!last || boxes.every(({ top }) => Math.abs(top - last.top) < 4)) return false
                  const line = boxes.filter(({ top }) => Math.abs(top - last.top) < 4)
                  const [left, right] = [
                    Math.min(...line.map((box) => box.left)),
                    Math.max(...line.map((box) => box.right)),
                  ]
                  return right - left < least * lead.clientWidth
                })
                .map(({ textContent }) => textContent)
              return { count: leads.length, alone }
            }, LEAST)
            expect.soft(count).toBeGreaterThan(0)
            expect.soft(alone).toEqual([])
          })
      })
    })
