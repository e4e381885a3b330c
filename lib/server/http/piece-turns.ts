import PQueue from 'p-queue'
import { ApiError } from '@/lib/contract/error'
import { createFairQueue } from '@/lib/server/fair-queue'
import { requestNetwork } from './request-network'

/** Documents that are read at a time, of all networks and of one. */
const MOST_OPEN = 256
const MOST_OF_ONE = 16
/** A reader that takes nothing for this time makes room for any other. */
const STALLED_MS = 5_000

/** A piece is one product or some hundred addresses. An open document has one waiting at most, so none is refused here. */
const inTurn = createFairQueue(new PQueue({ concurrency: 2 }), { most: MOST_OPEN, mostPerOwner: MOST_OF_ONE })

interface OpenDocument {
  network: string
  /** Since when it waits for its reader, and how it is ended meanwhile. */
  waiting: { since: number; drop: () => void } | null
}

const open = new Set<OpenDocument>()

/** Number of the open documents of each network. */
function countByNetwork(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { network } of open) counts.set(network, (counts.get(network) ?? 0) + 1)
  return counts
}

/**
 * Ends the document that has been waiting for its reader longest: of the network with the most, unless the newcomer has
 * hardly fewer; then of those whose readers are stalled. Returns false if there is none.
 */
function makeRoom(counts: Map<string, number>, own: number): boolean {
  const most = Math.max(...counts.values())
  const now = performance.now()
  let longest: OpenDocument['waiting'] = null
  for (const { network, waiting } of open) {
    if (!waiting || waiting.since >= (longest?.since ?? Number.POSITIVE_INFINITY)) continue
    if (most > own + 1 ? counts.get(network) === most : now - waiting.since >= STALLED_MS) longest = waiting
  }
  longest?.drop()
  return longest !== null
}

/**
 * Opens a feed or sitemap, whose pieces are made while networks take turns.
 * @returns whether the document is read, and functions to make a piece in its turn, to say that the document waits for its
 *   reader (with how it is ended meanwhile; null once the reader takes a piece), and to end the document, also a second time
 * @throws ApiError BUSY if too many are open
 */
export function openPieceTurns({ headers, method }: Request) {
  const network = requestNetwork(headers.get('x-forwarded-for'))
  const counts = countByNetwork()
  const own = counts.get(network) ?? 0
  if (own >= MOST_OF_ONE || (open.size >= MOST_OPEN && !makeRoom(counts, own))) throw new ApiError('BUSY')
  const document: OpenDocument = { network, waiting: null }
  open.add(document)
  return {
    isRead: method !== 'HEAD',
    take: <T>(work: () => Promise<T>): Promise<T> => inTurn(network, work),
    wait(drop: (() => void) | null): void {
      document.waiting = drop && { since: performance.now(), drop }
    },
    end(): void {
      open.delete(document)
    },
  }
}
