import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { mayReload } from './chunk-reload'

const NOW = Date.parse('2030-01-01T00:00:00Z')

const at = (path: string) => {
  const [pathname = '', search = ''] = path.split(/(?=\?)/)
  vi.stubGlobal('window', { location: { pathname, search } })
}
const mayReloadAt = (path: string, now: number) => {
  at(path)
  return mayReload(now)
}

beforeEach(stubSessionStorage)
afterEach(() => vi.unstubAllGlobals())

test('[G10] allows one reload in ten seconds for each path', () => {
  expect(mayReloadAt('/products', NOW)).toBe(true)
  expect(mayReloadAt('/products', NOW + 9_999)).toBe(false)
  expect(mayReloadAt('/esim', NOW + 9_999)).toBe(true)
  expect(mayReloadAt('/products', NOW + 10_000)).toBe(true)
  expect(mayReloadAt('/products', NOW + 10_001)).toBe(false)
})

test('[G10] allows no reload without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(mayReloadAt('/products', NOW)).toBe(false)
})
