import type { Client } from './scheduler'

/** After other work, which may go on with another statement. */
const QUIET_MS = 25
/** After which the background has its turn, however busy the others are. */
const LONGEST_WAIT_MS = 1_000

/** Decides which of the waiting clients is next: work in the background lets all other work go first. */
export class BackgroundTurns {
  readonly #retry: () => void
  #timer: NodeJS.Timeout | undefined
  /** The work in the background that is under way, and its connections. */
  #name: string | null = null
  readonly #clients = new Set<Client>()
  /** When others, and the background, last had the database. */
  #others = 0
  #background = 0

  /** @param retry called when it may be the turn of a client that had to wait */
  constructor(retry: () => void) {
    this.#retry = retry
  }

  /** Returns the next of the waiting clients, which are in order of arrival; undefined if none may run now. */
  next(waiting: Iterable<Client>): Client | undefined {
    let first: Client | undefined
    for (const client of waiting) {
      if (client.background === null) return client
      if (client.units[0]?.end === 'X') return client
      first ??= this.#belongs(client) ? client : undefined
    }
    const delay = first ? this.#delay() : 0
    if (delay <= 0) return first
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#retry()
    }, delay)
    return undefined
  }

  /** A client has used the database. */
  ran(client: Client): void {
    if (client.background === null) this.#others = performance.now()
    else this.#background = performance.now()
  }

  /** A client has left. */
  left(client: Client): void {
    if (this.#clients.delete(client) && this.#clients.size === 0) this.#name = null
  }

  /** Whether a client belongs to the work in the background that is under way; without any, it begins with this client. */
  #belongs(client: Client): boolean {
    this.#name ??= client.background
    if (client.background !== this.#name) return false
    this.#clients.add(client)
    return true
  }

  #delay(): number {
    const now = performance.now()
    return Math.min(this.#others + QUIET_MS - now, this.#background + LONGEST_WAIT_MS - now)
  }
}
