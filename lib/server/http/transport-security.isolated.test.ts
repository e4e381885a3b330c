import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { requireHttps } from './transport-security'

const server = createServer((_, response) => response.writeHead(404, { 'x-own': '1' }).end())

beforeAll(async () => {
  requireHttps()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function header(): Promise<string | null> {
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(headers.get('x-own')).toBe('1')
  return headers.get('strict-transport-security')
}

test('every response requires HTTPS for two years, of other hosts of the domain by a setting', async () => {
  expect(await header()).toBe('max-age=63072000')
  env.HSTS_SUBDOMAINS = true
  expect(await header()).toBe('max-age=63072000; includeSubDomains')
})
