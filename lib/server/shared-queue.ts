import { ApiError } from '@/lib/contract/error'
import type { FairQueue } from './fair-queue'

/** On globalThis: the middleware, the pages and the API each have their own copy of this module. */
const queues = globalThis as typeof globalThis & { sunhopQueues?: Map<string, FairQueue> }

/** A queue of this process that the middleware uses as well, which loads no library for queues. */
export function sharedQueue(name: string) {
  return {
    set(queue: FairQueue): void {
      queues.sunhopQueues ??= new Map()
      queues.sunhopQueues.set(name, queue)
    },
    /**
     * Runs work in its turn; at once in a process without the queue, such as a command, which has no visitors.
     * @param network of the request; null for work that does not wait
     * @throws ApiError BUSY if the queue is full for the network
     */
    async inTurn<T>(network: string | null, work: () => Promise<T>): Promise<T> {
      const take = queues.sunhopQueues?.get(name)
      if (!take || network === null) return work()
      try {
        return await take(network, work)
      } catch (error) {
        // The queue is made in another bundle, whose copy of the class is no `ApiError` here.
        throw (error as { code?: unknown }).code === 'BUSY' ? new ApiError('BUSY') : error
      }
    },
  }
}
