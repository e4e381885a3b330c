import { ApiError } from '@/lib/contract/error'
import type { FairQueue } from '@/lib/server/fair-queue'

/** On globalThis: the middleware, the pages and the API each have their own copy of this module. */
const holder = globalThis as typeof globalThis & { sunhopSearches?: FairQueue }

/** Sets the queue of this process. The middleware uses it, but loads no library for queues. */
export function setSearchQueue(queue: FairQueue): void {
  holder.sunhopSearches = queue
}

/**
 * Runs a search that is not cached; networks take turns. A process without a queue, such as a command, has no visitors.
 * @param network of the request; null for what is read into a cache, which does not wait
 * @throws ApiError BUSY if the queue is full for the network
 */
export async function searchInTurn<T>(network: string | null, search: () => Promise<T>): Promise<T> {
  const take = holder.sunhopSearches
  if (!take || network === null) return search()
  try {
    return await take(network, search)
  } catch (error) {
    // The queue is made in another bundle, whose copy of the class is no `ApiError` here.
    throw (error as { code?: unknown }).code === 'BUSY' ? new ApiError('BUSY') : error
  }
}
