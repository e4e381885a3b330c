import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { iconOf } from './icons'

type Life = string | { revalidate: number }
const lives = vi.hoisted((): Life[] => [])
vi.mock('next/cache', () => ({ cacheLife: (life: Life) => lives.push(life) }))

const warned = vi.fn()
beforeEach(() => {
  lives.length = 0
  vi.spyOn(console, 'warn').mockImplementation(warned)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  warned.mockReset()
})

test('[C7] resolves an icon of the sprite and one of the full set', async () => {
  expect(await iconOf('ticket', 'question')).toBe('ticket-duotone')
  expect(await iconOf('acorn', 'question')).toBe('ph:acorn-duotone')
  expect(warned).not.toHaveBeenCalled()
})

test('[E9] logs a warning for an unavailable icon and uses the fallback', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no way out')))
  expect(await iconOf('no-such-icon', 'question')).toBe('question')
  expect(await iconOf('mdi:train', 'question')).toBe('question')
  expect(await iconOf('../x:y', 'question')).toBe('question')
  expect(warned.mock.calls.map(([line]) => line)).toEqual([
    "Icon 'ph:no-such-icon-duotone'",
    "Icon 'mdi:train'",
    "Icon '../x:y'",
  ])
})

test('[S2] [E9] a page holds a found icon for an hour, and a failed one for a minute', async () => {
  await iconOf('acorn', 'question')
  expect(lives).toEqual(['hours'])
  lives.length = 0
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no way out')))
  await iconOf('mdi:train', 'question')
  expect(lives).toMatchObject([{ revalidate: 60 }])
})
