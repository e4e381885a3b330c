import { afterEach, expect, test, vi } from 'vitest'
import { notifyOpener, readGoogleMessage } from './google-message'

const HOSTS = ['https://shop.example', 'https://api.example']
const token = 'x'.repeat(43)

afterEach(() => vi.unstubAllGlobals())

test.each(HOSTS)('[A4] accepts a token from %s', (origin) => {
  expect(readGoogleMessage(origin, { token }, HOSTS)).toEqual({ token })
  expect(readGoogleMessage(origin, { problem: 'No' }, HOSTS)).toEqual({ problem: 'No' })
})

test('[A4] [X16] accepts a token with the characters of other hosts', () => {
  const other = { token: `12|${'y'.repeat(40)}` }
  expect(readGoogleMessage('https://api.example', other, HOSTS)).toEqual(other)
})

test.each([
  'https://evil.example',
  'http://shop.example',
  'https://shop.example:444',
  'https://shop.example.evil.example',
  'null',
  '',
])('[A4] rejects a token from another origin: %s', (origin) => {
  expect(readGoogleMessage(origin, { token }, HOSTS)).toBeNull()
})

test.each([
  null,
  'text',
  7,
  {},
  { token: 7 },
  { token: '' },
  { token: `${token}; Domain=evil` },
  { token: {} },
])('[A4] rejects an invalid token: %j', (data) => {
  expect(readGoogleMessage('https://shop.example', data, HOSTS)).toBeNull()
})

test('[A4] the pop-up posts to its opener with the exact target origin', () => {
  const postMessage = vi.fn()
  vi.stubGlobal('window', { opener: { postMessage }, location: { origin: 'https://shop.example' } })
  notifyOpener({ token })
  expect(postMessage).toHaveBeenCalledWith({ token }, 'https://shop.example')
})

test('[A4] without an opener the pop-up posts only to pages of the same origin', async () => {
  vi.stubGlobal('window', { opener: null, location: { origin: 'https://shop.example' } })
  const channel = new BroadcastChannel('google-sign-in')
  const heard = new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data)))
  notifyOpener({ token })
  expect(await heard).toEqual({ token })
  channel.close()
})
