import { afterEach, expect, test, vi } from 'vitest'
import { notifyOpener, readGoogleMessage } from './google-message'

const HOSTS = ['https://shop.example', 'https://api.example']
const token = 'x'.repeat(43)

afterEach(() => vi.unstubAllGlobals())

test.each(HOSTS)('[A4] %s may tell a token', (origin) => {
  expect(readGoogleMessage(origin, { token }, HOSTS)).toEqual({ token })
  expect(readGoogleMessage(origin, { problem: 'No' }, HOSTS)).toEqual({ problem: 'No' })
})

test.each([
  'https://evil.example',
  'http://shop.example',
  'https://shop.example:444',
  'https://shop.example.evil.example',
  'null',
  '',
])('[A4] nobody else may: %s', (origin) => {
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
])('[A4] what is no token is none: %j', (data) => {
  expect(readGoogleMessage('https://shop.example', data, HOSTS)).toBeNull()
})

test('[A4] the pop-up tells its opener, at the exact origin', () => {
  const postMessage = vi.fn()
  vi.stubGlobal('window', { opener: { postMessage }, location: { origin: 'https://shop.example' } })
  notifyOpener({ token })
  expect(postMessage).toHaveBeenCalledWith({ token }, 'https://shop.example')
})

test('[A4] cut off from its opener it tells the pages of this site alone', async () => {
  vi.stubGlobal('window', { opener: null, location: { origin: 'https://shop.example' } })
  const channel = new BroadcastChannel('google-sign-in')
  const heard = new Promise((resolve) => channel.addEventListener('message', ({ data }) => resolve(data)))
  notifyOpener({ token })
  expect(await heard).toEqual({ token })
  channel.close()
})
