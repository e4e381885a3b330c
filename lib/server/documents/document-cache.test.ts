import { expect, test, vi } from 'vitest'
import { createDocumentCache } from './document-cache'

const makeDocument = (bytes = 10) => vi.fn(async () => Buffer.alloc(bytes))

test('[B7] a document requested 10,000 times is created once', async () => {
  const getDocument = createDocumentCache()
  const make = makeDocument()
  await Promise.all(Array.from({ length: 10_000 }, () => getDocument('a', 'mali', make)))
  await getDocument('a', 'mali', make)
  expect(make).toHaveBeenCalledOnce()
})

test('[B7] creates one document at a time and rejects requests beyond the queue', async () => {
  const getDocument = createDocumentCache(1000, { most: 3, mostPerOwner: 3 })
  let busy = 0
  const make = async () => {
    busy += 1
    expect(busy).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 2))
    busy -= 1
    return Buffer.alloc(1)
  }
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((version) => getDocument(version, 'mali', make)),
  )
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(results.at(-1)).toMatchObject({ reason: { code: 'BUSY' } })
  await expect(getDocument('d', 'mali', make)).resolves.toBeInstanceOf(Buffer)
})

test('[B7] evicts the least recently used document and caches none above the byte limit', async () => {
  const getDocument = createDocumentCache(25)
  const [a, b, c, huge] = [makeDocument(), makeDocument(), makeDocument(), makeDocument(26)]
  await getDocument('a', 'mali', a)
  await getDocument('b', 'mali', b)
  await getDocument('a', 'mali', a)
  await getDocument('c', 'mali', c)
  await getDocument('a', 'mali', a)
  await getDocument('b', 'mali', b)
  await getDocument('huge', 'mali', huge)
  await getDocument('huge', 'mali', huge)
  expect([a, b, c, huge].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1, 2])
})

test('[B7] a failed document blocks neither the next attempt nor others', async () => {
  const getDocument = createDocumentCache()
  const broken = vi.fn(async (): Promise<Buffer> => {
    throw new Error('no document')
  })
  const other = getDocument('b', 'mali', makeDocument())
  await expect(getDocument('a', 'mali', broken)).rejects.toThrow('no document')
  await expect(getDocument('a', 'mali', makeDocument())).resolves.toBeInstanceOf(Buffer)
  await other
})

test('[B7] a document evicted while it is made still reaches the request', async () => {
  const getDocument = createDocumentCache(22)
  const slow = Promise.withResolvers<Buffer>()
  for (const version of ['a', 'b']) await getDocument(version, 'mali', makeDocument())
  const document = getDocument('slow', 'mali', () => slow.promise)
  const make = makeDocument()
  await Promise.all(['a', 'b'].map((version) => getDocument(version, 'mali', make)))
  const later = ['c', 'd', 'e'].map((version) => getDocument(version, 'mali', makeDocument(1)))
  slow.resolve(Buffer.alloc(5))
  await expect(document).resolves.toHaveLength(5)
  await Promise.all(later)
  expect(make).not.toHaveBeenCalled()
})

test('[B7] a user does not wait behind the documents of another, who cannot fill the queue', async () => {
  const getDocument = createDocumentCache(1000, { most: 10, mostPerOwner: 3 })
  const made: string[] = []
  const request = (userId: string, version: string) =>
    getDocument(version, userId, async () => {
      made.push(version)
      return Buffer.alloc(1)
    })
  const requests = ['a1', 'a2', 'a3'].map((version) => request('mali', version))
  await expect(request('mali', 'a4')).rejects.toMatchObject({ code: 'BUSY' })
  await Promise.all([...requests, request('niran', 'b1')])
  expect(made).toEqual(['a1', 'b1', 'a2', 'a3'])
})
