import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { shiftsOf, watchShifts } from './fixtures/layout'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

/** Into how many pieces a page is cut, and how long each of them is waited for. */
const PIECES = 12
const WAIT = 60

/** The shop on a network that brings its pages piece by piece. */
async function serveInPieces(shop: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      const { host: _, 'accept-encoding': __, ...headers } = request.headers as Record<string, string>
      const answer = await fetch(shop + request.url, { headers, redirect: 'manual' })
      const body = Buffer.from(await answer.arrayBuffer())
      const {
        'content-encoding': ___,
        'content-length': ____,
        ...kept
      } = Object.fromEntries(answer.headers) as Record<string, string>
      response.writeHead(answer.status, kept)
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return response.end(body)
      const size = Math.ceil(body.length / PIECES)
      for (let from = 0; from < body.length; from += size) {
        response.write(body.subarray(from, from + size))
        await pause(WAIT)
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
  test.describe(`a page that comes in pieces, ${size}`, () => {
    test.use({ viewport, language: size === 'phone' ? 'th' : 'en' })

    test('[UI] nothing of it moves', async ({ page, at, baseURL }) => {
      test.setTimeout(120_000)
      const server = await serveInPieces(baseURL ?? '')
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
