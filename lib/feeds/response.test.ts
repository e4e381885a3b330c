import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamed } from './response'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pieces(count: number) {
  const source = { isOpen: true }
  async function* made() {
    try {
      for (let n = 0; n < count; n++) yield `piece ${n}\n`
    } finally {
      source.isOpen = false
    }
  }
  return { source, made: made() }
}

test('a document whose reader takes nothing is ended, so that others can be read', async () => {
  const { source, made } = pieces(100)
  const reader = (await streamed(made, 'text/plain')).body?.getReader()
  await reader?.read()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(source.isOpen).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(source.isOpen).toBe(false)
  await expect(reader?.read()).rejects.toThrow('takes nothing')
})

test('a slow reader gets the whole document', async () => {
  const { source, made } = pieces(20)
  const reader = (await streamed(made, 'text/plain')).body?.getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += new TextDecoder().decode(part.value)
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(text.trim().split('\n')).toHaveLength(20)
  expect(source.isOpen).toBe(false)
})
