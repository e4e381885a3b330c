import { expect, test } from 'vitest'
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
    expect(await responseCookies({ ...call, hostname: 'shop.example' })).toEqual(expected)
  },
)
