// First, because it declares the order of the cascade layers.
import '@/app/globals.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

beforeEach(async () => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  await page.viewport(1280, 900)
})

/** Fails every test whose component logs an error or a warning. */
afterEach(() => {
  const logged = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(logged).toEqual([])
})
