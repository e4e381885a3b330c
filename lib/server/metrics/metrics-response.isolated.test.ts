import { afterEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { metricsResponse } from './metrics-response'

const { recordSecurityEvent } = vi.hoisted(() => ({ recordSecurityEvent: vi.fn(async () => {}) }))
vi.mock('@/lib/server/security-log/record', () => ({ recordSecurityEvent }))
vi.mock('./shop-metrics', () => ({ shopMetrics: async () => 'up 1' }))

const before = { ...env }
afterEach(() => {
  Object.assign(env, before)
  recordSecurityEvent.mockClear()
})

test('a wrong token is recorded, without the token; none is no guess', async () => {
  env.METRICS_TOKEN = 'the token of the monitoring'
  expect((await metricsResponse('Bearer guess')).status).toBe(401)
  const event = { kind: 'server-token', outcome: 'refused', detail: { use: 'metrics' } }
  expect(recordSecurityEvent.mock.calls).toEqual([[event]])
  expect((await metricsResponse(null)).status).toBe(401)
  expect((await metricsResponse(`Bearer ${env.METRICS_TOKEN}`)).status).toBe(200)
  expect(recordSecurityEvent).toHaveBeenCalledTimes(1)
})

test('a storefront, which has no database, records none', async () => {
  Object.assign(env, { METRICS_TOKEN: 'the token of the monitoring', API_ORIGIN: 'https://api.example' })
  expect((await metricsResponse('Bearer guess')).status).toBe(401)
  expect(recordSecurityEvent).not.toHaveBeenCalled()
})
