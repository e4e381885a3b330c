import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, type ErrorCode } from '@/lib/contract/error'
import { isSignedIn, lookups } from './navigation'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('.', () => ({ call, isOffered: vi.fn() }))
vi.mock('@/lib/env', () => ({ env: { API_ORIGIN: 'https://api.example' } }))

afterEach(() => void call.mockReset())

const refuse = (status: number, code: ErrorCode = 'NOT_FOUND') =>
  call.mockRejectedValue(new ApiError(code, { status }))

test.each([403, 410, 500, 503])(
  '[E1] an order to which the host answers %i has a page of that status',
  async (status) => {
    refuse(status)
    await expect(lookups.ownsOrder('7', 'token')).rejects.toMatchObject({ status })
  },
)

test.each([400, 404, 422])('[E1] an order that the host answers with %i does not exist', async (status) => {
  refuse(status)
  expect(await lookups.ownsOrder('7', 'token')).toBe(false)
})

test('[E1] [E3] an order that the host refuses with a message has a page with it', async () => {
  refuse(422, 'INTERNAL')
  await expect(lookups.ownsOrder('7', 'token')).rejects.toMatchObject({ status: 422 })
})

test('[A6] [G1] a token that a host refuses after three seconds is no session', async () => {
  vi.useFakeTimers()
  call.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 3000, { data: { user: null } })))
  const signedIn = isSignedIn('token')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await signedIn).toBe(false)
  vi.useRealTimers()
})

test('[E1] a host that takes long leaves the order to its page', async () => {
  vi.useFakeTimers()
  call.mockReturnValue(new Promise(() => {}))
  const isOwn = lookups.ownsOrder('7', 'token')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await isOwn).toBe(true)
  vi.useRealTimers()
})

test.each([401, 429])('[E1] a host with the status %i leaves the order to its page', async (status) => {
  refuse(status)
  expect(await lookups.ownsOrder('7', 'token')).toBe(true)
})
