import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import {
  closeStatement,
  copyFail,
  parameterStatus,
  parseComplete,
  query,
  summarize,
  sync,
  withoutNotifications,
} from './protocol'
import type { Session, Unit } from './session'
import { SYNC_SETTINGS, SyncedFolder } from './synced-folder'

/** The engine failed; only a new process can open the folder again. */
export class BackendBroken extends Error {}

/** The client requested a start-up setting that the backend rejects. */
export class SettingsRefused extends Error {}

const REPORTED_SETTINGS = [
  'server_version',
  'server_encoding',
  'client_encoding',
  'DateStyle',
  'IntervalStyle',
  'integer_datetimes',
  'is_superuser',
  'session_authorization',
  'standard_conforming_strings',
  'TimeZone',
]

// RESET ALL does not reset the role.
const RESET = 'RESET ALL; RESET ROLE'

const LOCAL_SET = /\bset\s+(local|transaction|constraints)\b/gi

function literal(value: string): string {
  return `E'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Whether a SET in this unit may outlive its transaction. */
function setsForSession(unit: Unit): boolean {
  const texts = unit.frames.filter((frame) => frame[0] === 0x50 || frame[0] === 0x51)
  if (texts.length === 0) return true
  return texts.some((frame) =>
    /\b(set|reset|discard)\b/i.test(frame.toString('latin1', 5).replace(LOCAL_SET, '')),
  )
}

/**
 * The one PostgreSQL backend that all connections share, one owner at a time. Isolated per session: prepared
 * statements, the unnamed statement, settings. Portals need no isolation: they end with the transaction, and
 * a transaction never changes owner. Shared, because the engine has no second session: temporary tables,
 * cursors WITH HOLD, statements made with SQL PREPARE, and pg_advisory_lock (which therefore never waits;
 * pg_advisory_xact_lock is safe, because a transaction owns the whole database).
 */
export class Backend {
  readonly #engine: PGlite
  /** The ParameterStatus messages for a new connection. */
  readonly greeting: Buffer
  #current: Session | null = null
  #unnamedOf: Session | null = null

  private constructor(engine: PGlite, greeting: Buffer) {
    this.#engine = engine
    this.greeting = greeting
  }

  /**
   * Opens a data folder, in which a commit is on the disk when it is acknowledged, or an in-memory database.
   * @param initial archive of a data folder that a new database starts with, which saves most of the time of its creation
   */
  static async open(dataDir: string | null, initial?: string): Promise<Backend> {
    const engine = await PGlite.create({
      ...(initial === undefined ? {} : { loadDataDir: await openAsBlob(initial) }),
      ...(dataDir === null ? { dataDir: 'memory://' } : { fs: new SyncedFolder(dataDir) }),
      extensions: { pg_trgm },
      relaxedDurability: false,
      // The engine's default of 2 MB exceeds the WebAssembly stack: runaway recursion would break the engine
      // instead of failing with SQLSTATE 54001.
      startParams: [
        ...PGlite.defaultStartParams,
        '-c',
        'max_stack_depth=100kB',
        ...(dataDir === null ? [] : SYNC_SETTINGS),
      ],
    })
    const { rows } = await engine.query<{ name: string; setting: string }>(
      'SELECT name, current_setting(name) AS setting FROM unnest($1::text[]) AS name',
      [REPORTED_SETTINGS],
    )
    return new Backend(engine, Buffer.concat(rows.map((row) => parameterStatus(row.name, row.setting))))
  }

  /** Runs a unit for the session that owns the database and returns the response for its client. */
  async run(session: Session, unit: Unit): Promise<Buffer> {
    await this.#enter(session)
    const frames = [...unit.frames]
    frames.splice(unit.end === 'Q' ? frames.length : -1, 0, copyFail)
    const reparse = unit.needsUnnamed && this.#unnamedOf !== session ? session.unnamed : null
    if (reparse) frames.unshift(reparse)

    let reply = await this.#exchange(Buffer.concat(frames))
    if (unit.replacesUnnamed) session.unnamed = unit.unnamed
    if (unit.replacesUnnamed || reparse) this.#unnamedOf = session.unnamed ? session : null
    if (reparse && reply.subarray(0, parseComplete.length).equals(parseComplete)) {
      reply = reply.subarray(parseComplete.length)
    }

    const summary = summarize(reply)
    if (unit.end !== 'H' && !summary.status) throw new BackendBroken('the database engine did not respond')
    if (summary.status) session.status = summary.status
    if (unit.callsSetConfig || (summary.setRan && setsForSession(unit))) session.settingsChanged = true
    return summary.notified ? withoutNotifications(reply) : reply
  }

  /** Ends a session: rolls back its open transaction and deallocates its statements. */
  async leave(session: Session): Promise<void> {
    const closing = [...session.statementNames].map(closeStatement)
    let { status } = summarize(await this.#exchange(Buffer.concat([...closing, sync])))
    if (status && status !== 'I') status = summarize(await this.#exchange(query('ROLLBACK'))).status
    if (status !== 'I') throw new BackendBroken('the database engine did not end a transaction')
    if (this.#unnamedOf === session) this.#unnamedOf = null
    if (this.#current === session) {
      if (session.settingsChanged || session.settings.size > 0) await this.#internal(RESET)
      this.#current = null
    }
  }

  /** Returns an archive of the data folder. */
  async archive(): Promise<Blob> {
    return this.#engine.dumpDataDir('none')
  }

  /** Closes the data folder cleanly. */
  async close(): Promise<void> {
    await this.#engine.close()
  }

  async #enter(session: Session): Promise<void> {
    const previous = this.#current
    if (previous === session) return
    if (previous?.settingsChanged) {
      const { rows } = await this.#engine.query<{ name: string; setting: string }>(
        "SELECT name, current_setting(name) AS setting FROM pg_settings WHERE source = 'session'",
      )
      this.#unnamedOf = null
      previous.settings = new Map(rows.map((row) => [row.name, row.setting]))
      previous.settingsChanged = false
      await this.#internal(RESET)
    } else if (previous && previous.settings.size > 0) await this.#internal(RESET)
    this.#current = session
    if (session.settings.size > 0) {
      const calls = [...session.settings].map(
        ([name, value]) => `set_config(${literal(name)}, ${literal(value)}, false)`,
      )
      try {
        await this.#internal(`SELECT ${calls.join(', ')}`)
      } catch (error) {
        session.settings.clear()
        throw new SettingsRefused(error instanceof Error ? error.message : String(error))
      }
    }
  }

  async #internal(sql: string): Promise<void> {
    await this.#engine.exec(sql)
    this.#unnamedOf = null
  }

  async #exchange(request: Buffer): Promise<Buffer> {
    const chunks: Buffer[] = []
    await this.#engine.execProtocolRawStream(request, {
      // The engine writes directly to a Node folder; there is no second store to copy to.
      syncToFs: false,
      // The bytes are a view of the engine's memory, which it reuses.
      onRawData: (bytes) => chunks.push(Buffer.from(bytes)),
    })
    const [only] = chunks
    return chunks.length === 1 && only ? only : Buffer.concat(chunks)
  }
}
