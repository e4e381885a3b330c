import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Socket } from 'node:net'
import { BACKGROUND, DATABASE, USER } from './address'
import {
  authenticationCleartextPassword,
  authenticationOk,
  backendKeyData,
  CANCEL_REQUEST,
  FrameReader,
  fatalError,
  GSSENC_REQUEST,
  ProtocolViolation,
  readStartupParameters,
  readString,
  readyForQuery,
  SSL_REQUEST,
} from './protocol'
import type { Client, Scheduler } from './scheduler'
import { LEAVE, Session, type Unit } from './session'

const TERMINATE = 0x58
const LOGIN_MS = 10_000
const GOODBYE_MS = 2_000

// Ignored: either handled by name in the start-up packet, or meaningless for a single backend. Time limits
// need signals, which the engine lacks.
const NOT_APPLIED = new Set([
  'user',
  'database',
  'replication',
  'options',
  'client_encoding',
  'application_name',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
])

type Context = {
  id: number
  scheduler: Scheduler
  password: string
  greeting: Buffer
  onLeft: (connection: Connection) => void
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function optionSettings(options: string): [string, string][] {
  return [...options.matchAll(/(?:-c\s*|--)([A-Za-z_.]+)=((?:\\.|\S)*)/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\\(.)/g, '$1')],
  )
}

/** One TCP connection: start-up, password, then grouping of messages into units for the scheduler. */
export class Connection implements Client {
  readonly session: Session
  background: string | null = null
  units: Unit[] = []
  readonly #socket: Socket
  readonly #context: Context
  readonly #reader = new FrameReader()
  #phase: 'startup' | 'password' | 'ready' | 'leaving' = 'startup'
  readonly #loginTimer: NodeJS.Timeout

  constructor(socket: Socket, context: Context) {
    this.#socket = socket
    this.#context = context
    this.session = new Session(context.id)
    this.#loginTimer = setTimeout(() => socket.destroy(), LOGIN_MS)
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#leave())
  }

  reply(data: Buffer): void {
    if (data.length > 0 && this.#socket.writable) this.#socket.write(data)
  }

  terminate(code: string, text: string): void {
    if (this.#phase === 'leaving') return
    this.#socket.end(fatalError(code, text))
    setTimeout(() => this.#socket.destroy(), GOODBYE_MS).unref()
    this.units = []
    this.#leave()
  }

  left(): void {
    this.#socket.end()
    this.#context.onLeft(this)
  }

  /** Closes the socket without sending an error. */
  destroy(): void {
    this.#socket.destroy()
  }

  #leave(): void {
    clearTimeout(this.#loginTimer)
    const previous = this.#phase
    if (previous === 'leaving') return
    this.#phase = 'leaving'
    if (previous === 'ready') {
      this.units.push(LEAVE)
      this.#context.scheduler.submit(this)
    } else this.left()
  }

  #receive(chunk: Buffer): void {
    if (this.#phase === 'leaving') return
    this.#reader.push(chunk)
    try {
      while (this.#phase === 'startup') {
        const packet = this.#reader.startup()
        if (!packet) return
        this.#start(packet)
      }
      if (this.#phase === 'password') {
        const frame = this.#reader.message()
        if (!frame) return
        this.#authenticate(frame)
      }
      this.#work()
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) throw error
      this.terminate(error.code, error.message)
    }
  }

  #start(packet: Buffer): void {
    const code = packet.readInt32BE(4)
    if (code === SSL_REQUEST || code === GSSENC_REQUEST) {
      this.#socket.write('N')
      return
    }
    if (code === CANCEL_REQUEST) {
      this.#socket.destroy()
      this.#leave()
      return
    }
    if (code >> 16 !== 3) throw new ProtocolViolation('unsupported protocol version')
    const parameters = readStartupParameters(packet)
    const database = parameters.get('database') ?? parameters.get('user')
    if (parameters.get('user') !== USER) throw new ProtocolViolation(`the only user is "${USER}"`, '28000')
    if (database !== DATABASE) throw new ProtocolViolation(`the only database is "${DATABASE}"`, '3D000')
    if (!/^'?utf-?8'?$/i.test(parameters.get('client_encoding') ?? 'UTF8')) {
      throw new ProtocolViolation('the client encoding must be UTF8', '22023')
    }
    const name = parameters.get('application_name') ?? ''
    if (name.startsWith(BACKGROUND)) this.background = name
    const settings = [...optionSettings(parameters.get('options') ?? ''), ...parameters]
    for (const [name, value] of settings) {
      if (name === 'idle_in_transaction_session_timeout') this.session.limitIdle(value)
      if (!NOT_APPLIED.has(name) && !name.startsWith('_pq_.')) this.session.settings.set(name, value)
    }
    this.#phase = 'password'
    this.#socket.write(authenticationCleartextPassword)
  }

  #authenticate(frame: Buffer): void {
    if (frame[0] !== 0x70) throw new ProtocolViolation('expected a password')
    if (!timingSafeEqual(digest(readString(frame, 5).value), digest(this.#context.password))) {
      throw new ProtocolViolation(`password authentication failed for user "${USER}"`, '28P01')
    }
    clearTimeout(this.#loginTimer)
    this.#phase = 'ready'
    this.#socket.write(
      Buffer.concat([
        authenticationOk,
        this.#context.greeting,
        backendKeyData(this.session.id, randomInt(2 ** 31)),
        readyForQuery('I'),
      ]),
    )
  }

  #work(): void {
    const before = this.units.length
    while (this.#phase === 'ready') {
      const frame = this.#reader.message()
      if (!frame) break
      const unit = frame[0] === TERMINATE ? null : this.session.add(frame)
      if (unit) this.units.push(unit)
      else if (frame[0] === TERMINATE) this.#leave()
    }
    if (this.units.length > before) this.#context.scheduler.submit(this)
  }
}
