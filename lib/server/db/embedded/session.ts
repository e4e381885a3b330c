import { ProtocolViolation, readString, replaceString, type TransactionStatus } from './protocol'

/**
 * The smallest amount of work for the backend: the messages up to a Sync ('S'), a simple query ('Q') or a
 * Flush ('H'), or the end of the connection ('X').
 */
export type Unit = {
  frames: Buffer[]
  end: 'S' | 'Q' | 'H' | 'X'
  /** It binds or describes the unnamed statement before parsing one itself. */
  needsUnnamed: boolean
  /** Its last Parse of the unnamed statement. */
  unnamed: Buffer | null
  /** It replaces or drops the unnamed statement. */
  replacesUnnamed: boolean
  /** Its SQL may change session settings without a SET command. */
  callsSetConfig: boolean
}

function newUnit(): Unit {
  return {
    frames: [],
    end: 'S',
    needsUnnamed: false,
    unnamed: null,
    replacesUnnamed: false,
    callsSetConfig: false,
  }
}

/** The end of a connection, queued like other work. */
export const LEAVE: Unit = { ...newUnit(), end: 'X' }

/** The session state that connections sharing one backend must not mix up. */
export class Session {
  readonly id: number
  /** Settings that differ from the server's; restored whenever the session gets the backend. */
  settings = new Map<string, string>()
  /** Whether the backend's settings have changed since `settings` was read. */
  settingsChanged = false
  /** The Parse message of the client's unnamed statement. */
  unnamed: Buffer | null = null
  /** The client's own limit for an idle transaction; null to use the server's. */
  idleInTransactionMs: number | null = null
  status: TransactionStatus = 'I'
  #building: Unit = newUnit()
  #names = new Map<string, string>()
  #counter = 0
  #preparedSetConfig = false

  constructor(id: number) {
    this.id = id
  }

  /** The backend's names of the statements that this session prepared. */
  get statementNames(): Iterable<string> {
    return this.#names.values()
  }

  /**
   * Applies PostgreSQL's idle_in_transaction_session_timeout; 0, which means never, keeps the server's limit.
   */
  limitIdle(value: string): void {
    const milliseconds = Number(value.replace(/ms$/, ''))
    if (Number.isInteger(milliseconds) && milliseconds > 0) this.idleInTransactionMs = milliseconds
  }

  /** Adds a client message; returns a unit when the message completes one. */
  add(frame: Buffer): Unit | null {
    const type = String.fromCharCode(frame[0] ?? 0)
    const unit = this.#building
    switch (type) {
      case 'Q':
        unit.callsSetConfig ||= this.#preparedSetConfig || frame.includes('set_config')
        unit.replacesUnnamed = true
        unit.unnamed = null
        unit.frames.push(frame)
        return this.#finish(type)
      case 'S':
      case 'H':
        unit.callsSetConfig ||= this.#preparedSetConfig
        unit.frames.push(frame)
        return this.#finish(type)
      case 'P':
        unit.frames.push(this.#parse(frame))
        return null
      case 'B':
        unit.frames.push(this.#rename(frame, readString(frame, 5).next))
        return null
      case 'D':
        unit.frames.push(frame[5] === 0x53 ? this.#rename(frame, 6) : frame)
        return null
      case 'C':
        unit.frames.push(frame[5] === 0x53 ? this.#close(frame) : frame)
        return null
      case 'E':
        unit.frames.push(frame)
        return null
      // Remains of a COPY that has already failed.
      case 'd':
      case 'c':
      case 'f':
        return null
      default:
        throw new ProtocolViolation(`message type ${JSON.stringify(type)} is not supported`)
    }
  }

  #finish(end: Unit['end']): Unit {
    const unit = this.#building
    unit.end = end
    this.#building = newUnit()
    return unit
  }

  #parse(frame: Buffer): Buffer {
    const unit = this.#building
    const name = readString(frame, 5)
    const callsSetConfig = frame.includes('set_config')
    unit.callsSetConfig ||= callsSetConfig
    if (name.value === '') {
      unit.replacesUnnamed = true
      unit.unnamed = frame
      return frame
    }
    this.#preparedSetConfig ||= callsSetConfig
    return replaceString(frame, 5, name.next, this.#backendName(name.value))
  }

  #rename(frame: Buffer, offset: number): Buffer {
    const name = readString(frame, offset)
    if (name.value !== '') return replaceString(frame, offset, name.next, this.#backendName(name.value))
    if (!this.#building.replacesUnnamed) this.#building.needsUnnamed = true
    return frame
  }

  #close(frame: Buffer): Buffer {
    const name = readString(frame, 6)
    if (name.value === '') {
      this.#building.replacesUnnamed = true
      this.#building.unnamed = null
      return frame
    }
    const renamed = replaceString(frame, 6, name.next, this.#backendName(name.value))
    this.#names.delete(name.value)
    return renamed
  }

  // Short generated names rather than a prefix: the backend truncates names to 63 bytes.
  #backendName(name: string): string {
    const known = this.#names.get(name)
    if (known) return known
    this.#counter += 1
    const fresh = `session_${this.id}_${this.#counter}`
    this.#names.set(name, fresh)
    return fresh
  }
}
