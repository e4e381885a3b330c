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

/** More than an office or a hotel behind one address requests at a time, or a storefront of its API host. */
const MOST_WAITING = 1_024
/** Of all networks: each takes some ten kilobytes. */
const MOST_WAITING_IN_ALL = 2_048
/** A request that takes longer waits for something else, and does not occupy the thread. */
const TURN_MS = 250

interface Limits {
  mostAhead?: number
  atOnce?: Record<Kind, number>
  mostWaiting?: number
  mostWaitingInAll?: number
  turnMs?: number
}

interface Request {
  response: ServerResponse
  start(): void
  refuse(): void
}

interface Waiting {
  begin(): void
  refuse(): void
}

interface Network {
  running: number
  waiting: Waiting[]
}

/** By kind and network. */
const networks = new Map<string, Network>()
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

/** Gives the place of a request to the next one of its network. */
function passOn(name: string, own: Network): void {
  const next = own.waiting.shift()
  if (next) {
    waitingInAll -= 1
    next.begin()
    return
  }
  own.running -= 1
  if (own.running === 0) networks.delete(name)
}

/**
 * Runs a request in a place of its network. The place is free after the event loop has read what others have sent: a page of
 * the cache is made without the loop, and a hundred in a row would let in no answer of the database.
 */
function run(
  name: string,
  own: Network,
  turnMs: number,
  { response, start }: Pick<Request, 'response' | 'start'>,
): void {
  const request = currentRequest()
  const end = () => {
    if (request) request.endTurn = undefined
    clearTimeout(timer)
    response.off('close', end)
    setImmediate(passOn, name, own)
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

/** Starts a request in its turn, or refuses it if too many wait. */
function inTurn(
  name: string,
  atOnce: number,
  { mostWaiting, mostWaitingInAll, turnMs }: Record<'mostWaiting' | 'mostWaitingInAll' | 'turnMs', number>,
  { response, start, refuse }: Request,
): void {
  const own = networks.get(name) ?? { running: 0, waiting: [] }
  networks.set(name, own)
  const begin = () => run(name, own, turnMs, { response, start })
  if (own.running < atOnce) {
    own.running += 1
    begin()
  } else if (own.waiting.length < mostWaiting && (waitingInAll < mostWaitingInAll || makeRoom(own))) {
    own.waiting.push({ begin: AsyncResource.bind(begin), refuse: AsyncResource.bind(refuse) })
    waitingInAll += 1
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
 * Lets in the requests of a connection one after the other, and a few of each kind of a network at a time, so that a
 * sender of many leaves time for others.
 */
export function takeTurns({
  mostAhead = MOST_AHEAD,
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
  mostWaitingInAll = MOST_WAITING_IN_ALL,
  turnMs = TURN_MS,
}: Limits = {}): void {
  interceptRequests('take-turns', (request, response, proceed) => {
    inOrder(request, response, mostAhead, () => {
      const kind = kindOf(request)
      const refuse = () => void respondEarly(request, response, new ApiError('BUSY'))
      const name = `${kind} ${networkOfRequest(request)}`
      const limits = { mostWaiting, mostWaitingInAll, turnMs }
      inTurn(name, atOnce[kind], limits, { response, start: proceed, refuse })
    })
  })
}
