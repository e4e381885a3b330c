import { describe, expect, test } from 'vitest'
import { redirectTable } from '@/lib/domain/redirect-path'
import { endOfRedirect, ledBefore, type ShopRoutes } from './redirect-chain'

const AS_NEEDED: ShopRoutes = { prefix: 'as-needed', isOwn: ({ host }) => host === 'localhost:3140' }
const end = (rows: Array<[string, string]>, routes: Partial<ShopRoutes> = {}) =>
  endOfRedirect(rows[0]?.[0] ?? '', redirectTable(rows), { ...AS_NEEDED, ...routes })

describe('the end of a redirect', () => {
  test.each([
    ['/s2', 'http://localhost:3140/s2'],
    ['/s2', '/s2?again=1'],
    ['/s9', '/x/../s9'],
    ['/old-旧', '/old-%E6%97%A7'],
    ['/s2', '/en/s2/'],
    ['/th', '/'],
    ['/zh-cn', 'http://localhost:3140/'],
  ])('[G4] from %s to %s is a redirect to itself, at least for some visitors', (path, target) => {
    expect(end([[path, target]])).toBe('self')
  })

  test.each([
    ['/s2', 'http://localhost:3000/s2'],
    ['/s2', 'https://shop.example/s2'],
    ['/th', '/products'],
    ['/', '/th'],
    ['/th/old', '/'],
    ['/a', '/th/a'],
  ])('[G4] from %s to %s leads elsewhere', (path, target) => {
    expect(end([[path, target]])).toBe('fine')
  })

  test('[G4] detects loops through absolute URLs of the shop and through languages', () => {
    expect(
      end([
        ['/a1', 'http://localhost:3140/a2'],
        ['/a2', '/a1'],
      ]),
    ).toBe('loop')
    expect(
      end([
        ['/th', '/start'],
        ['/start', '/'],
      ]),
    ).toBe('loop')
  })

  test('[G4] allows ten further redirects but not eleven', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, n): [string, string] => [`/c${n}`, `/c${n + 1}`])
    expect(end(chain(10))).toBe('fine')
    expect(end(chain(12))).toBe('long')
  })

  test('[G4] follows the language rules of the shop', () => {
    expect(end([['/promo', '/']], { rootRedirect: '/promo' })).toBe('self')
    expect(end([['/promo', '/']], { rootRedirect: 'https://shop.example' })).toBe('fine')
    expect(end([['/th/old', '/old']], { prefix: 'always' })).toBe('self')
    expect(end([['/old', '/th/old']], { prefix: 'never' })).toBe('self')
  })
})

describe('paths that are redirected before the lookup', () => {
  test.each([
    ['/en/x', '/x'],
    ['/en', '/'],
    ['/', null],
    ['/x', null],
    ['/th/x', null],
  ])('[G4] %s is redirected to %s first', (path, elsewhere) => {
    expect(ledBefore(path, AS_NEEDED)).toBe(elsewhere)
  })

  test('[G4] include unprefixed paths if prefixes are required, and prefixed ones if there are none', () => {
    expect(ledBefore('/x', { ...AS_NEEDED, prefix: 'always' })).toBe('/en/x')
    expect(ledBefore('/th/x', { ...AS_NEEDED, prefix: 'never' })).toBe('/x')
    expect(ledBefore('/', { ...AS_NEEDED, rootRedirect: '/th' })).toBe('/th')
  })
})
