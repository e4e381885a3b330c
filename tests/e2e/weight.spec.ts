import { gzipSync } from 'node:zlib'
import { variant } from './fixtures/languages'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'

/** Limit in bytes for the style sheets referenced in a page's HTML, compressed as sent. */
const MAX_STYLE_BYTES = 20 * 1024

/** Limit in KB for the scripts referenced in the HTML of the three main landing pages, as sent to a browser. */
const MAX_SCRIPT_KB = 150

/** The other pages have fewer styles; a thorough run weighs them, too. */
const WEIGHED = new Set(['home', 'listing', 'product', 'destination', 'esim', 'cart', 'components'])

for (const [name, path] of Object.entries(PUBLIC_PAGES))
  test(
    `[UI] the styles of a page are smaller than 20 KB: ${name}`,
    variant(WEIGHED.has(name)),
    async ({ request, at }) => {
      const html = await (await request.get(at(path))).text()
      const sheets = [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.css/g))]
      expect(sheets.length).toBeGreaterThan(0)
      const sizes = await Promise.all(
        sheets.map(async (sheet) => gzipSync(await (await request.get(sheet)).body(), { level: 9 }).length),
      )
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        sizes.join(' + '),
      ).toBeLessThan(MAX_STYLE_BYTES)
    },
  )

for (const name of ['home', 'listing', 'product'] as const)
  test(`[UI] the initial scripts of a page are smaller than ${MAX_SCRIPT_KB} KB: ${name}`, async ({
    request,
    at,
  }) => {
    const html = await (await request.get(at(PUBLIC_PAGES[name]))).text()
    const scripts = [...html.matchAll(/<script(?![^>]*noModule)[^>]* src="([^"]+\.js[^"]*)"/gi)]
    const sizes = await Promise.all(
      [...new Set(scripts.map(([, source = '']) => source))].map(async (source) => {
        const { 'content-encoding': encoding, 'content-length': length } = (
          await request.get(source)
        ).headers()
        expect(encoding).toBe('br')
        return Number(length)
      }),
    )
    expect(sizes.length).toBeGreaterThan(3)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      sizes.join(' + '),
    ).toBeLessThan(MAX_SCRIPT_KB * 1024)
  })
