import type PQueue from 'p-queue'
import { ApiError } from '@/lib/contract/error'

interface QueueLimits {
  /** Maximum number of jobs that wait or run. */
  most: number
  /** The same for one owner. */
  mostPerOwner: number
  /** Jobs of a higher rank run first where several queues share one `PQueue`. */
  rank?: number
}

interface Owner {
  jobs: number
  /** Round of the newest job. */
  last: number
}

/** Greater than any number of rounds. */
const RANK = 2 ** 40

/**
 * Creates a queue in which owners take turns: each job of an owner belongs to the round after its job before, so
 * that no owner's first job waits behind the burst of another (start-time fair queueing).
 * @returns a function that runs a job in its turn
 * @throws ApiError BUSY by that function, synchronously, if the queue is full for the owner
 */
export function createFairQueue(queue: PQueue, { most, mostPerOwner, rank = 0 }: QueueLimits) {
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
    const job = () => {
      round = Math.max(round, own)
      return work()
    }
    return queue.add(job, { priority: rank * RANK - own }).finally(() => finish(name, owner))
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
