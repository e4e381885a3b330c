import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenersOf } from './parallel-listeners.ts'

/** A request that was sent before the stop signal is read within this time, however busy the process is. */
const SETTLE_MS = 300
const CHECK_MS = 50

/** Read by the readiness check. */
const state = globalThis as typeof globalThis & { sunhopDraining?: boolean }

/**
 * Prepares a server for being closed without a reset connection. To be called when it begins to listen. The returned
 * function turns readiness off, goes on accepting connections for `lameDuckMs`, so that proxies notice it, and asks
 * clients to close theirs. Then it stops listening, closes what is idle, and resolves when the last request is answered.
 */
export function drain(server: Server, lameDuckMs: number): () => Promise<void> {
  const open = new Map<Socket, { quietSince: number; requests: number }>()
  const responses = new Set<ServerResponse>()
  let isDraining = false

  server.on('connection', (socket: Socket) => {
    open.set(socket, { quietSince: performance.now(), requests: 0 })
    socket.once('close', () => open.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const use = open.get(socket)
    if (use) use.requests++
    responses.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      responses.delete(response)
      if (!use) return
      use.requests--
      use.quietSince = performance.now()
    })
  })

  return async () => {
    isDraining = true
    state.sunhopDraining = true
    for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false
    await sleep(Math.max(lameDuckMs, SETTLE_MS))
    // The server's own `close` would end connections whose next request has arrived and is not read yet.
    for (const listener of listenersOf(server)) NetServer.prototype.close.call(listener)
    while (open.size > 0) {
      await sleep(CHECK_MS)
      const now = performance.now()
      for (const [socket, { requests, quietSince }] of open)
        if (requests === 0 && now - quietSince > SETTLE_MS) socket.end().destroySoon()
    }
  }
}
