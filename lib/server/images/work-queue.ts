import PQueue from 'p-queue'
import { createFairQueue, type FairQueue } from '@/lib/server/fair-queue'

/** One drawing and one copy at a time, in the process that renders. */
const drawings = new PQueue({ concurrency: 1 })

/** Drawings that a request waits for. The limit of a network is above what a page of a shop without any drawing requests. */
export const urgentDrawing = createFairQueue(drawings, {
  most: 192,
  mostPerOwner: 64,
  rank: 1,
  rests: false,
})

/** Large drawings, in place of which a smaller one is served meanwhile. */
export const laterDrawing = createFairQueue(drawings, { most: 24, mostPerOwner: 8, rests: false })

/** Copies in another size or format. */
export const copying = createFairQueue(new PQueue({ concurrency: 1 }), {
  most: 256,
  mostPerOwner: 64,
  rests: false,
})

/**
 * Imported images that are read to be copied. A store that is slow delays no drawn image, and as many images as are read
 * at a time are in memory.
 */
export const reading = createFairQueue(new PQueue({ concurrency: 4 }), {
  most: 256,
  mostPerOwner: 64,
  rests: false,
})

const running = new Map<string, Promise<Buffer | null>>()

/**
 * Makes an image in its turn, once for all requests that wait for it.
 * @param name identifies the image
 * @param owner the network of the first request
 * @throws ApiError BUSY if the queue is full for the owner
 */
export async function makeOnce<Made extends Buffer | null>(
  take: FairQueue,
  name: string,
  owner: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const known = running.get(name) as Promise<Made> | undefined
  if (known) return known
  const job = take(owner, make).finally(() => running.delete(name))
  running.set(name, job)
  return job
}
