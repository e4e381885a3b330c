import { availableParallelism } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { searchInTurn, setSearchQueue } from './search-queue'
import { startSearchQueue } from './start-search-queue'

const BUSY = { code: 'BUSY' }

beforeAll(startSearchQueue)

test('a flood of searches from one network neither delays nor refuses those of others', async () => {
  const started: string[] = []
  const search = (name: string) => async () => {
    started.push(name)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const flood = Array.from({ length: 60 }, (_, n) => searchInTurn('flooding', search(`flood ${n}`)))
  await expect(searchInTurn('flooding', search('refused'))).rejects.toMatchObject(BUSY)
  await Promise.all([...flood, searchInTurn('other', search('other'))])
  expect(started.indexOf('other')).toBeLessThanOrEqual(5)
  expect(started).toHaveLength(61)
})

test('runs as many searches at once as there are processors, four at most', async () => {
  let [running, peak] = [0, 0]
  const search = async () => {
    running += 1
    peak = Math.max(peak, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => searchInTurn(`network ${n % 2}`, search)))
  expect(peak).toBe(Math.min(4, availableParallelism()))
})

test('what is read into a cache does not wait', async () => {
  const gate = Promise.withResolvers<void>()
  const flood = Array.from({ length: 8 }, () => searchInTurn('flooding', () => gate.promise))
  expect(await searchInTurn(null, async () => 'read')).toBe('read')
  gate.resolve()
  await Promise.all(flood)
})

test('a full queue of another bundle is an API error of this one, and other errors stay as they are', async () => {
  const [busy, other] = [Object.assign(new Error('BUSY'), { code: 'BUSY' }), new Error('other')]
  for (const thrown of [busy, other]) {
    setSearchQueue(() => {
      throw thrown
    })
    const refused = await searchInTurn('network', async () => null).catch((error: unknown) => error)
    if (thrown === busy) expect(refused).toBeInstanceOf(ApiError)
    else expect(refused).toBe(other)
  }
  startSearchQueue()
})
