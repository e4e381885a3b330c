import PQueue from 'p-queue'
import { createFairQueue } from '@/lib/server/fair-queue'
import { setSearchQueue } from './search-queue'

/** Below the connections of a pool, so that searches leave some to sign-in and orders. */
const AT_ONCE = 4

/** Starts the queue of the searches that are not cached. */
export function startSearchQueue(): void {
  setSearchQueue(createFairQueue(new PQueue({ concurrency: AT_ONCE }), { most: 240, mostPerOwner: 60 }))
}
