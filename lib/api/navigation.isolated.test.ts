import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { lookups } from './navigation'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('.', () => ({ call, isOffered: vi.fn() }))
vi.mock('@/lib/env', () => ({ env: { API_ORIGIN: 'https://api.example' } }))

afterEach(() => void call.mockReset())

const refuse = (status: number) => call.mockRejectedValue(new ApiError('NOT_FOUND', { status }))

test.each([403, 410])(
  '[E1] an order that the host refuses with %i has a page of that status',
  async (status) => {
    refuse(status)
    await expect(lookups.ownsOrder('7', 'token')).rejects.toMatchObject({ status })
  },
)

test.each([400, 404, 422])('[E1] an order that the host answers with %i does not exist', async (status) => {
  refuse(status)
  expect(await lookups.ownsOrder('7', 'token')).toBe(false)
})

test.each([401, 429, 500, 503])(
  '[E1] a host with the status %i leaves the order to its page',
  async (status) => {
    refuse(status)
    expect(await lookups.ownsOrder('7', 'token')).toBe(true)
  },
)
