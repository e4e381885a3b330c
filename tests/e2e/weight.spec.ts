import { gzipSync } from 'node:zlib'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'

/** Bytes of all style sheets that a page asks for in its HTML, as they are sent. */
const MOST = 20_000

/** The page of components carries the styles of all of them. */
for (const [name, path] of Object.entries(PUBLIC_PAGES).filter(([name]) => name !== 'components'))
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
