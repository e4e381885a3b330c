import { resize } from './fixtures/layout'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

/** Pages whose title is followed by an introduction. */
const PAGES = ['/', '/about', '/press', '/esim', '/destination/bangkok', `/products/${BOAT}`]

/** Minimum width of the last line, as a share of the line; less is a single word or two characters. */
const LEAST = 0.15

for (const language of ['th', 'zh-cn'] as const)
  test.describe(language, () => {
    test.use({ language })

    test('[UI] an introduction does not end with a widow', { tag: '@thorough' }, async ({ page, at }) => {
      for (const path of PAGES) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(at(path))
        await ready(page)
        for (const width of [1280, 390])
          await test.step(`${path} at ${width}`, async () => {
            await resize(page, width, 900)
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
      }
    })
  })

/** Names missing from dictionaries, in titles longer than one line on a phone. */
const NAMES = {
  'marrakech-blue-garden': 'แห่งมาร์ราเกช',
  'phi-phi-bamboo-speedboat': 'สปีดโบ๊ต',
  'swiss-pocket-wifi': 'สวิตเซอร์แลนด์',
  'doi-inthanon-day-trip': 'อินทนนท์',
}

test.describe('a Thai title', () => {
  test.use({ language: 'th', viewport: { width: 390, height: 900 } })

  test('[UI] does not break a foreign name', { tag: '@thorough' }, async ({ page, at }) => {
    for (const [id, name] of Object.entries(NAMES))
      await test.step(id, async () => {
        await page.goto(at(`/products/${id}`))
        await ready(page)
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toContainText(name)
        const lines = await title.evaluate((heading, word) => {
          const letters = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          const tops: number[] = []
          const range = document.createRange()
          let text = ''
          for (let node = letters.nextNode(); node; node = letters.nextNode())
            for (let at = 0; at < (node.nodeValue?.length ?? 0); at++) {
              range.setStart(node, at)
              range.setEnd(node, at + 1)
              const box = range.getBoundingClientRect()
              // A combining mark has no width of its own.
              tops.push(box.width > 0 ? Math.round(box.top) : (tops.at(-1) ?? 0))
              text += node.nodeValue?.[at]
            }
          const from = text.indexOf(word)
          return new Set(tops.slice(from, from + word.length)).size
        }, name)
        expect.soft(lines, name).toBe(1)
      })
  })
})
