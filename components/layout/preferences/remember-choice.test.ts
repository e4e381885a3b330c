import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberChoice } from './remember-choice'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['https:', true],
  ['http:', false],
])('[S4] a choice made over %s is limited to HTTPS: %s', (protocol, secure) => {
  const set = vi.spyOn(Cookies, 'set').mockImplementation(() => undefined)
  vi.stubGlobal('window', { location: { protocol } })
  rememberChoice('currency', 'THB')
  expect(set).toHaveBeenCalledWith('currency', 'THB', { path: '/', sameSite: 'lax', expires: 365, secure })
})
