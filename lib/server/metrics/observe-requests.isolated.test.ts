import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { identifyRequests } from '@/lib/server/http/identify-requests'
import { log } from '@/lib/server/http/log'
import { processMetrics } from './http-metrics'
import { metricsResponse } from './metrics-response'
import { observeRequests } from './observe-requests'

const server = createServer((request, response) => {
  if (request.url === '/products/slow') return
  for (let listener = 0; listener < 10; listener++) response.on('close', () => undefined)
  response.setHeader('x-nextjs-cache', 'HIT')
  response.end('page')
})
const logged = vi.spyOn(log, 'info').mockReturnValue()

beforeAll(async () => {
  observeRequests()
  identifyRequests()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
beforeEach(() => logged.mockClear())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const visit = (path: string, options: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options)

test('a request is logged with its route and id, not with its path, if the settings say so', async () => {
  await (await visit('/order/secret?key=secret')).text()
  expect(logged).not.toHaveBeenCalled()
  env.REQUEST_LOG = true
  const response = await visit('/th/order/secret?key=secret')
  await response.text()
  await expect.poll(() => logged.mock.calls).toHaveLength(1)
  expect(logged.mock.calls[0]).toEqual([
    {
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/order/[token]',
      status: 200,
      ms: expect.any(Number),
    },
    'request',
  ])
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret')
})

test('methods and paths that a client makes up add no label, and one that left counts as 499', async () => {
  await visit('/made-up-1', { method: 'REPORT' })
  const leaving = new AbortController()
  const left = visit('/products/slow', { signal: leaving.signal }).catch(() => 'left')
  await vi.waitFor(async () =>
    expect(await processMetrics()).toMatch(/\nsunhop_http_requests_in_progress 1\n/),
  )
  leaving.abort()
  expect(await left).toBe('left')
  await vi.waitFor(async () => {
    const text = await processMetrics()
    expect(text).toContain('_count{method="other",route="other",status="200"} 1')
    expect(text).toContain('_count{method="GET",route="/products/[id]",status="499"} 1')
    expect(text).toContain('sunhop_page_cache_total{result="hit"}')
    expect(text).not.toContain('made-up')
  })
})

test('a response with all listeners of Next causes no warning', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  await (await visit('/')).text()
  await setImmediate()
  process.off('warning', warned)
  expect(warned).not.toHaveBeenCalled()
})

test('a shop without a token has no metrics', async () => {
  expect(env.METRICS_TOKEN).toBeUndefined()
  expect((await metricsResponse('Bearer undefined')).status).toBe(404)
})
