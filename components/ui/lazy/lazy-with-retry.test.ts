import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '@/stores/toasts'
import { importWithRetry } from './lazy-with-retry'

const LOST = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
const MESSAGE = 'No connection'
const server = { online: true }

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
  server.online = true
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { noConnection: MESSAGE } }) })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => {
    if (!server.online) throw new TypeError('Failed to fetch')
    return Response.json({ id: 'build' })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

test('[G10] a chunk that fails while the server responds is rejected after a second attempt', async () => {
  const load = vi.fn(() => Promise.reject(LOST))
  await expect(importWithRetry(load)).rejects.toBe(LOST)
  expect(load).toHaveBeenCalledTimes(2)
  expect(open()).toEqual([])
})

test('a chunk that loads at once sends no probe', async () => {
  const probe = vi.fn()
  vi.stubGlobal('fetch', probe)
  await expect(importWithRetry(async () => 'part')).resolves.toBe('part')
  expect(probe).not.toHaveBeenCalled()
})
