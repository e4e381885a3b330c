import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type PQueue from 'p-queue'
import { ApiError } from '@/lib/contract/error'

interface QueueLimits {
  /** Maximum number of jobs that wait or run. */
  most: number
  /** The same for one owner. */
  mostPerOwner: number
  /** Jobs of a higher rank run first where several queues share one `PQueue`. */
  rank?: number
  /** False if the jobs hardly use this process, so that no rest need make room for requests. */
  rests?: boolean
}

interface Owner {
  jobs: number
  /** Round of the newest job. */
  last: number
}

/** Share of a job's time in which the event loop was at work, above which the queue makes room for other requests. */
const BUSY = 0.5

/** Greater than any number of rounds. */
const RANK = 2 ** 40

const ignore = () => undefined

/** The last rest of all queues. */
let rested = Promise.resolve()

/** Waits for a time of its own after the rests before it. */
function rest(ms: number): Promise<void> {
  rested = rested.then(() => pause(ms))
  return rested
}

/**
 * Runs a job. If the server was busy, the queue then rests as long as the job took, and the queues rest one after the
 * other: so all of them together leave time for other requests.
 */
async function runAndRest(job: () => Promise<unknown>): Promise<void> {
  const [since, loop] = [performance.now(), performance.eventLoopUtilization()]
  await job().catch(ignore)
  if (performance.eventLoopUtilization(loop).utilization > BUSY) await rest(performance.now() - since)
}

/**
 * Creates a queue in which owners take turns: each job of an owner belongs to the round after its job before, so
 * that no owner's first job waits behind the burst of another (start-time fair queueing).
 * @returns a function that runs a job in its turn
 * @throws ApiError BUSY by that function, synchronously, if the queue is full for the owner
 */
export function createFairQueue(queue: PQueue, { most, mostPerOwner, rank = 0, rests = true }: QueueLimits) {
  const owners = new Map<string, Owner>()
  let round = 0
  let total = 0

  function finish(name: string, owner: Owner): void {
    total -= 1
    owner.jobs -= 1
    if (owner.jobs === 0) owners.delete(name)
  }

  return function take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const owner = owners.get(name) ?? { jobs: 0, last: round - 1 }
    if (total >= most || owner.jobs >= mostPerOwner) throw new ApiError('BUSY')
    const own = Math.max(round, owner.last + 1)
    owners.set(name, owner)
    owner.last = own
    owner.jobs += 1
    total += 1
    return new Promise<T>((resolve, reject) => {
      const job = () => {
        round = Math.max(round, own)
        const result = work().finally(() => finish(name, owner))
        result.then(resolve, reject)
        return result
      }
      const turn = async () => {
        if (rests) await runAndRest(job)
        else await job().catch(ignore)
      }
      void queue.add(turn, { priority: rank * RANK - own })
    })
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
