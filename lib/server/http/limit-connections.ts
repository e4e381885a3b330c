import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { networkOf, siteOf } from './visitor-network'

/** Connections without a request in progress: each may hold 64 KB of a head that never ends. */
const MOST_WAITING = 1_000

interface Limits {
  mostWaiting?: number
}

/** Connections without a request in progress, oldest first, by the site that they come from. */
const waiting = new Map<string, Set<Socket>>()
/** The site of each connection, and how many of its requests are in progress. */
const known = new WeakMap<Socket, { site: string; requests: number }>()
let total = 0

function add(socket: Socket): void {
  const site = known.get(socket)?.site
  if (site === undefined || socket.destroyed) return
  const own = waiting.get(site) ?? new Set()
  waiting.set(site, own)
  if (own.has(socket)) return
  own.add(socket)
  total += 1
}

function remove(socket: Socket): void {
  const site = known.get(socket)?.site ?? ''
  const own = waiting.get(site)
  if (!own?.delete(socket)) return
  total -= 1
  if (own.size === 0) waiting.delete(site)
}

/** Ends the oldest waiting connection of the site that has the most. */
function makeRoom(): void {
  let most: Set<Socket> | undefined
  for (const own of waiting.values()) if (own.size > (most?.size ?? 0)) most = own
  const [oldest] = most ?? []
  if (!oldest) return
  remove(oldest)
  oldest.destroy()
}

/**
 * Limits the connections that wait for a request or for the end of its head, before which no other code sees them. When
 * there are too many, one of the site that has the most is ended, so that newcomers get in. A proxy in front waits for the
 * head itself, and its connections are one site.
 */
export function limitConnections({ mostWaiting = MOST_WAITING }: Limits = {}): void {
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket?: unknown }
    if (!(socket instanceof Socket)) return
    known.set(socket, { site: siteOf(networkOf(socket.remoteAddress ?? '')), requests: 0 })
    add(socket)
    socket.once('close', () => remove(socket))
    while (total > mostWaiting) makeRoom()
  })
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Record<string, unknown>
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    const { socket } = request
    const connection = known.get(socket)
    if (!connection) return
    connection.requests += 1
    remove(socket)
    response.once('close', () => {
      connection.requests -= 1
      if (connection.requests === 0) add(socket)
    })
  })
}
