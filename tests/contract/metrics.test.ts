import { expect, test } from 'vitest'
import { TESTED_SETTINGS } from '@/lib/cli/test/settings'
import { baseUrl } from '../fixtures/http'

const read = (authorization?: string) =>
  fetch(`${baseUrl()}/metrics`, { headers: authorization ? { authorization } : {} })

test('the process answers as alive', async () => {
  const response = await fetch(`${baseUrl()}/healthz`)
  expect([response.status, await response.json()]).toEqual([200, { alive: true }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a server with a database is ready, and says how long the oldest work waits', async () => {
  const response = await fetch(`${baseUrl()}/readyz`)
  const body = { ready: true, outbox_oldest_seconds: expect.any(Number) }
  expect([response.status, await response.json()]).toEqual([200, body])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([undefined, 'Bearer wrong', `Basic ${TESTED_SETTINGS.METRICS_TOKEN}`])(
  'the metrics are refused with %s',
  async (authorization) => {
    const response = await read(authorization)
    expect([response.status, await response.text()]).toEqual([401, ''])
  },
)

test('requests are counted by route, without ids, and the shop says what waits', async () => {
  const path = '/th/order/a-token-that-no-metric-has'
  await fetch(baseUrl() + path, { redirect: 'manual' })
  await fetch(`${baseUrl()}/api/holiday/partner-info`)
  const response = await read(`Bearer ${TESTED_SETTINGS.METRICS_TOKEN}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  // A request counts when its response has ended.
  await expect
    .poll(async () => (await read(`Bearer ${TESTED_SETTINGS.METRICS_TOKEN}`)).text())
    .toMatch(/route="\/api\/holiday\/partner-info",status="200"\} [1-9]/)
  const text = await (await read(`Bearer ${TESTED_SETTINGS.METRICS_TOKEN}`)).text()
  expect(text).toMatch(
    /sunhop_http_request_duration_seconds_count\{method="GET",route="\/order\/\[token\]",status="\d+"\} \d+/,
  )
  expect(text).not.toContain('a-token-that-no-metric-has')
  for (const name of [
    'database_up 1',
    'refunds_open ',
    'holds_overdue ',
    'payments_stuck ',
    'outbox_dead ',
    'page_renders_waiting ',
  ])
    expect(text).toContain(`\nsunhop_${name}`)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(`\n${name} `)
})
