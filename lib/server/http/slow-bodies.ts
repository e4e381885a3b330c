import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ApiError } from '@/lib/contract/error'
import { isUpload } from './admit-uploads'
import { endSlowRequest } from './end-slow-request'
import { respondEarly } from './refuse-early'
import { networkOfRequest } from './request-network'

/** A body of at most 256 KB that takes longer is ended. */
const MOST_MS = 30_000

/** Bodies of one network that are being received at a time: Next holds each in memory. */
const MOST_OF_NETWORK = 32

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

/**
 * Limits how long a body may take and how many one network may send at a time, so that slow senders cannot fill the
 * memory. Files have a rule of their own, see `admitUploads`.
 */
export function limitSlowBodies({ mostMs = MOST_MS, mostOfNetwork = MOST_OF_NETWORK } = {}): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    const proceed = () => emit.apply(this, [event, ...values] as Parameters<typeof emit>)
    const [request, response] = values
    const isRequest =
      event === 'request' && request instanceof IncomingMessage && response instanceof ServerResponse
    if (!isRequest || !hasBody(request) || isUpload(request)) return proceed()
    const timer = setTimeout(() => endSlowRequest(request, response), mostMs).unref()
    onceReceived(request, response, () => clearTimeout(timer))
    try {
      countBody(request, response, mostOfNetwork)
    } catch (error) {
      void respondEarly(request, response, error)
      return true
    }
    return proceed()
  }
}
