import { setImmediate } from 'node:timers/promises'
import { type Backend, SettingsRefused } from './backend'
import { BackgroundTurns } from './background-turns'
import type { Session, Unit } from './session'

/** A connection as the scheduler sees it. */
export type Client = {
  readonly session: Session
  /** The name of the work in the background that it belongs to; null for any other client. */
  readonly background: string | null
  /** Received but not yet run, oldest first. */
  units: Unit[]
  reply(data: Buffer): void
  /** Ends the connection with an error; the session leaves with its next unit. */
  terminate(code: string, text: string): void
  /** The session has left the backend. */
  left(): void
}

type Options = { idleInTransactionMs: number; onBroken: (error: unknown) => void }

/**
 * Gives the database to one connection at a time, from its first unit until the backend is idle outside a
 * transaction. The others queue in order of arrival, those of work in the background behind all others.
 */
export class Scheduler {
  readonly #backend: Backend
  readonly #options: Options
  readonly #waiting = new Set<Client>()
  readonly #turns = new BackgroundTurns(() => void this.#pump())
  #owner: Client | null = null
  #running = false
  #broken = false
  #closing = false
  #idleTimer: NodeJS.Timeout | undefined
  #onQuiet: (() => void) | undefined

  constructor(backend: Backend, options: Options) {
    this.#backend = backend
    this.#options = options
  }

  /** Called when a client has new units. */
  submit(client: Client): void {
    if (client !== this.#owner) this.#waiting.add(client)
    void this.#pump()
  }

  /** Whether a client owns the database or is waiting for it. */
  isBusy(client: Client): boolean {
    return client === this.#owner || this.#waiting.has(client)
  }

  /** From now on disconnects each client when its work is done; resolves when all work is done. */
  async drain(): Promise<void> {
    this.#closing = true
    if (this.#broken || (!this.#owner && this.#waiting.size === 0 && !this.#running)) return
    await new Promise<void>((resolve) => {
      this.#onQuiet = resolve
    })
  }

  async #pump(): Promise<void> {
    if (this.#running || this.#broken) return
    this.#running = true
    try {
      for (let job = this.#next(); job; job = this.#next()) {
        await this.#step(job.client, job.unit)
        // The engine runs on this thread: without a pause, sockets would not be read while work is queued.
        if (this.#waiting.size > 0 || (this.#owner?.units.length ?? 0) > 0) await setImmediate()
      }
      if (this.#owner && !this.#idleTimer) this.#watchIdle(this.#owner)
    } catch (error) {
      this.#broken = true
      this.#options.onBroken(error)
    } finally {
      this.#running = false
    }
    if (this.#broken || (!this.#owner && this.#waiting.size === 0)) this.#onQuiet?.()
  }

  #next(): { client: Client; unit: Unit } | null {
    while (true) {
      const client = this.#owner ?? this.#turns.next(this.#waiting)
      if (!client) return null
      this.#waiting.delete(client)
      const unit = client.units.shift()
      if (unit) return { client, unit }
      if (client === this.#owner) return null
    }
  }

  async #step(client: Client, unit: Unit): Promise<void> {
    this.#owner = client
    clearTimeout(this.#idleTimer)
    this.#idleTimer = undefined
    if (unit.end === 'X') {
      await this.#backend.leave(client.session)
      this.#owner = null
      this.#turns.left(client)
      client.left()
      return
    }
    try {
      client.reply(await this.#backend.run(client.session, unit))
    } catch (error) {
      if (!(error instanceof SettingsRefused)) throw error
      client.terminate('22023', error.message)
      return
    }
    if (unit.end === 'H' || client.session.status !== 'I') return
    this.#owner = null
    this.#turns.ran(client)
    if (this.#closing && client.units.length === 0)
      client.terminate('57P01', 'the embedded database is shutting down')
    if (client.units.length > 0) this.#waiting.add(client)
  }

  #watchIdle(owner: Client): void {
    const limit = owner.session.idleInTransactionMs ?? this.#options.idleInTransactionMs
    this.#idleTimer = setTimeout(() => {
      owner.terminate('25P03', 'terminating connection due to idle-in-transaction timeout')
    }, limit)
  }
}
