import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '@/lib/contract/error'
import { isServedElsewhere } from '@/lib/navigation/served-elsewhere'
import { currentRequest } from './current-request'
import { interceptRequests } from './intercept-requests'
import { respondEarly } from './refuse-early'
import { networkOfRequest } from './request-network'
import { pathOf } from './request-target'

/** Requests that a connection may send before the answer to an earlier one. Browsers and proxies send none. */
const MOST_AHEAD = 16

/** What a network may have in progress at a time, by kind: each request is some milliseconds of the only thread. */
const AT_ONCE = {
  page: 2,
  call: 2,
  file: 4,
  /** Apart from the others, so that a flood through the same proxy does not make a server look ill. */
  probe: 4,
} as const satisfies Record<string, number>
type Kind = keyof typeof AT_ONCE

/** Of all networks and kinds: of more, each would wait for all others at every step that it takes through the event loop. */
const MOST_AT_ONCE = 24

/** More than an office or a hotel behind one address requests at a time, or a storefront of its API host. */
const MOST_WAITING = 1_024
/** Of all networks: each takes some ten kilobytes. */
const MOST_WAITING_IN_ALL = 2_048
/** A request that takes longer waits for something else, and does not occupy the thread. */
const TURN_MS = 250

interface Limits {
  mostAhead?: number
  atOnce?: Record<Kind, number>
  mostAtOnce?: number
  mostWaiting?: number
  mostWaitingInAll?: number
  turnMs?: number
}

type Turns = Required<Omit<Limits, 'mostAhead'>>

interface Request {
  response: ServerResponse
  start(): void
  refuse(): void
}

interface Waiting {
  begin(): void
  refuse(): void
}

/** What a network has of one kind. */
interface Network {
  /** How many may run at a time. */
  atOnce: number
  running: number
  waiting: Waiting[]
}

/** By kind and network. */
const networks = new Map<string, Network>()
/** Those of them that have something waiting and may run it; the one whose turn is next comes first. */
const ready = new Set<Network>()
let runningInAll = 0
let waitingInAll = 0
/**
 * The requests of a connection after the one in progress. Each starts in its own context, not in that of the request that
 * ends.
 */
const ahead = new WeakMap<Socket, Array<() => void>>()

/** Lets the requests of a connection in one after the other. One that sends too many ahead is ended. */
function inOrder(
  { socket }: IncomingMessage,
  response: ServerResponse,
  most: number,
  start: () => void,
): void {
  if (socket.destroyed) return
  response.once('close', () => {
    const next = ahead.get(socket)?.shift()
    if (next && !socket.destroyed) setImmediate(next)
    else ahead.delete(socket)
  })
  const waiting = ahead.get(socket)
  if (!waiting) {
    ahead.set(socket, [])
    start()
  } else if (waiting.length < most) waiting.push(AsyncResource.bind(start))
  else socket.destroy()
}

function occupy(own: Network): void {
  own.running += 1
  runningInAll += 1
}

/** Starts what waits as long as there are places: one request of each network, then the next of each. */
function startNext(mostAtOnce: number): void {
  for (const own of ready) {
    if (runningInAll >= mostAtOnce) return
    ready.delete(own)
    const next = own.waiting.shift()
    if (!next) continue
    waitingInAll -= 1
    occupy(own)
    // The network's next turn comes after those of all others.
    if (own.waiting.length > 0 && own.running < own.atOnce) ready.add(own)
    next.begin()
  }
}

/** Frees the place of a request. */
function leave(name: string, own: Network, mostAtOnce: number): void {
  own.running -= 1
  runningInAll -= 1
  if (own.waiting.length > 0) ready.add(own)
  else if (own.running === 0) networks.delete(name)
  startNext(mostAtOnce)
}

/**
 * Runs a request in a place of its network. The place is free after the event loop has read what others have sent: a page of
 * the cache is made without the loop, and a hundred in a row would let in no answer of the database.
 */
function run(
  name: string,
  own: Network,
  { turnMs, mostAtOnce }: Pick<Turns, 'turnMs' | 'mostAtOnce'>,
  { response, start }: Pick<Request, 'response' | 'start'>,
): void {
  const request = currentRequest()
  const end = () => {
    if (request) request.endTurn = undefined
    clearTimeout(timer)
    response.off('close', end)
    setImmediate(leave, name, own, mostAtOnce)
  }
  const timer = setTimeout(end, turnMs).unref()
  response.once('close', end)
  if (request) request.endTurn = end
  if (response.destroyed || response.req.socket.destroyed) end()
  else start()
}

/** Refuses the last request of the network that has the most waiting; false if it has hardly more than the newcomer's. */
function makeRoom(own: Network): boolean {
  let most = own
  for (const network of networks.values()) if (network.waiting.length > most.waiting.length) most = network
  if (most.waiting.length < own.waiting.length + 2) return false
  most.waiting.pop()?.refuse()
  waitingInAll -= 1
  return true
}

/** Starts a request in its turn, or refuses it if too many wait. A probe waits for no other network. */
function inTurn(kind: Kind, network: string, turns: Turns, { response, start, refuse }: Request): void {
  const name = `${kind} ${network}`
  const { mostWaiting, mostWaitingInAll, mostAtOnce } = turns
  const atOnce = turns.atOnce[kind]
  const own = networks.get(name) ?? { atOnce, running: 0, waiting: [] }
  const begin = () => run(name, own, turns, { response, start })
  if (own.running < atOnce && (runningInAll < mostAtOnce || kind === 'probe')) {
    networks.set(name, own)
    occupy(own)
    begin()
  } else if (own.waiting.length < mostWaiting && (waitingInAll < mostWaitingInAll || makeRoom(own))) {
    networks.set(name, own)
    own.waiting.push({ begin: AsyncResource.bind(begin), refuse: AsyncResource.bind(refuse) })
    waitingInAll += 1
    if (own.running < atOnce) ready.add(own)
  } else refuse()
}

const PROBES = ['/healthz', '/readyz', '/metrics']

function kindOf({ url = '' }: IncomingMessage): Kind {
  const path = pathOf(url)
  if (path.startsWith('/api/')) return 'call'
  if (PROBES.includes(path)) return 'probe'
  return isServedElsewhere(path) ? 'file' : 'page'
}

/**
 * Lets in the requests of a connection one after the other, a few of each kind of a network at a time, and a few of all
 * networks, which take turns, so that a sender of many leaves time for others.
 */
export function takeTurns({
  mostAhead = MOST_AHEAD,
  atOnce = AT_ONCE,
  mostAtOnce = MOST_AT_ONCE,
  mostWaiting = MOST_WAITING,
  mostWaitingInAll = MOST_WAITING_IN_ALL,
  turnMs = TURN_MS,
}: Limits = {}): void {
  interceptRequests('take-turns', (request, response, proceed) => {
    inOrder(request, response, mostAhead, () => {
      const kind = kindOf(request)
      const refuse = () => void respondEarly(request, response, new ApiError('BUSY'))
      const turns = { atOnce, mostAtOnce, mostWaiting, mostWaitingInAll, turnMs }
      inTurn(kind, networkOfRequest(request), turns, { response, start: proceed, refuse })
    })
  })
}
