import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '@/lib/contract/error'
import { isUpload } from './admit-uploads'
import { BODY_LIMIT } from './body'
import { endForOthers, endSlowRequest } from './end-slow-request'
import { interceptRequests } from './intercept-requests'
import { respondEarly } from './refuse-early'
import { networkOfRequest } from './request-network'
import { siteOf } from './visitor-network'

/** A body of at most 256 KB that takes longer is ended. */
const MOST_MS = 30_000

/** Bodies that are being received at a time, of one network and of all. */
const MOST_OF_NETWORK = 32
const MOST_OPEN = 1024

/** Bytes of the bodies of all networks together that the shop holds at a time: Next holds each in memory. */
const MOST_BYTES = 64 * 1024 * 1024

/** A form fits. The last quarter of the bytes is for such bodies, so that large ones do not stop sign-in. */
const SMALL_BODY = 16 * 1024
const SHARE_OF_LARGE = 0.75

/** A body that takes longer makes room for any other. */
const SLOW_MS = 1_000

interface Body {
  network: string
  site: string
  since: number
  /** Received so far. */
  bytes: number
  end(): void
}

/** The bodies in progress, oldest first. */
const receiving = new Set<Body>()

/** Bytes of all bodies, and of the large ones, that are being received or answered. */
const held = { all: 0, large: 0 }

const isLarge = ({ bytes }: Body) => bytes > SMALL_BODY
const one = () => 1
const size = ({ bytes }: Body) => bytes

/** The oldest body in progress of the site that has the most, and how much that is. */
function heaviest(weigh: (body: Body) => number, isMeant: (body: Body) => boolean = () => true) {
  const weights = new Map<string, number>()
  const meant = [...receiving].filter(isMeant)
  for (const body of meant) weights.set(body.site, (weights.get(body.site) ?? 0) + weigh(body))
  const most = Math.max(...weights.values())
  return { body: meant.find(({ site }) => weights.get(site) === most), most }
}

/** Ends a body of a site that has more than the newcomer's, otherwise a slow one. @throws ApiError BUSY if there is none */
function makeRoom(site: string): void {
  const { body, most } = heaviest(one)
  const own = [...receiving].filter((other) => other.site === site).length
  const [oldest] = receiving
  if (body && most > own + 1) body.end()
  else if (oldest && performance.now() - oldest.since >= SLOW_MS) oldest.end()
  else throw new ApiError('BUSY')
}

/** @throws ApiError BUSY if the network sends too many bodies at a time, or all of them and none is slow */
function admit(network: string, site: string, mostOfNetwork: number, mostOpen: number): void {
  const own = [...receiving].filter((body) => body.network === network).length
  if (own >= mostOfNetwork) throw new ApiError('BUSY')
  if (receiving.size >= mostOpen) makeRoom(site)
}

function add(body: Body, bytes: number): void {
  const before = isLarge(body) ? body.bytes : 0
  body.bytes += bytes
  held.all += bytes
  held.large += (isLarge(body) ? body.bytes : 0) - before
}

/** Ends bodies of the site that holds most until there is room; the last is the one that has grown. */
function limitBytes(mostBytes: number): void {
  while (held.large > SHARE_OF_LARGE * mostBytes) {
    const { body } = heaviest(size, isLarge)
    if (!body) break
    body.end()
  }
  while (held.all > mostBytes) {
    const { body } = heaviest(size)
    if (!body) break
    body.end()
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

interface Limits {
  mostMs?: number
  mostOfNetwork?: number
  mostOpen?: number
  mostBytes?: number
}

/** Follows a body until it has been answered. */
function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { network, site }: Pick<Body, 'network' | 'site'>,
  mostBytes: number,
): void {
  let isHeld = true
  /** The body is in memory while the request is answered, too. */
  function release() {
    receiving.delete(body)
    if (!isHeld) return
    isHeld = false
    held.all -= body.bytes
    if (isLarge(body)) held.large -= body.bytes
  }
  const body: Body = {
    network,
    site,
    since: performance.now(),
    bytes: 0,
    end() {
      release()
      endForOthers(request, response)
    },
  }
  receiving.add(body)
  response.once('close', release)
  const { push } = request
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) receiving.delete(body)
    else if (isHeld) {
      // What is beyond the limit is discarded.
      add(body, Math.min(chunk.length, BODY_LIMIT - body.bytes))
      limitBytes(mostBytes)
    }
    return push.call(request, chunk, encoding)
  }
}

/** Ends a body that takes too long. */
function limitTime(request: IncomingMessage, response: ServerResponse, mostMs: number): void {
  const timer = setTimeout(() => endSlowRequest(request, response), mostMs).unref()
  const { push } = request
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) clearTimeout(timer)
    return push.call(request, chunk, encoding)
  }
  response.once('close', () => clearTimeout(timer))
}

/**
 * Limits how long a body may take, how many one network may send at a time, and how many and how much all of them. When
 * these are reached, a slow body of the site with the most is ended, so that slow senders neither fill the memory nor
 * shut out others. Files have a rule of their own, see `admitUploads`.
 */
export function limitSlowBodies({
  mostMs = MOST_MS,
  mostOfNetwork = MOST_OF_NETWORK,
  mostOpen = MOST_OPEN,
  mostBytes = MOST_BYTES,
}: Limits = {}): void {
  interceptRequests('limit-slow-bodies', (request, response, proceed) => {
    if (!hasBody(request) || isUpload(request)) return proceed()
    limitTime(request, response, mostMs)
    const network = networkOfRequest(request)
    const site = siteOf(network)
    try {
      admit(network, site, mostOfNetwork, mostOpen)
    } catch (error) {
      void respondEarly(request, response, error)
      return
    }
    receive(request, response, { network, site }, mostBytes)
    proceed()
  })
}
