import { expect, test, vi } from 'vitest'
import { createDocumentCache } from './document-cache'

const paper = (bytes = 10) => vi.fn(async () => Buffer.alloc(bytes))

test('[B7] a paper asked for 10,000 times is made once', async () => {
  const paperOf = createDocumentCache()
  const make = paper()
  await Promise.all(Array.from({ length: 10_000 }, () => paperOf('a', make)))
  await paperOf('a', make)
  expect(make).toHaveBeenCalledOnce()
})

test('[B7] papers are made one at a time, and beyond the queue nobody waits', async () => {
  const paperOf = createDocumentCache(1000, 3)
  let busy = 0
  const make = async () => {
    busy += 1
    expect(busy).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 2))
    busy -= 1
    return Buffer.alloc(1)
  }
  const asked = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((version) => paperOf(version, make)))
  expect(asked.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(asked.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  await expect(paperOf('d', make)).resolves.toBeInstanceOf(Buffer)
})

test('[B7] what was asked for longest ago is forgotten first, and nothing above the bytes is kept', async () => {
  const paperOf = createDocumentCache(25)
  const [a, b, c, huge] = [paper(), paper(), paper(), paper(26)]
  await paperOf('a', a)
  await paperOf('b', b)
  await paperOf('a', a)
  await paperOf('c', c)
  await paperOf('a', a)
  await paperOf('b', b)
  await paperOf('huge', huge)
  await paperOf('huge', huge)
  expect([a, b, c, huge].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1, 2])
})

test('[B7] a paper that cannot be made stops neither the next try nor the others', async () => {
  const paperOf = createDocumentCache()
  const broken = vi.fn(async (): Promise<Buffer> => {
    throw new Error('no paper')
  })
  const other = paperOf('b', paper())
  await expect(paperOf('a', broken)).rejects.toThrow('no paper')
  await expect(paperOf('a', paper())).resolves.toBeInstanceOf(Buffer)
  await other
})
