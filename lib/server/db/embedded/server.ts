import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { urlOf } from './address'
import { Backend } from './backend'
import { Connection } from './connection'
import { openFolder } from './folder'
import { acquireLock, type Lock } from './lock'
import { Scheduler } from './scheduler'

const DRAIN_MS = 2_000
const IDLE_IN_TRANSACTION_MS = 30_000

/** Options for opening the database. */
export type StartOptions = {
  /**
   * The data folder; with `memory` it only determines the
   * lock file. Without it the server cannot be discovered.
   */
  dataDir?: string
  /** Keep the data in memory only. */
  memory?: boolean
  host?: string
  /** Defaults to 0, which selects a free port. */
  port?: number
  /** Generated if absent. */
  password?: string
  /** How long a connection may leave a transaction open while idle. */
  idleInTransactionMs?: number
  /** Archive of a data folder that a new database starts with. */
  initial?: string
}

/** An open database. */
export type EmbeddedServer = {
  url: string
  /** Resolves if the engine breaks; the process must then be restarted. */
  broken: Promise<unknown>
  /** Waits for running transactions (at most two seconds), closes the folder and removes the lock. */
  close(): Promise<void>
  /** Removes the lock without closing anything, for a process about to exit with a broken engine. */
  abandon(): void
}

/**
 * Opens a database and serves it over the PostgreSQL protocol.
 * @throws FolderInUse if the folder is already open
 */
export async function start(options: StartOptions): Promise<EmbeddedServer> {
  const dir = options.dataDir === undefined ? null : resolve(options.dataDir)
  if (dir === null && !options.memory) throw new Error('a database needs a folder or the memory option')
  const lock = dir === null ? null : await acquireLock(dir)
  try {
    const { memory, initial } = options
    const backend =
      dir === null || memory ? await Backend.open(null, initial) : await openFolder(dir, initial)
    return await serve(backend, lock, options)
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function serve(backend: Backend, lock: Lock | null, options: StartOptions): Promise<EmbeddedServer> {
  const password = options.password ?? randomBytes(24).toString('base64url')
  const connections = new Set<Connection>()
  let onBroken: (error: unknown) => void = () => {}
  const broken = new Promise<unknown>((resolve) => {
    onBroken = resolve
  })
  const scheduler = new Scheduler(backend, {
    idleInTransactionMs: options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
    onBroken,
  })

  let nextId = 1
  const server = createServer((socket) => {
    const connection = new Connection(socket, {
      id: nextId,
      scheduler,
      password,
      greeting: backend.greeting,
      onLeft: (one) => connections.delete(one),
    })
    nextId += 1
    connections.add(connection)
  })
  const host = options.host ?? '127.0.0.1'
  server.listen(options.port ?? 0, host)
  await once(server, 'listening')
  const reach = { host, port: (server.address() as AddressInfo).port, password }
  lock?.publish(reach)

  let closing: Promise<void> | undefined
  const shutDown = async () => {
    server.close()
    const terminate = (connection: Connection) =>
      connection.terminate('57P01', 'the embedded database is shutting down')
    const drained = scheduler.drain()
    for (const connection of [...connections]) if (!scheduler.isBusy(connection)) terminate(connection)
    await Promise.race([drained, broken, sleep(DRAIN_MS, undefined, { ref: false })])
    for (const connection of [...connections]) terminate(connection)
    await Promise.race([scheduler.drain(), broken])
    for (const connection of connections) connection.destroy()
    await backend.close()
    lock?.release()
  }

  return {
    url: urlOf(reach),
    broken,
    close: () => {
      closing ??= shutDown()
      return closing
    },
    abandon: () => lock?.release(),
  }
}
