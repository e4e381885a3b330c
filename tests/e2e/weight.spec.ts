import { gzipSync } from 'node:zlib'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'

/** Bytes of all style sheets that a page asks for in its HTML, as they are sent. */
const MOST = 20 * 1024

/** KB of the scripts that the HTML of the three pages asks for with which most visits begin, as they are sent. */
const MOST_SCRIPT = 160

for (const [name, path] of Object.entries(PUBLIC_PAGES))
  test(`[UI] the styles of a page weigh less than 20 KB: ${name}`, async ({ request, at }) => {
    const html = await (await request.get(at(path))).text()
    const sheets = [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.css/g))]
    expect(sheets.length).toBeGreaterThan(0)
    const sizes = await Promise.all(
      sheets.map(async (sheet) => gzipSync(await (await request.get(sheet)).body(), { level: 9 }).length),
    )
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      sizes.join(' + '),
    ).toBeLessThan(MOST)
  })

for (const name of ['home', 'listing', 'product'] as const)
  test(`[UI] the scripts that a page begins with weigh less than ${MOST_SCRIPT} KB: ${name}`, async ({
    request,
    at,
  }) => {
    const html = await (await request.get(at(PUBLIC_PAGES[name]))).text()
    const scripts = [...html.matchAll(/<script(?![^>]*noModule)[^>]* src="([^"]+\.js[^"]*)"/gi)]
    const sizes = await Promise.all(
      [...new Set(scripts.map(([, source = '']) => source))].map(
        async (source) => gzipSync(await (await request.get(source)).body()).length,
      ),
    )
    expect(sizes.length).toBeGreaterThan(3)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      sizes.join(' + '),
    ).toBeLessThan(MOST_SCRIPT * 1024)
  })
