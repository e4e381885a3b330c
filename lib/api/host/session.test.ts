import { expect, test } from 'vitest'
import { sessionMarker } from '@/lib/domain/session-marker'
import { responseCookies } from './session'

test.each([
  ['api.example', false],
  ['.api.example', false],
  ['evil-shop.example', false],
  ['shop.example', true],
  ['.Example', true],
])(
  '[A1] [X16] a cookie for the domain %s stays the storefront’s: the attribute stays: %s',
  async (domain, stays) => {
    const sent = [`cart=1; Domain=${domain}; Path=/`]
    const call = { pathname: '/api/pd4/carts', body: {}, token: undefined, marker: undefined, sent }
    const expected = stays ? sent : ['cart=1; Path=/']
    expect(await responseCookies({ ...call, hostname: 'shop.example', isHttps: false })).toEqual(expected)
  },
)

test.each([
  ['12%7Cabc', '12%257Cabc'],
  ['a; Domain=evil.example', 'a%3B%20Domain%3Devil.example'],
  ['令牌', '%E4%BB%A4%E7%89%8C'],
])('[A1] [X16] the token %s is one value of its cookie', async (token, stored) => {
  const call = { pathname: '/api/auth/login', body: { token }, token: undefined, marker: undefined, sent: [] }
  const cookies = await responseCookies({ ...call, hostname: 'shop.example', isHttps: false })
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    `access-token=${stored}`,
    `signed-in=${await sessionMarker(stored)}`,
  ])
})

test('[A7] over HTTPS a host’s token is stored under the name that only the storefront can set as well', async () => {
  const call = { body: {}, token: undefined, marker: undefined, hostname: 'shop.example', isHttps: true }
  const names = async (sent: string[], pathname: string, body: unknown = {}) =>
    (await responseCookies({ ...call, body, pathname, sent })).map((cookie) => cookie.split(';')[0])
  const foreign = '__Host-access-token=of-the-host; Path=/; Secure'
  const stored = await names(['access-token=t; Path=/', foreign], '/api/auth/login')
  expect(stored.slice(0, 2)).toEqual(['access-token=t', '__Host-access-token=t'])
  const issued = await names([], '/api/auth/login', { token: 't' })
  expect(issued.slice(0, 2)).toEqual(['access-token=t', '__Host-access-token=t'])
  const ended = await names([], '/api/auth/logout')
  expect(ended.slice(0, 2)).toEqual(['access-token=', '__Host-access-token='])
  expect(await names(['access-token=; Max-Age=0'], '/api/pd4/carts')).toContain('__Host-access-token=')
})
