import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseLink {
  /** Connection URL through the link. */
  url: string
  /** Ends all connections and accepts no other. */
  cut(): void
  /** Accepts connections again. */
  restore(): void
  stop(): Promise<void>
}

/** Forwards connections to a PostgreSQL server until the link is cut, as if the server had been killed. */
export async function startDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((incoming) => {
    if (isCut) return incoming.destroy()
    const outgoing = connect(Number(port || 5432), hostname)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    restore: () => {
      isCut = false
    },
    stop: () => {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
