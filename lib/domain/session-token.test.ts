import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSessionToken, issuedToken, storedForm } from './session-token'

/** What a cookie can hold (RFC 6265). */
const COOKIE_VALUE = /^[!#-+\--:<-[\]-~]*$/

test.each(['abc', '12|abc', 'eyJh.eyJz.c2ln==', 'a/b:c@d'])(
  'a usual token is stored as it is: %s',
  (token) => {
    expect([isSessionToken(token), storedForm(token)]).toEqual([true, token])
  },
)

test.each(['100%', '12%7Cabc', 'a,b', 'a b', '"a"', 'a;b', 'a\\b', 'é', 'โทเค็น', '令牌', '🙂', 'a\r\nb'])(
  '[A1] any token can be stored and read: %j',
  (token) => {
    expect(isSessionToken(token)).toBe(true)
    expect(storedForm(token)).toMatch(COOKIE_VALUE)
    expect(issuedToken(storedForm(token))).toBe(token)
  },
)

test('[A1] every text is read as it was stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (token) => {
      expect(storedForm(token)).toMatch(COOKIE_VALUE)
      expect(issuedToken(storedForm(token))).toBe(token)
    }),
  )
})

test.each([
  ['12%7Cabc', '12|abc'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('[A1] a cookie that a host or an older release has stored is read: %s', (stored, token) => {
  expect(issuedToken(stored)).toBe(token)
})

test.each(['', 'x'.repeat(4_001), '令'.repeat(500), 'a\ud800'])(
  '[A1] what no browser could store is no token (%#)',
  (token) => {
    expect(isSessionToken(token)).toBe(false)
  },
)
