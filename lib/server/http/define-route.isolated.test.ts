import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '@/lib/contract/operation'
import { env } from '@/lib/env'
import { defineRoute } from './define-route'

const whereFrom = defineOperation({
  method: 'GET',
  path: '/api/where-from',
  summary: 'Returns the network of the visitor',
  response: z.object({ address: z.string() }),
})
const route = defineRoute(whereFrom, async (_, { address }) => ({ address }))

async function networkBehind(proxies: number, forwardedFor: string) {
  env.TRUSTED_PROXIES = proxies
  const request = new Request('http://localhost/api/where-from', {
    headers: { 'x-forwarded-for': forwardedFor },
  })
  return (await (await route(request, { params: Promise.resolve({}) })).json()).address
}
afterEach(() => {
  env.TRUSTED_PROXIES = 0
})

test('a visitor with a whole IPv6 network has one address, behind any number of proxies', async () => {
  expect(await networkBehind(0, '2001:db8:1:2::3')).toBe('2001:db8:1:2::')
  expect(await networkBehind(0, '2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::')
  expect(await networkBehind(1, '192.0.2.1, [2001:db8:1:2::4]:443')).toBe('2001:db8:1:2::')
  expect(await networkBehind(2, '192.0.2.1, 2001:db8:1:2::5, 198.51.100.1')).toBe('2001:db8:1:2::')
})

test('an IPv4 address is the same with a port and mapped to IPv6', async () => {
  for (const written of ['192.0.2.1', '192.0.2.1:4711', '::ffff:192.0.2.1'])
    expect(await networkBehind(1, `203.0.113.5, ${written}`)).toBe('192.0.2.1')
})
