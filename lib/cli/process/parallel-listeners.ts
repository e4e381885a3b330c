import { Server } from 'node:http'
import { type AddressInfo, type ListenOptions, Server as NetServer } from 'node:net'

/**
 * A process takes one connection of a listening socket in each turn of its event loop. With one socket, a few hundred new
 * connections a second filled its queue as soon as a turn took some milliseconds, and the kernel dropped those of visitors.
 */
const SOCKETS = 8

const others = new WeakMap<NetServer, NetServer[]>()

/** Returns the listening sockets of a server. */
export const listenersOf = (server: NetServer): NetServer[] => [server, ...(others.get(server) ?? [])]

function listen(server: Server, options: ListenOptions): void {
  NetServer.prototype.listen.call(server, { ...options, reusePort: true })
  const more = Array.from({ length: SOCKETS - 1 }, () => new NetServer())
  others.set(server, more)
  for (const one of more) {
    one.on('connection', (socket) => server.emit('connection', socket))
    one.on('error', (error) => server.emit('error', error))
    one.listen({ ...options, reusePort: true })
  }
}

/**
 * Has HTTP servers of this process that listen on a port do so with several sockets, among which the kernel distributes
 * connections. It would let another process share the port: that is refused as with one socket.
 */
export function listenInParallel(): void {
  // Other systems do not distribute connections, or do not have the option.
  if (process.platform !== 'linux') return
  Server.prototype.listen = function (this: Server, ...args: unknown[]) {
    const [port, host] = args
    if (typeof port !== 'number' || typeof host !== 'string')
      return NetServer.prototype.listen.apply(this, args as Parameters<NetServer['listen']>)
    const done = args.at(-1)
    if (typeof done === 'function') this.once('listening', done as () => void)
    const probe = new NetServer()
    probe.once('error', (error) => this.emit('error', error))
    probe.listen({ port, host }, () => {
      const { port: free } = probe.address() as AddressInfo
      probe.close(() => listen(this, { port: free, host }))
    })
    return this
  } as Server['listen']
}
