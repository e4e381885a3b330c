import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageSession } from './page-session'

const isSignedIn = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('./navigation', () => ({ isSignedIn }))

const respondAfter = (milliseconds: number, signedIn: boolean) =>
  isSignedIn.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, milliseconds, signedIn)))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  isSignedIn.mockReset()
})

test('[A6] [G2] a token that is refused while a guard waits for it is refused, however long that takes', async () => {
  for (const isDocument of [true, false]) {
    respondAfter(3000, false)
    const session = pageSession('token', isDocument)
    const signedIn = session.isSignedIn()
    await vi.advanceTimersByTimeAsync(3000)
    expect([await signedIn, await session.isRefused()]).toEqual([false, true])
  }
  expect(isSignedIn).toHaveBeenCalledTimes(2)
})

test('[A6] without a guard a document waits a moment for the token, and other requests do not ask', async () => {
  const isRefused = async (milliseconds: number, isDocument: boolean) => {
    respondAfter(milliseconds, false)
    const { isRefused } = pageSession('token', isDocument)
    const refused = isRefused()
    await vi.advanceTimersByTimeAsync(300)
    return refused
  }
  expect([await isRefused(200, true), await isRefused(3000, true)]).toEqual([true, false])
  expect(await isRefused(0, false)).toBe(false)
  expect(isSignedIn).toHaveBeenCalledTimes(2)
})

test('[A1] an active token is not refused, nor is none', async () => {
  respondAfter(0, true)
  const session = pageSession('token', true)
  await vi.advanceTimersByTimeAsync(0)
  expect([await session.isSignedIn(), await session.isRefused()]).toEqual([true, false])
  respondAfter(0, false)
  const none = pageSession(undefined, true)
  const signedIn = none.isSignedIn()
  await vi.advanceTimersByTimeAsync(0)
  expect([await signedIn, await none.isRefused()]).toEqual([false, false])
})
