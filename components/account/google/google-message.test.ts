import { afterEach, expect, test, vi } from 'vitest'
import { notifyOpener, readGoogleMessage } from './google-message'

const HOST = 'https://api.example'
const token = 'x'.repeat(43)

afterEach(() => vi.unstubAllGlobals())

test('[A4] accepts a message from the API host', () => {
  expect(readGoogleMessage(HOST, { token }, HOST)).toEqual({ token })
  expect(readGoogleMessage(HOST, { problem: 'No' }, HOST)).toEqual({ problem: 'No' })
})

test.each(['12|abc', 'a, "b"; c', '令牌'])(
  '[A4] [X16] accepts a token with the characters of other hosts: %s',
  (other) => {
    expect(readGoogleMessage(HOST, { token: other }, HOST)).toEqual({ token: other })
  },
)

test.each([
  'https://evil.example',
  'https://shop.example',
  'http://api.example',
  'https://api.example:444',
  'https://api.example.evil.example',
  'null',
  '',
])('[A4] rejects a token from another origin: %s', (origin) => {
  expect(readGoogleMessage(origin, { token }, HOST)).toBeNull()
})

test.each([null, 'text', 7, {}, { token: 7 }, { token: '' }, { token: 'x'.repeat(5_000) }, { token: {} }])(
  '[A4] rejects an invalid token: %j',
  (data) => {
    expect(readGoogleMessage(HOST, data, HOST)).toBeNull()
  },
)

test('[A4] the pop-up posts to its opener with the exact target origin', () => {
  const postMessage = vi.fn()
  vi.stubGlobal('window', { opener: { postMessage }, location: { origin: 'https://shop.example' } })
  notifyOpener({ token }, null)
  expect(postMessage).toHaveBeenCalledWith({ token }, 'https://shop.example')
})

test.each([
  ['without an opener', null, null],
  ['with an API host of its own origin', { postMessage: vi.fn() }, HOST],
])('[A4] %s the pop-up notifies only pages of the same origin', async (_, opener, apiOrigin) => {
  vi.stubGlobal('window', { opener, location: { origin: 'https://shop.example' } })
  const channel = new BroadcastChannel('google-sign-in')
  const heard = new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data)))
  notifyOpener({ token }, apiOrigin)
  expect(await heard).toEqual({ token })
  expect(opener?.postMessage ?? vi.fn()).not.toHaveBeenCalled()
  channel.close()
})
