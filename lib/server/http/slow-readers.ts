import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, siteOf } from './visitor-network'

/** Of the responses of all connections together that their readers have not taken. */
const MOST_BYTES = 128 * 1024 * 1024

/** What a response takes in memory beside its bytes. */
const OVERHEAD = 64 * 1024

const CHECK_MS = 200

interface Limits {
  mostBytes?: number
  checkMs?: number
}

/** Connections with requests in progress, by the start of the first: their site, and the number of the requests. */
const busy = new Map<Socket, { site: string; requests: number }>()

/** What connections hold in memory until their readers take it, the oldest first, by site. */
function heldBySite() {
  const sites = new Map<string, { bytes: number; sockets: Array<{ socket: Socket; bytes: number }> }>()
  let total = 0
  for (const [socket, { site }] of busy) {
    if (socket.writableLength === 0) continue
    const bytes = socket.writableLength + OVERHEAD
    const own = sites.get(site) ?? { bytes: 0, sockets: [] }
    sites.set(site, own)
    own.bytes += bytes
    own.sockets.push({ socket, bytes })
    total += bytes
  }
  return { sites: [...sites.values()], total }
}

/** Ends connections of the site that holds most, the oldest first, until the others have room. */
function makeRoom(mostBytes: number): void {
  if (busy.size === 0) return
  const { sites, total } = heldBySite()
  for (let left = total; left > mostBytes; ) {
    const heaviest = sites.reduce((most, site) => (site.bytes > most.bytes ? site : most))
    const oldest = heaviest.sockets.shift()
    if (!oldest) return
    heaviest.bytes -= oldest.bytes
    left -= oldest.bytes
    oldest.socket.destroy()
  }
}

function count({ socket }: IncomingMessage, response: ServerResponse): void {
  const own = busy.get(socket) ?? { site: siteOf(networkOf(socket.remoteAddress ?? '')), requests: 0 }
  busy.set(socket, own)
  own.requests += 1
  response.once('close', () => {
    own.requests -= 1
    if (own.requests === 0) busy.delete(socket)
  })
}

/**
 * Limits what responses hold in memory because their readers take them slowly or not at all: a connection that asks for a
 * page of half a megabyte and reads nothing holds twice as much. Then connections of the site that holds most are ended. A
 * proxy in front reads at once.
 */
export function limitSlowReaders({ mostBytes = MOST_BYTES, checkMs = CHECK_MS }: Limits = {}): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Record<string, unknown>
    if (request instanceof IncomingMessage && response instanceof ServerResponse) count(request, response)
  })
  setInterval(() => makeRoom(mostBytes), checkMs).unref()
}
