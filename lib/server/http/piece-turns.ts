import PQueue from 'p-queue'
import { ApiError } from '@/lib/contract/error'
import { createFairQueue } from '@/lib/server/fair-queue'
import { requestNetwork } from './request-network'

/** Documents that are read at a time, of all networks and of one. */
const MOST_OPEN = 256
const MOST_OF_ONE = 16

/** A piece is one product or some hundred addresses. An open document has one waiting at most, so none is refused here. */
const inTurn = createFairQueue(new PQueue({ concurrency: 2 }), { most: MOST_OPEN, mostPerOwner: MOST_OF_ONE })

const open = new Map<string, number>()
let total = 0

/**
 * Opens a feed or sitemap, whose pieces are made while networks take turns.
 * @returns functions to make a piece in its turn, and to end the document, also a second time
 * @throws ApiError BUSY if too many are open
 */
export function openPieceTurns({ headers }: Request) {
  const network = requestNetwork(headers.get('x-forwarded-for'))
  const own = open.get(network) ?? 0
  if (total >= MOST_OPEN || own >= MOST_OF_ONE) throw new ApiError('BUSY')
  open.set(network, own + 1)
  total += 1
  let isOpen = true
  return {
    take: <T>(work: () => Promise<T>): Promise<T> => inTurn(network, work),
    end(): void {
      if (!isOpen) return
      isOpen = false
      total -= 1
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    },
  }
}
