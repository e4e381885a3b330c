import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '@/stores/toasts'
import { importWithRetry } from './lazy-with-retry'

const LOST = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
const WORDS = 'No connection'
const server = { answers: true }

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
  server.answers = true
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { noConnection: WORDS } }) })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => {
    if (!server.answers) throw new TypeError('Failed to fetch')
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

test('[G10] without a network a part says so, and comes with the network', async () => {
  server.answers = false
  const load = vi.fn(async () => {
    if (!server.answers) throw LOST
    return 'part'
  })
  const coming = importWithRetry(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open()).toEqual([WORDS])
  expect(load).toHaveBeenCalledTimes(1)
  server.answers = true
  await vi.advanceTimersByTimeAsync(6_000)
  await expect(coming).resolves.toBe('part')
  expect(open()).toEqual([])
})

test('[G10] what does not come though the server answers is lost, after a second try', async () => {
  const load = vi.fn(() => Promise.reject(LOST))
  await expect(importWithRetry(load)).rejects.toBe(LOST)
  expect(load).toHaveBeenCalledTimes(2)
  expect(open()).toEqual([])
})

test('a part that comes at once asks nobody', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  await expect(importWithRetry(async () => 'part')).resolves.toBe('part')
  expect(asked).not.toHaveBeenCalled()
})
