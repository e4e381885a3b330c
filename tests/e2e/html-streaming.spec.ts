import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { variant } from './fixtures/languages'
import { shiftsOf, watchShifts } from './fixtures/layout'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

/** Number of chunks of a page's visible part, and the delay before the next one in ms. */
const CHUNKS = 30
const DELAY_MS = 30

/** Splits a page; what follows the visible part, mostly scripts, is one chunk. */
function chunksOf(body: Buffer): Buffer[] {
  const visible = body.indexOf('</main>')
  const size = Math.ceil(visible / CHUNKS)
  const chunks = Array.from({ length: CHUNKS }, (_, index) =>
    body.subarray(index * size, Math.min(visible, (index + 1) * size)),
  )
  return [...chunks, body.subarray(visible)]
}

/** Proxies the shop and sends its pages in delayed chunks. */
async function serveInChunks(shop: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      const { host: _, 'accept-encoding': __, ...headers } = request.headers as Record<string, string>
      const forward = () => fetch(shop + request.url, { headers, redirect: 'manual' })
      // The shop may close an idle connection at the moment at which it is used again.
      const upstream = await forward().catch(forward)
      const body = Buffer.from(await upstream.arrayBuffer())
      const {
        'content-encoding': ___,
        'content-length': ____,
        ...forwarded
      } = Object.fromEntries(upstream.headers) as Record<string, string>
      response.writeHead(upstream.status, forwarded)
      if (!upstream.headers.get('content-type')?.startsWith('text/html')) return response.end(body)
      for (const chunk of chunksOf(body)) {
        response.write(chunk)
        await pause(DELAY_MS)
      }
      response.end()
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return server
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const PAGES = {
  home: PUBLIC_PAGES.home,
  'filtered listing': '/products?product_categories=CATEGORY_079&destination=bangkok',
  product: PUBLIC_PAGES.product,
  'sign in': PUBLIC_PAGES['sign in'],
  'forgotten password': PUBLIC_PAGES['forgotten password'],
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`a page that arrives in chunks, ${size}`, variant(size === 'phone'), () => {
    test.use({ viewport, language: size === 'phone' ? 'th' : 'en' })

    test('[UI] has no layout shift', async ({ page, at, baseURL }) => {
      test.setTimeout(120_000)
      const server = await serveInChunks(baseURL ?? '')
      const { port } = server.address() as AddressInfo
      await page.addInitScript(watchShifts)
      for (const [name, path] of Object.entries(PAGES))
        await test.step(name, async () => {
          await page.goto(`http://localhost:${port}${at(path)}`)
          await ready(page)
          const { sum, moves } = await shiftsOf(page)
          expect.soft(sum, JSON.stringify(moves)).toBe('0.00')
        })
      server.closeAllConnections()
      server.close()
    })
  })
