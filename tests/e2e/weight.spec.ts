import type { APIRequestContext } from '@playwright/test'
import { variant } from './fixtures/languages'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { BOAT, lateScripts, ready } from './fixtures/steps'

/** Limit in KB for the style sheets referenced in a page's HTML, as sent to a browser. */
const MAX_STYLE_KB = 16
/** Of the page that shows each component. */
const MAX_STYLE_KB_OF_COMPONENTS = 18

/** Limit in KB for the scripts referenced in the HTML of the three main landing pages, as sent to a browser. */
const MAX_SCRIPT_KB = 150

/** Limit in KB for all scripts of a product page that a visitor opens and does not touch, as sent. */
const MAX_REST_KB = 182
/** When the last of them, the watcher of builds, has been requested. */
const REST_MS = 12_000

/** Returns the size of a script or style sheet as a browser receives it. */
async function sentBytes(request: APIRequestContext, path: string): Promise<number> {
  const { 'content-encoding': encoding, 'content-length': length } = (await request.get(path)).headers()
  expect(encoding).toBe('br')
  return Number(length)
}

/** The other pages have fewer styles; a thorough run weighs them, too. */
const WEIGHED = new Set(['home', 'listing', 'product', 'destination', 'esim', 'cart', 'components'])

for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
  const most = name === 'components' ? MAX_STYLE_KB_OF_COMPONENTS : MAX_STYLE_KB
  test(
    `[UI] the styles of a page are at most ${most} KB: ${name}`,
    variant(WEIGHED.has(name)),
    async ({ request, at }) => {
      const html = await (await request.get(at(path))).text()
      const sheets = [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.css/g))]
      expect(sheets.length).toBeGreaterThan(0)
      const sizes = await Promise.all(sheets.map((sheet) => sentBytes(request, sheet)))
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        sizes.join(' + '),
      ).toBeLessThanOrEqual(most * 1024)
    },
  )
}

for (const name of ['home', 'listing', 'product'] as const)
  test(`[UI] the initial scripts of a page are smaller than ${MAX_SCRIPT_KB} KB: ${name}`, async ({
    request,
    at,
  }) => {
    const html = await (await request.get(at(PUBLIC_PAGES[name]))).text()
    const scripts = [...html.matchAll(/<script(?![^>]*noModule)[^>]* (?:data-)?src="([^"]+\.js[^"]*)"/gi)]
    const sizes = await Promise.all(
      [...new Set(scripts.map(([, source = '']) => source))].map((source) => sentBytes(request, source)),
    )
    expect(sizes.length).toBeGreaterThan(3)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      sizes.join(' + '),
    ).toBeLessThan(MAX_SCRIPT_KB * 1024)
  })

for (const width of [390, 1280])
  test(
    `[UI] a product page at rest has at most ${MAX_REST_KB} KB of scripts, at ${width} px`,
    variant(width === 390),
    async ({ page, request, at }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.clock.install()
      const scripts = new Set<string>()
      page.on('request', (sent) => {
        if (sent.resourceType() === 'script') scripts.add(sent.url())
      })
      await page.goto(at(`/products/${BOAT}`))
      await ready(page)
      await lateScripts(page, REST_MS)
      const sizes = await Promise.all([...scripts].map((source) => sentBytes(request, source)))
      expect(sizes.length).toBeGreaterThan(12)
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        sizes.join(' + '),
      ).toBeLessThanOrEqual(MAX_REST_KB * 1024)
    },
  )
