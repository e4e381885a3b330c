import { afterEach, expect, test, vi } from 'vitest'
import { iconsResponse } from './response'

afterEach(() => void vi.unstubAllGlobals())

/** A service that answers when the test says so. */
function heldService() {
  const requests: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address)
    requests.push(url.pathname)
    await promise
    const icons = { [url.searchParams.get('icons') ?? '']: { body: '<path d="M0 0"/>' } }
    return Response.json({ prefix: url.pathname.slice(1, -'.json'.length), icons })
  })
  return { requests, release: resolve }
}

test('[C7] names that a stranger makes up lead to few requests at a time, and leave others their turn', async () => {
  const { requests, release } = heldService()
  const flood = Array.from({ length: 40 }, (_, n) => iconsResponse(`made-up-${n}`, 'x', '192.0.2.1'))
  const visitor = iconsResponse('mdi', 'train', '198.51.100.7')
  const own = await iconsResponse('ph', 'train', '192.0.2.1')
  expect(own.status).toBe(200)
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  expect(new Set(requests).size).toBeLessThanOrEqual(4)
  release()
  const states = await Promise.all(flood.map(async (response) => (await response).status))
  expect(states.filter((status) => status === 503)).toHaveLength(25)
  const busy = await flood.at(-1)
  expect([busy?.headers.get('retry-after'), busy?.headers.get('cache-control')]).toEqual(['5', 'no-store'])
  expect((await visitor).status).toBe(200)
  const ofVisitor = requests.indexOf('/mdi.json')
  expect(new Set(requests.slice(0, ofVisitor)).size).toBeLessThanOrEqual(5)
  // What was refused is requested later.
  expect((await iconsResponse('made-up-39', 'x', '192.0.2.1')).status).toBe(200)
})

test('[C7] a name too long to be that of an icon is not requested', async () => {
  const { requests } = heldService()
  expect((await iconsResponse('mdi', 'a'.repeat(20_000), '192.0.2.1')).status).toBe(404)
  expect(requests).toEqual([])
})
