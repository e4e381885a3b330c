import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'

test('scripts and styles of a page are compressed in advance, and carry only the headers that apply to them', async () => {
  const html = await (await fetch(baseUrl())).text()
  const paths = [...new Set(html.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g))]
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const { status, headers } = await fetch(baseUrl() + path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([status, headers.get('content-encoding')], path).toEqual([200, 'br'])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-request-id')).toBeTruthy()
    expect(headers.get('content-security-policy')).toBeNull()
  }
})
