import { AsyncResource } from 'node:async_hooks'
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

interface WaitingJob {
  id: string
  round: number
  refuse(): void
}

interface Owner {
  /** Number of jobs that wait or run. */
  jobs: number
  /** In the order in which they run. */
  waiting: WaitingJob[]
  /** Round of the newest job. */
  last: number
}

/** Share of a job's time in which the event loop was at work, above which the queue makes room for other requests. */
const BUSY = 0.5

/** Greater than any number of rounds. */
const RANK = 2 ** 40
/** Before any job: a refused one leaves the queue at once. */
const FIRST = 2 ** 50

let ids = 0

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
 * that no owner's first job waits behind the burst of another (start-time fair queueing). In a full queue, the last
 * waiting job of the owner with the most makes room for an owner who has fewer.
 * @returns a function that runs a job in its turn
 * @throws ApiError BUSY by that function: synchronously, if the queue is full for the owner; later, if the job makes room
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

  /** Refuses the last job of the owner with the most waiting; false if that owner would then have fewer than the other. */
  function makeRoom(jobs: number): boolean {
    let [longest] = owners
    for (const entry of owners)
      if (longest && entry[1].waiting.length > longest[1].waiting.length) longest = entry
    if (!longest || longest[1].waiting.length < jobs + 2) return false
    const [name, owner] = longest
    const job = owner.waiting.pop()
    if (!job) return false
    owner.last = job.round - 1
    finish(name, owner)
    job.refuse()
    queue.setPriority(job.id, FIRST)
    return true
  }

  return function take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const owner = owners.get(name) ?? { jobs: 0, waiting: [], last: round - 1 }
    if (owner.jobs >= mostPerOwner || (total >= most && !makeRoom(owner.jobs))) throw new ApiError('BUSY')
    const own = Math.max(round, owner.last + 1)
    // Else it would run in the context of the request that frees the place.
    const ownWork = AsyncResource.bind(work)
    owners.set(name, owner)
    owner.last = own
    owner.jobs += 1
    total += 1
    return new Promise<T>((resolve, reject) => {
      const waiting = { id: `job ${ids++}`, round: own, refuse: () => reject(new ApiError('BUSY')) }
      owner.waiting.push(waiting)
      const job = () => {
        round = Math.max(round, own)
        owner.waiting.shift()
        const result = ownWork().finally(() => finish(name, owner))
        result.then(resolve, reject)
        return result
      }
      const turn = async () => {
        if (!owner.waiting.includes(waiting)) return
        if (rests) await runAndRest(job)
        else await job().catch(ignore)
      }
      void queue.add(turn, { priority: rank * RANK - own, id: waiting.id })
    })
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
