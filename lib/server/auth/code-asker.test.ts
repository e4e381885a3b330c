import { expect, test } from 'vitest'
import { requestOf } from '@/tests/fixtures/request-context'
import { accountAsker, codeAsker } from './code-asker'

/** The asker of a request, and the cookie that its response sets. */
function ask(change: Parameters<typeof requestOf>[1]) {
  const set: string[] = []
  const asker = codeAsker(requestOf('en', { setCookie: (cookie) => set.push(cookie), ...change }))
  return { asker, cookie: set[0] }
}

const idOf = (cookie = '') => /^code-asker=([\w-]{22});/.exec(cookie)?.[1]

test('[A10] a browser gets a cookie, and is the same asker with it in every network', () => {
  const first = ask({ fromBrowser: true })
  expect(first.cookie).toMatch(
    /^code-asker=[\w-]{22}; Path=\/api\/auth; Max-Age=3660; SameSite=Strict; Secure; HttpOnly$/,
  )
  const again = ask({ fromBrowser: true, address: '198.51.100.4', cookie: () => idOf(first.cookie) })
  expect(again).toEqual(first)
  expect(ask({ fromBrowser: true }).asker).not.toBe(first.asker)
})

test('the cookie is stored where the shop has no HTTPS', () => {
  expect(ask({ fromBrowser: true, origin: 'http://localhost:3000' }).cookie).not.toContain('Secure')
})

test('[A10] another client is its network, and gets no cookie', () => {
  const one = ask({})
  expect(one).toEqual(ask({}))
  expect(one.cookie).toBeUndefined()
  expect(ask({ address: '198.51.100.4' }).asker).not.toBe(one.asker)
})

test('[A10] no cookie names another network or account', () => {
  const id = 'a'.repeat(22)
  const askers = [
    ask({ cookie: () => id }).asker,
    ask({ address: id }).asker,
    accountAsker(id),
    ask({ cookie: () => '203.0.113.7' }).asker,
  ]
  expect(new Set(askers).size).toBe(4)
  expect(askers[3]).toBe(ask({}).asker)
})
