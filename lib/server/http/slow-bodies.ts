import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '@/lib/contract/error'
import { isUpload } from './admit-uploads'
import { BODY_LIMIT } from './body'
import { endSlowRequest } from './end-slow-request'
import { interceptRequests } from './intercept-requests'
import { respondEarly } from './refuse-early'
import { networkOfRequest } from './request-network'

/** A body of at most 256 KB that takes longer is ended. */
const MOST_MS = 30_000

/** Bodies of one network that are being received at a time: Next holds each in memory. */
const MOST_OF_NETWORK = 32

/** Bytes of the bodies of all networks together that the shop holds at a time. */
const MOST_BYTES = 64 * 1024 * 1024

/** A form fits. The last quarter of the bytes is for such bodies, so that large ones do not stop sign-in. */
const SMALL_BODY = 16 * 1024

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Calls back once, when the body has been received or its connection is lost. */
function onceReceived(request: IncomingMessage, response: ServerResponse, done: () => void): void {
  let isDone = false
  const finish = () => {
    if (!isDone) done()
    isDone = true
  }
  const { push } = request
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) finish()
    return push.call(request, chunk, encoding)
  }
  response.once('close', finish)
}

/** The bodies in progress, by network. */
const receiving = new Map<string, number>()

/** @throws ApiError BUSY if the network sends too many bodies at a time */
function countBody(request: IncomingMessage, response: ServerResponse, most: number): void {
  const network = networkOfRequest(request)
  const others = receiving.get(network) ?? 0
  if (others >= most) throw new ApiError('BUSY')
  receiving.set(network, others + 1)
  onceReceived(request, response, () => {
    const left = (receiving.get(network) ?? 1) - 1
    if (left > 0) receiving.set(network, left)
    else receiving.delete(network)
  })
}

/** Bytes of all bodies, as large as they are stated or may become. */
let held = 0

/** @throws ApiError BUSY if the bodies of all networks together are too large */
function holdBody({ headers }: IncomingMessage, response: ServerResponse, mostBytes: number): void {
  const size = headers['transfer-encoding'] === undefined ? Number(headers['content-length']) : BODY_LIMIT
  if (held + size > (size > SMALL_BODY ? 0.75 * mostBytes : mostBytes)) throw new ApiError('BUSY')
  held += size
  // The body is in memory while the request is answered, too.
  response.once('close', () => {
    held -= size
  })
}

/**
 * Limits how long a body may take, how many one network may send at a time and how much all of them, so that slow senders
 * cannot fill the memory. Files have a rule of their own, see `admitUploads`.
 */
export function limitSlowBodies({
  mostMs = MOST_MS,
  mostOfNetwork = MOST_OF_NETWORK,
  mostBytes = MOST_BYTES,
} = {}): void {
  interceptRequests('limit-slow-bodies', (request, response, proceed) => {
    if (!hasBody(request) || isUpload(request)) return proceed()
    const timer = setTimeout(() => endSlowRequest(request, response), mostMs).unref()
    onceReceived(request, response, () => clearTimeout(timer))
    try {
      countBody(request, response, mostOfNetwork)
      holdBody(request, response, mostBytes)
    } catch (error) {
      void respondEarly(request, response, error)
      return
    }
    proceed()
  })
}
