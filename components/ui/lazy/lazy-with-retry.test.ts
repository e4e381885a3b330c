import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '@/stores/toasts'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { importOrFail, importWithRetry } from './lazy-with-retry'

const LOST = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
const MESSAGE = 'No connection'
const server = { online: true }
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
  server.online = true
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { noConnection: MESSAGE } }) })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('window', { location: { pathname: '/cart', search: '', reload } })
  stubSessionStorage()
  vi.stubGlobal('fetch', async () => {
    if (!server.online) throw new TypeError('Failed to fetch')
    return Response.json({ id: 'build' })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

const open = () =>
  useToasts
    .getState()
    .toasts.filter((toast) => toast.open)
    .map(({ title }) => title)

test('[G10] offline, a chunk shows a toast and loads once the network is back', async () => {
  server.online = false
  const load = vi.fn(async () => {
    if (!server.online) throw LOST
    return 'part'
  })
  const pending = importWithRetry(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open()).toEqual([MESSAGE])
  expect(load).toHaveBeenCalledTimes(1)
  server.online = true
  await vi.advanceTimersByTimeAsync(6_000)
  await expect(pending).resolves.toBe('part')
  expect(open()).toEqual([])
})

test.each([
  ['importWithRetry', importWithRetry, 2],
  ['importOrFail', importOrFail, 1],
] as const)(
  '[G10] %s: a chunk that fails while the server responds reloads the page, once in ten seconds',
  async (_, importPart, attempts) => {
    const load = vi.fn(() => Promise.reject(LOST))
    const settled = vi.fn()
    void importPart(load).then(settled, settled)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(load).toHaveBeenCalledTimes(attempts)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(settled).not.toHaveBeenCalled()

    await expect(importPart(load)).rejects.toBe(LOST)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(open()).toEqual([])
  },
)

test('[G10] a module that throws does not reload the page', async () => {
  const broken = new TypeError('x is not a function')
  await expect(importWithRetry(() => Promise.reject(broken))).rejects.toBe(broken)
  await expect(importOrFail(() => Promise.reject(broken))).rejects.toBe(broken)
  expect(reload).not.toHaveBeenCalled()
})

test('[G10] offline, a press fails at once', async () => {
  server.online = false
  await expect(importOrFail(() => Promise.reject(LOST))).rejects.toBe(LOST)
  expect(reload).not.toHaveBeenCalled()
  expect(open()).toEqual([])
})

test('a chunk that loads at once sends no probe', async () => {
  const probe = vi.fn()
  vi.stubGlobal('fetch', probe)
  await expect(importWithRetry(async () => 'part')).resolves.toBe('part')
  expect(probe).not.toHaveBeenCalled()
})
