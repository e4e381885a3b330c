import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { createFairQueue } from '@/lib/server/fair-queue'
import { setSearchQueue } from './search-queue'

/** Below the connections of a pool, so that searches leave some to sign-in and orders. */
const MOST_AT_ONCE = 4

/**
 * No more than there are processors. The embedded database runs one statement after the other: more searches are no
 * faster there, but every statement of sign-in and orders waits for one of each.
 */
const atOnce = () => (process.env.EMBEDDED_DATABASE ? 1 : Math.min(MOST_AT_ONCE, availableParallelism()))

/** Starts the queue of the searches that are not cached. */
export function startSearchQueue(): void {
  setSearchQueue(createFairQueue(new PQueue({ concurrency: atOnce() }), { most: 240, mostPerOwner: 60 }))
}
