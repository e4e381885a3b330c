import { afterEach, expect, test, vi } from 'vitest'
import { choiceAttributes } from './choice-attributes'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['https:', true],
  ['http:', false],
])('[S4] a choice made over %s is limited to HTTPS: %s', (protocol, secure) => {
  vi.stubGlobal('window', { location: { protocol } })
  expect(choiceAttributes()).toEqual({ path: '/', sameSite: 'lax', expires: 365, secure })
})
