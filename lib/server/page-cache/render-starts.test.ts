import { expect, test } from 'vitest'
import { createRenderStarts } from './render-starts'

test('a page has the time at which its render started, not that of a render that failed before', () => {
  let time = 1_000
  const starts = createRenderStarts(() => time)
  starts.begin('a')
  time = 3_000
  starts.begin('a')
  expect([starts.end('a'), starts.end('a'), starts.end('b')]).toEqual([1_000, 3_000, 3_000])
  starts.begin('a')
  time = 100_000
  starts.begin('a')
  expect(starts.end('a')).toBe(100_000)
})

test('few renders are remembered', () => {
  let time = 0
  const starts = createRenderStarts(() => time++)
  for (let n = 0; n < 10_001; n++) starts.begin(`page ${n}`)
  expect([starts.end('page 0'), starts.end('page 1')]).toEqual([10_001, 1])
})
