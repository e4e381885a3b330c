import PQueue from 'p-queue'
import { env } from '@/lib/env'
import { createFairQueue } from '@/lib/server/fair-queue'
import { countRenders, setRenderQueue } from './render-turns'

/** A page takes 70 to 140 ms of the only thread: more at once would end none earlier. */
const AT_ONCE = 4
/** Renders of two to five seconds. What comes on top is refused at once. */
const MOST = 40
const MOST_PER_NETWORK = 16

/** Starts the queue of the pages that are not stored, or not any more. */
export function startRenderQueue(): void {
  const renders = new PQueue({ concurrency: AT_ONCE })
  const mostPerOwner = MOST_PER_NETWORK * env.RATE_LIMIT_SCALE
  setRenderQueue(createFairQueue(renders, { most: MOST, mostPerOwner, rests: false }))
  countRenders(renders)
}
