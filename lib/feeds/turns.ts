import 'server-only'
import PQueue from 'p-queue'
import { ApiError } from '@/lib/contract/error'
import { createFairQueue } from '@/lib/server/fair-queue'

/** Documents that are read at a time, of all networks and of one. */
const MOST_OPEN = 256
const MOST_OF_ONE = 16

/** A piece is one product or some hundred addresses. An open document has one waiting at most, so none is refused here. */
const inTurn = createFairQueue(new PQueue({ concurrency: 2 }), { most: MOST_OPEN, mostPerOwner: MOST_OF_ONE })

const open = new Map<string, number>()
let total = 0

export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
  /** Ends the document, also a second time. */
  end(): void
}

/** Opens a document, whose pieces are made while networks take turns. @throws ApiError BUSY if too many are open */
export function openTurns(network: string): Turns {
  const own = open.get(network) ?? 0
  if (total >= MOST_OPEN || own >= MOST_OF_ONE) throw new ApiError('BUSY')
  open.set(network, own + 1)
  total += 1
  let isOpen = true
  return {
    take: (work) => inTurn(network, work),
    end() {
      if (!isOpen) return
      isOpen = false
      total -= 1
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    },
  }
}
