import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubLocalStorage, stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { deviceStorage, tabStorage } from './storage'

interface Visit {
  key: string
  added: boolean
}

const visit: Visit = { key: 'a', added: true }
const isVisit = ({ key, added }: { key?: unknown; added?: unknown }) =>
  typeof key === 'string' && typeof added === 'boolean'

beforeEach(() => {
  stubSessionStorage()
  stubLocalStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('stores texts as they are, until they are removed', () => {
  expect(deviceStorage.get('venue-key')).toBeNull()
  expect(deviceStorage.set('venue-key', 'GATE 1')).toBe(true)
  expect(deviceStorage.get('venue-key')).toBe('GATE 1')
  expect(localStorage.getItem('venue-key')).toBe('GATE 1')
  expect(deviceStorage.set('venue-key', null)).toBe(true)
  expect(deviceStorage.get('venue-key')).toBeNull()
})

test('stores values as JSON, one for each suffix of a prefix', () => {
  expect(tabStorage.save('add-to-cart:a', visit)).toBe(true)
  expect(tabStorage.read<Visit>('add-to-cart:a', isVisit)).toEqual(visit)
  expect(tabStorage.read<Visit>('add-to-cart:b', isVisit)).toBeNull()
  expect(sessionStorage.getItem('add-to-cart:a')).toBe(JSON.stringify(visit))
})

test.each(['{', 'null', '1', '"text"', '[]', '{}', '{"key":1,"added":true}'])(
  'ignores a malformed or older value: %s',
  (text) => {
    sessionStorage.setItem('add-to-cart:a', text)
    expect(tabStorage.read<Visit>('add-to-cart:a', isVisit)).toBeNull()
  },
)

test('a full storage does not fail, and leaves no outdated value', () => {
  tabStorage.save('add-to-cart:a', visit)
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(tabStorage.save('add-to-cart:a', { ...visit, added: false })).toBe(false)
  expect(tabStorage.read<Visit>('add-to-cart:a', isVisit)).toBeNull()
})

test('a storage that refuses every access is empty', () => {
  refuseSessionStorage()
  expect(tabStorage.set('placed-order', '1')).toBe(false)
  expect(tabStorage.set('placed-order', null)).toBe(false)
  expect(tabStorage.get('placed-order')).toBeNull()
  expect(tabStorage.read('cart-view', () => true)).toBeNull()
})

test('a browser that blocks storage, or has none, has an empty one', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(tabStorage.save('cart-view', {})).toBe(false)
  expect(tabStorage.get('cart-view')).toBeNull()
  vi.unstubAllGlobals()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(deviceStorage.set('venue-key', 'GATE 1')).toBe(false)
  expect(deviceStorage.get('venue-key')).toBeNull()
  Reflect.deleteProperty(globalThis, 'localStorage')
})
