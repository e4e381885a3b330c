import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'

const icons = async (address: string) => {
  const response = await fetch(`${baseUrl()}/icons/${address}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('[C7] serves its icon set itself, several icons at one URL', async () => {
  const { status, headers, text } = await icons('ph.svg?icons=acorn-duotone,train,train,no-such-icon')
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(headers.get('cache-control')).toContain('max-age=3600')
  expect(text.match(/<symbol id="[\w-]+" viewBox="0 0 256 256">/g)).toEqual([
    '<symbol id="acorn-duotone" viewBox="0 0 256 256">',
    '<symbol id="train" viewBox="0 0 256 256">',
  ])
})

test('[C7] an icon opened by its URL may do nothing', async () => {
  const { headers } = await icons('ph.svg?icons=train')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

test.each([
  'ph.svg',
  'ph.svg?icons=no-such-icon',
  '%2e%2e.svg?icons=x',
  'PH.svg?icons=train',
  'ph.svg?icons=%3Cscript%3E',
])('[C7] [E9] %s is 404 and not cached', async (address) => {
  const { status, headers } = await icons(address)
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})
