import PQueue from 'p-queue'
import { createFairQueue } from '@/lib/server/fair-queue'
import { setMissingPageQueue } from './missing-page-turns'

/** Each path gets a page of its own, which is rendered on request: so many a second leave time for other pages. */
const AT_ONCE = 5
const PERIOD_MS = 500

/** Starts the queue of the pages that name a path which does not exist. */
export function startMissingPageQueue(): void {
  const queue = new PQueue({ concurrency: AT_ONCE, interval: PERIOD_MS, intervalCap: AT_ONCE })
  setMissingPageQueue(createFairQueue(queue, { most: 120, mostPerOwner: 30, rests: false }))
}
