import { afterAll, beforeAll, expect, test } from 'vitest'
import { ecbXml, type RateSourceSimulator, startRateSource } from '@/tests/simulators/rate-source'
import { fetchRates } from './fetch-rates'

let source: RateSourceSimulator
beforeAll(async () => {
  source = await startRateSource()
})
afterAll(() => source.stop())

test('fetches rates', async () => {
  source.respond({ body: ecbXml('2026-11-25', { USD: '1.16' }) })
  expect((await fetchRates(source.url)).perBase).toEqual({ EUR: '1', USD: '1.16' })
})

test('rejects an error status', async () => {
  source.respond({ status: 500, body: ecbXml('2026-11-25', { USD: '1.16' }) })
  await expect(fetchRates(source.url)).rejects.toThrow('the host responded with 500')
})

test('does not follow a redirect', async () => {
  source.respond({ status: 302, headers: { location: '/elsewhere' } })
  const before = source.requests.length
  await expect(fetchRates(source.url)).rejects.toThrow('the host redirects')
  expect(source.requests.length).toBe(before + 1)
})

test('stops reading a response that is too large', async () => {
  source.respond({ body: 'x'.repeat(600_000) })
  await expect(fetchRates(source.url)).rejects.toThrow('is larger than 500 KB')
})

test('does not wait for a source that is silent', async () => {
  source.respond({ silent: true })
  await expect(fetchRates(source.url, 50)).rejects.toThrow('no response within')
})
