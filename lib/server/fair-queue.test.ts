import { AsyncLocalStorage } from 'node:async_hooks'
import PQueue from 'p-queue'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue'

const BUSY = expect.objectContaining({ code: 'BUSY' })

/** Jobs that note their start and end when they are released. */
function recorder() {
  const started: string[] = []
  const job = (name: string) => async () => {
    started.push(name)
    await new Promise((resolve) => setTimeout(resolve, 1))
    return name
  }
  return { started, job }
}

test('owners take turns, each in order of arrival', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 20, mostPerOwner: 10 })
  const { started, job } = recorder()
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => take('a', job(name))),
    ...['b1', 'b2'].map((name) => take('b', job(name))),
    take('c', job('c1')),
  ])
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('the first job of a newcomer does not wait behind a burst that has been running for a while', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 200, mostPerOwner: 100 })
  const { started, job } = recorder()
  const burst = Array.from({ length: 50 }, (_, n) => take('a', job(`a${n}`)))
  await burst[20]
  const late = ['b0', 'b1'].map((name) => take('b', job(name)))
  await Promise.all([...burst, ...late])
  expect(started.indexOf('b0')).toBeLessThanOrEqual(23)
  expect(started.indexOf('b1')).toBeLessThanOrEqual(25)
})

test('a job that an owner adds later runs after its earlier ones', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 20, mostPerOwner: 10 })
  const { started, job } = recorder()
  const first = take('a', job('a1'))
  const rest = [take('a', job('a2')), take('a', job('a3'))]
  await first
  await Promise.all([...rest, take('a', job('a4'))])
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4'])
})

test('an owner at its limit is refused at once, the others are not', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 10, mostPerOwner: 2 })
  const { started, job } = recorder()
  const accepted = [take('a', job('a1')), take('a', job('a2'))]
  expect(() => take('a', job('a3'))).toThrow(BUSY)
  await Promise.all([...accepted, take('b', job('b1'))])
  await take('a', job('a4'))
  expect(started).toEqual(['a1', 'b1', 'a2', 'a4'])
})

test('many owners together do not exceed the length of the queue', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 5, mostPerOwner: 2 })
  const { job } = recorder()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, async (_, n) => take(`owner ${n}`, job(String(n)))),
  )
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    ...Array<string>(3).fill('rejected'),
  ])
  expect(outcomes[5]).toEqual({ status: 'rejected', reason: BUSY })
})

test('in a full queue the last job of the longest burst makes room for an owner with fewer', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 240, mostPerOwner: 60 })
  const { started, job } = recorder()
  const bursts = ['a', 'b', 'c', 'd'].map((owner) =>
    Array.from({ length: 60 }, (_, n) => take(owner, job(`${owner}${n}`))),
  )
  const page = [take('e', job('e0')), take('e', job('e1'))]
  expect(() => take('a', job('a60'))).toThrow(BUSY)
  const outcomes = await Promise.allSettled([...bursts.flat(), ...page])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual(
    Array(2).fill({ status: 'rejected', reason: BUSY }),
  )
  expect(started).toHaveLength(240)
  expect(started.indexOf('e0')).toBeLessThanOrEqual(5)
  expect(started.indexOf('e1')).toBeLessThanOrEqual(10)
  for (const owner of ['a', 'b', 'c', 'd']) {
    const own = started.filter((name) => name.startsWith(owner)).map((name) => Number(name.slice(1)))
    expect(own).toEqual(own.map((_, n) => n))
    expect(own.length).toBeGreaterThanOrEqual(59)
  }
  expect(await take('a', job('later'))).toBe('later')
})

test('the next job of an owner whose last one made room takes its turn', async () => {
  const workers = new PQueue({ concurrency: 1 })
  const take = createFairQueue(workers, { most: 4, mostPerOwner: 4 })
  const { started, job } = recorder()
  const burst = ['a1', 'a2', 'a3', 'a4'].map((name) => take('a', job(name)))
  const newcomer = take('b', job('b1'))
  await expect(burst.pop()).rejects.toEqual(BUSY)
  expect(() => take('c', job('c1'))).not.toThrow()
  await expect(burst.pop()).rejects.toEqual(BUSY)
  // No owner has two that wait.
  expect(() => take('d', job('d1'))).toThrow(BUSY)
  await Promise.all([...burst, newcomer])
  await take('a', job('a5'))
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a5'])
  expect(workers.size).toBe(0)
})

test('of two queues on the same workers, the one of a higher rank goes first and has its own limit', async () => {
  const workers = new PQueue({ concurrency: 1 })
  const large = createFairQueue(workers, { most: 2, mostPerOwner: 2 })
  const cards = createFairQueue(workers, { most: 2, mostPerOwner: 2, rank: 1 })
  const { started, job } = recorder()
  const jobs = [large('a', job('large 1')), large('a', job('large 2')), cards('a', job('card'))]
  expect(() => large('a', job('large 3'))).toThrow(BUSY)
  await Promise.all(jobs)
  expect(started).toEqual(['large 1', 'card', 'large 2'])
})

test('runs no more than the given number of jobs at once', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 3 }), { most: 40, mostPerOwner: 20 })
  let [running, peak] = [0, 0]
  const job = async () => {
    running += 1
    peak = Math.max(peak, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
  }
  await Promise.all(Array.from({ length: 30 }, (_, n) => take(`owner ${n % 3}`, job)))
  expect(peak).toBe(3)
})

test('a failed job frees its place and does not block the next', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 1, mostPerOwner: 1 })
  await expect(take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await take('a', () => Promise.resolve('done'))).toBe('done')
})

/** Occupies the event loop, as drawing a document does. */
function occupy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('between jobs that occupy the server, others are served, whatever queue they are in', async () => {
  const served: string[] = []
  const timer = setInterval(() => served.push('request'), 1)
  const queues = ['a', 'b'].map(() =>
    createFairQueue(new PQueue({ concurrency: 1 }), { most: 9, mostPerOwner: 9 }),
  )
  const jobs = queues.flatMap((take) =>
    [1, 2, 3].map(() =>
      take('owner', async () => {
        served.push('job')
        occupy(20)
      }),
    ),
  )
  await Promise.all(jobs)
  clearInterval(timer)
  // Both queues start with one; after that no two jobs follow each other.
  const later = served.slice(2).join(' ')
  expect(later.match(/job/g)).toHaveLength(4)
  expect(later).not.toContain('job job job')
  expect(later.match(/request/g)?.length).toBeGreaterThanOrEqual(4)
})

test('the response to a job does not wait for the rest after it', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 9, mostPerOwner: 9 })
  const order: string[] = []
  const first = take('a', async () => occupy(20)).then(() => order.push('first response'))
  const second = take('b', async () => {
    order.push('second job')
  })
  await Promise.all([first, second])
  expect(order).toEqual(['first response', 'second job'])
})

test('a queue of work that hardly uses this process does not rest', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 9, mostPerOwner: 9, rests: false })
  const served: string[] = []
  const timer = setInterval(() => served.push('request'), 1)
  const job = async () => {
    served.push('job')
    occupy(50)
  }
  await Promise.all([take('a', job), take('b', job)])
  clearInterval(timer)
  expect(served).toEqual(['job', 'job'])
})

test('a job runs in the context in which it was queued', async () => {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most: 20, mostPerOwner: 10 })
  const context = new AsyncLocalStorage<string>()
  const request = (name: string) => context.run(name, () => take(name, async () => context.getStore()))
  expect(await Promise.all(['a', 'b', 'c'].map(request))).toEqual(['a', 'b', 'c'])
})
