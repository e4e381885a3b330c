import { afterEach, expect, test, vi } from 'vitest'
import { oauthGoogle } from '@/lib/contract/auth'
import { readHostResponse } from './response'

afterEach(() => void vi.restoreAllMocks())

const read = (sent: unknown) =>
  readHostResponse(200, sent, {
    operation: oauthGoogle,
    url: oauthGoogle.path,
    locale: 'th',
    get: vi.fn(),
    probe: vi.fn(),
  })

test.each([
  undefined,
  {},
  { result: true, data: null },
  { url: null },
  { url: '' },
  { url: '/oauth/google' },
  { url: 'javascript:alert(document.domain)' },
  { url: 'data:text/html,x' },
  { data: { url: 'intent://accounts.example' } },
])('[A4] [X5] [X16] without a web address sign-in with Google is not available: %j', async (sent) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await read(sent)).toMatchObject({ failure: { code: 'GOOGLE_UNAVAILABLE', message: null } })
})

test.each(['https://accounts.example/o?a=1', 'http://127.0.0.1:4000/google'])(
  '[A4] [X5] [X16] a web address is opened: %s',
  async (url) => {
    expect(await read({ url })).toMatchObject({ body: { url } })
  },
)
