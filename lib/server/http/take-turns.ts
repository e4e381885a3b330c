import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '@/lib/contract/error'
import { isServedElsewhere } from '@/lib/navigation/served-elsewhere'
import { interceptRequests } from './intercept-requests'
import { respondEarly } from './refuse-early'
import { networkOfRequest } from './request-network'
import { pathOf } from './request-target'

/** Requests that a connection may send before the answer to an earlier one. Browsers and proxies send none. */
const MOST_AHEAD = 16

/** Pages of one network that are made at a time: a cached page is a few milliseconds of the only thread. */
const PAGES_AT_ONCE = 4
/** More than an office or a hotel behind one address requests at a time. */
const MOST_PAGES = 256
/** A page that takes longer waits for something else, and does not occupy the thread. */
const TURN_MS = 500

interface Limits {
  mostAhead?: number
  pagesAtOnce?: number
  mostPages?: number
}

interface Network {
  running: number
  waiting: Array<() => void>
}

const networks = new Map<string, Network>()
/** The requests of a connection after the one in progress. */
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
    if (next && !socket.destroyed) next()
    else ahead.delete(socket)
  })
  const waiting = ahead.get(socket)
  if (!waiting) {
    ahead.set(socket, [])
    start()
  } else if (waiting.length < most) waiting.push(start)
  else socket.destroy()
}

/** Runs a request, and the next one of its network after it. */
function run(name: string, own: Network, response: ServerResponse, start: () => void): void {
  own.running += 1
  const end = () => {
    clearTimeout(timer)
    response.off('close', end)
    own.running -= 1
    const next = own.waiting.shift()
    if (next) next()
    else if (own.running === 0) networks.delete(name)
  }
  const timer = setTimeout(end, TURN_MS).unref()
  response.once('close', end)
  if (response.destroyed || response.req.socket.destroyed) end()
  else start()
}

/** @throws ApiError BUSY if too many pages of the network wait */
function inTurn(
  name: string,
  { pagesAtOnce, mostPages }: Required<Omit<Limits, 'mostAhead'>>,
  response: ServerResponse,
  start: () => void,
): void {
  const own = networks.get(name) ?? { running: 0, waiting: [] }
  networks.set(name, own)
  const begin = () => run(name, own, response, start)
  if (own.running < pagesAtOnce) begin()
  else if (own.waiting.length < mostPages) own.waiting.push(begin)
  else throw new ApiError('BUSY')
}

const isPage = ({ method = '', url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !isServedElsewhere(pathOf(url))

/**
 * Lets in the requests of a connection one after the other, and a few pages of a network at a time, so that a sender of
 * many leaves time for others.
 */
export function takeTurns({
  mostAhead = MOST_AHEAD,
  pagesAtOnce = PAGES_AT_ONCE,
  mostPages = MOST_PAGES,
}: Limits = {}): void {
  interceptRequests('take-turns', (request, response, proceed) => {
    inOrder(request, response, mostAhead, () => {
      if (!isPage(request)) return proceed()
      try {
        inTurn(networkOfRequest(request), { pagesAtOnce, mostPages }, response, proceed)
      } catch (error) {
        void respondEarly(request, response, error)
      }
    })
  })
}
