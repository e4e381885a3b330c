import { sharedQueue } from '@/lib/server/shared-queue'

const queue = sharedQueue('missing pages')

export const setMissingPageQueue = queue.set

/** Waits until it is a network's turn to get a page that does not exist. @throws ApiError BUSY if too many wait */
export const missingPageTurn = (network: string): Promise<void> =>
  queue.inTurn(network, async () => undefined)
