import { expect, test, vi } from 'vitest'
import { sessionMarker } from '@/lib/domain/session-marker'
import { adoptToken } from './adopt-token'

const TOKEN = '12|a-token-of-another-host'

/** A browser with a cookie; records what is written. */
function openJar(cookie: string, protocol = 'http:', userAgent = ''): string[] {
  const written: string[] = []
  vi.stubGlobal('window', { location: { protocol, host: 'localhost:3000' } })
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(value: string) {
      written.push(value)
    },
  })
  return written
}

test.each(['', 'signed-in=of-another-session'])(
  '[A4] [A1] stores a token with the marker that follows from it; before: %s',
  async (before) => {
    const written = openJar(before)
    await adoptToken(TOKEN)
    expect(written.map((one) => one.split(';')[0])).toEqual([
      `access-token=${TOKEN}`,
      `signed-in=${await sessionMarker(TOKEN)}`,
    ])
  },
)

test('[A7] over HTTPS stores it under the name that only this host can set as well', async () => {
  const written = openJar('', 'https:')
  await adoptToken(TOKEN)
  expect(written.map((one) => one.split('=')[0])).toEqual([
    'access-token',
    '__Host-access-token',
    'signed-in',
  ])
  expect(written[1]).toMatch(/; path=\/; .*secure/i)
  expect(written[1]).not.toMatch(/domain/i)
})

test('[A1] [A4] a token is one value of its cookie, whatever it contains', async () => {
  const written = openJar('')
  await adoptToken('令, "b"; Domain=evil.example')
  const stored = '%E4%BB%A4%2C%20%22b%22%3B%20Domain%3Devil.example'
  expect(written.map((one) => one.split(';')[0])).toEqual([
    `access-token=${stored}`,
    `signed-in=${await sessionMarker(stored)}`,
  ])
})

test('[A7] leaves a token that the server has stored', async () => {
  const written = openJar(`signed-in=${await sessionMarker(TOKEN)}`)
  await adoptToken(TOKEN)
  expect(written).toEqual([])
})

test('[A4] without a secure context stores nothing, because no browser would keep it', async () => {
  const written = openJar('')
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  try {
    await adoptToken(TOKEN)
    expect(written).toEqual([])
  } finally {
    vi.unstubAllGlobals()
  }
})

test('[A7] a browser that stores no secure cookie of localhost gets plain ones there', async () => {
  const chrome = openJar('', 'http:', 'AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36')
  await adoptToken(TOKEN)
  const safari = openJar('', 'http:', 'AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15')
  await adoptToken(TOKEN)
  expect(chrome.every((cookie) => /; secure/i.test(cookie))).toBe(true)
  expect(safari.some((cookie) => /; secure/i.test(cookie))).toBe(false)
})
