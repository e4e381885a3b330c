import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseLink {
  /** Connection URL through the link. */
  url: string
  /** Ends all connections and accepts no other. */
  cut(): void
  /** Accepts connections, and passes on nothing any more. */
  silence(): void
  /** Forwards new connections again. */
  restore(): void
  stop(): Promise<void>
}

/** Forwards connections to a PostgreSQL server until the link is cut, as if the server had been killed, or silent. */
export async function startDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  const server = createServer((incoming) => {
    if (state === 'cut') return incoming.destroy()
    if (state === 'silent') {
      sockets.add(incoming)
      incoming.on('error', () => undefined)
      return
    }
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
  const end = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const cut = () => {
    state = 'cut'
    end()
  }
  return {
    url: url.href,
    cut,
    silence: () => {
      state = 'silent'
      for (const socket of sockets) socket.unpipe()
    },
    restore: () => {
      if (state === 'silent') end()
      state = 'open'
    },
    stop: () => {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
