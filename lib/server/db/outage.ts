import { ReportedError } from '@/lib/domain/reported-error'
import { log } from '@/lib/server/http/log'
import { isConnectionLost } from './connection-lost'

/** Fails every statement during an outage, at once. */
export class DatabaseUnavailable extends ReportedError {
  override name = 'DatabaseUnavailable'
  /** Of a refused connection, for code that looks at codes only. */
  readonly code = 'ECONNREFUSED'
}

/** Times in milliseconds. */
export interface OutageLimits {
  /** After how long a connection in use, or awaited, raises the suspicion of an outage. */
  slowMs: number
  /** How long the database may take to accept a connection and answer a trivial statement. */
  probeMs: number
  /** How often it is probed during an outage. */
  retryMs: number
}

const REMINDER_MS = 60_000

/** The error of a name with several addresses has no message. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error && (error.message || ('code' in error && String(error.code)))) || 'unknown'

/**
 * Distinguishes a database that has failed or is frozen from one that is busy with a long statement: when something
 * takes long or a connection is lost, a connection of its own probes the database. If that fails, all that waits for the
 * database fails, and so does every statement until a probe succeeds. The log has one line for the start of an outage,
 * one for its end, and one for each minute between.
 */
export class Outage {
  readonly #probe: () => Promise<void>
  readonly #limits: OutageLimits
  readonly #fail: (error: DatabaseUnavailable) => void
  #error: DatabaseUnavailable | null = null
  #probing: Promise<void> | null = null
  #probedAt = Number.NEGATIVE_INFINITY
  #refused = 0

  /**
   * @param probe resolves if the database answers within the limit
   * @param fail ends everything that waits for the database
   */
  constructor(probe: () => Promise<void>, limits: OutageLimits, fail: (error: DatabaseUnavailable) => void) {
    this.#probe = probe
    this.#limits = limits
    this.#fail = fail
  }

  /** Returns the error of every statement during an outage, else null. */
  refusal(): DatabaseUnavailable | null {
    if (this.#error) this.#refused++
    return this.#error
  }

  /** Probes the database, because a connection was lost or cannot be opened. Resolves when the result is known. */
  suspect(): Promise<void> {
    this.#probing ??= this.#check()
    return this.#probing
  }

  /** Probes the database if something has been waiting for it for long. @param longestMs how long */
  watch(longestMs: number): void {
    const { slowMs, probeMs } = this.#limits
    if (this.#error || longestMs < slowMs || performance.now() - this.#probedAt < probeMs) return
    void this.suspect()
  }

  async #check(): Promise<void> {
    const reason = await this.#problem()
    this.#probedAt = performance.now()
    if (reason !== null && !this.#error) this.#begin(reason)
    else this.#probing = null
  }

  async #problem(): Promise<string | null> {
    try {
      await this.#probe()
      return null
    } catch (error) {
      // Any other error is a response: the database is there.
      return isConnectionLost(error) ? reasonOf(error) : null
    }
  }

  #begin(reason: string): void {
    const since = performance.now()
    this.#error = new DatabaseUnavailable('the database is unavailable')
    this.#refused = 0
    log.error({ reason }, 'database unavailable: responses are 503 until it is back')
    this.#fail(this.#error)
    void this.#waitForEnd(since)
  }

  async #waitForEnd(since: number): Promise<void> {
    const seconds = () => Math.round((performance.now() - since) / 100) / 10
    let remindedAt = since
    do {
      await new Promise((resolve) => setTimeout(resolve, this.#limits.retryMs).unref())
      if (performance.now() - remindedAt < REMINDER_MS) continue
      remindedAt = performance.now()
      log.error({ seconds: seconds(), refused: this.#refused }, 'database still unavailable')
    } while ((await this.#problem()) !== null)
    this.#error = null
    this.#probing = null
    log.warn({ seconds: seconds(), refused: this.#refused }, 'database available again')
  }
}
