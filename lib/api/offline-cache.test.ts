import { afterEach, expect, test, vi } from 'vitest'
import { clearSaved, savedBy } from './offline-cache'

function device(...names: string[]) {
  const held = new Set(names)
  vi.stubGlobal('caches', {
    keys: async () => [...held],
    delete: async (name: string) => held.delete(name),
  })
  return held
}

afterEach(() => vi.unstubAllGlobals())

test('removes all vouchers and leaves other caches alone', async () => {
  const held = device(savedBy('one'), savedBy('two'), 'offline-pages-1')
  await clearSaved()
  expect([...held]).toEqual(['offline-pages-1'])
})

test('keeps the current account’s vouchers and removes the others', async () => {
  const held = device(savedBy('one'), savedBy('two'))
  await clearSaved('two')
  expect([...held]).toEqual([savedBy('two')])
})

test('does not fail in a browser without cache storage', async () => {
  vi.stubGlobal('caches', undefined)
  await expect(clearSaved()).resolves.toBeUndefined()
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  await expect(clearSaved()).resolves.toBeUndefined()
})
