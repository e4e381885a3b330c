import PQueue from 'p-queue'
import { createFairQueue } from '@/lib/server/fair-queue'
import { CONNECTIONS, connectionQueue } from './connection-turns'

/** More than the pages of an office need at a time, or a storefront of its API host. */
const MOST_OF_A_NETWORK = 1_024
const MOST = 4_096

/** Starts the queue of the statements that wait for a connection. */
export function startConnectionQueue(): void {
  const connections = new PQueue({ concurrency: CONNECTIONS })
  connectionQueue.set(
    createFairQueue(connections, { most: MOST, mostPerOwner: MOST_OF_A_NETWORK, rests: false }),
  )
}
