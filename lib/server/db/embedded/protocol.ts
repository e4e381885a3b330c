/** Untyped requests that a client may send before, or instead of, its start-up packet. */
export const SSL_REQUEST = 80877103
export const GSSENC_REQUEST = 80877104
export const CANCEL_REQUEST = 80877102

const MAX_STARTUP_BYTES = 10_000
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024

/** The transaction status in ReadyForQuery: idle, in a transaction, in a failed transaction. */
export type TransactionStatus = 'I' | 'T' | 'E'

/** A protocol violation or failed authentication: the connection must end. */
export class ProtocolViolation extends Error {
  readonly code: string

  constructor(message: string, code = '08P01') {
    super(message)
    this.code = code
  }
}

/** Splits a byte stream into protocol frames, regardless of TCP segmentation. */
export class FrameReader {
  #chunks: Buffer[] = []
  #size = 0

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
  }

  /** Returns the next start-up packet (length, code, body: no type byte), or null until it is complete. */
  startup(): Buffer | null {
    const head = this.#peek(4)
    if (!head) return null
    const length = head.readInt32BE(0)
    if (length < 8 || length > MAX_STARTUP_BYTES) throw new ProtocolViolation('invalid start-up packet')
    return this.#take(length)
  }

  /** Returns the next typed message with its header, or null until it is complete. */
  message(): Buffer | null {
    const head = this.#peek(5)
    if (!head) return null
    const length = head.readInt32BE(1)
    if (length < 4 || length > MAX_MESSAGE_BYTES) throw new ProtocolViolation('invalid message length')
    return this.#take(length + 1)
  }

  #peek(bytes: number): Buffer | null {
    if (this.#size < bytes) return null
    const first = this.#chunks[0]
    if (first && first.length >= bytes) return first
    const joined = Buffer.concat(this.#chunks, this.#size)
    this.#chunks = [joined]
    return joined
  }

  #take(bytes: number): Buffer | null {
    const head = this.#peek(bytes)
    if (!head) return null
    if (head.length === bytes) this.#chunks.shift()
    else this.#chunks[0] = head.subarray(bytes)
    this.#size -= bytes
    return head.subarray(0, bytes)
  }
}

/** Builds a typed message: type byte, length, body. */
export function message(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.allocUnsafe(5 + body.length)
  frame.write(type, 0, 1, 'latin1')
  frame.writeInt32BE(4 + body.length, 1)
  body.copy(frame, 5)
  return frame
}

function int32(...values: number[]): Buffer {
  const body = Buffer.allocUnsafe(values.length * 4)
  values.forEach((value, index) => {
    body.writeInt32BE(value, index * 4)
  })
  return body
}

function strings(...values: string[]): Buffer {
  return Buffer.from(values.map((value) => `${value}\0`).join(''), 'utf8')
}

/** Builds a start-up packet as a client sends it. */
export function startupPacket(parameters: Record<string, string>): Buffer {
  const body = strings(...Object.entries(parameters).flat(), '')
  return Buffer.concat([int32(body.length + 8, 196608), body])
}

export const authenticationOk = message('R', int32(0))
export const authenticationCleartextPassword = message('R', int32(3))
export const sync = message('S')
export const parseComplete = message('1')

/**
 * Sent after units that may have switched the backend to COPY FROM STDIN, which this server does not support:
 * the backend turns it into an ordinary error, and ignores it if no copy is in progress.
 */
export const copyFail = message('f', strings('COPY FROM STDIN is not available in the embedded database'))

/** A client's response to a request for a clear-text password. */
export function passwordMessage(password: string): Buffer {
  return message('p', strings(password))
}

/** A simple query. */
export function query(sql: string): Buffer {
  return message('Q', strings(sql))
}

/** Closes a prepared statement by name. */
export function closeStatement(name: string): Buffer {
  return message('C', Buffer.concat([Buffer.from('S'), strings(name)]))
}

/** Reports the value of a setting to the client. */
export function parameterStatus(name: string, value: string): Buffer {
  return message('S', strings(name, value))
}

/** Identifies the connection to its client. */
export function backendKeyData(processId: number, secret: number): Buffer {
  return message('K', int32(processId, secret))
}

/** Tells the client that it may send the next query. */
export function readyForQuery(status: TransactionStatus): Buffer {
  return message('Z', Buffer.from(status))
}

/** An error that ends the connection. */
export function fatalError(code: string, text: string): Buffer {
  return message('E', Buffer.concat([strings('SFATAL', 'VFATAL', `C${code}`, `M${text}`), Buffer.from([0])]))
}

/** Returns the zero-terminated string at an offset, and the offset of the next field. */
export function readString(frame: Buffer, offset: number): { value: string; next: number } {
  const end = frame.indexOf(0, offset)
  if (end === -1) throw new ProtocolViolation('unterminated string')
  return { value: frame.toString('utf8', offset, end), next: end + 1 }
}

/** Returns the parameters of a start-up packet. */
export function readStartupParameters(packet: Buffer): Map<string, string> {
  const parameters = new Map<string, string>()
  let offset = 8
  while (offset < packet.length && packet[offset] !== 0) {
    const name = readString(packet, offset)
    const value = readString(packet, name.next)
    parameters.set(name.value, value.value)
    offset = value.next
  }
  return parameters
}

/** Returns the message with the string between two offsets replaced. */
export function replaceString(frame: Buffer, from: number, to: number, value: string): Buffer {
  const body = Buffer.concat([frame.subarray(5, from), strings(value), frame.subarray(to)])
  return message(String.fromCharCode(frame[0] ?? 0), body)
}

/** What the server needs to know about a backend response. */
export type ReplySummary = { status: TransactionStatus | null; setRan: boolean; notified: boolean }

const FRAME_READY = 0x5a
const FRAME_COMPLETE = 0x43
const FRAME_NOTIFICATION = 0x41

/** Summarizes the frames of a backend response. */
export function summarize(reply: Buffer): ReplySummary {
  const summary: ReplySummary = { status: null, setRan: false, notified: false }
  for (let offset = 0; offset + 5 <= reply.length; offset += 1 + reply.readInt32BE(offset + 1)) {
    const type = reply[offset]
    if (type === FRAME_READY) {
      summary.status = String.fromCharCode(reply[offset + 5] ?? 0) as TransactionStatus
    } else if (type === FRAME_COMPLETE) {
      const tag = readString(reply, offset + 5).value
      if (tag === 'SET' || tag === 'RESET' || tag === 'DISCARD ALL') summary.setRan = true
    } else if (type === FRAME_NOTIFICATION) summary.notified = true
  }
  return summary
}

/** Removes NotificationResponse frames, which would reach whichever client is running. */
export function withoutNotifications(reply: Buffer): Buffer {
  const frames: Buffer[] = []
  for (let offset = 0; offset + 5 <= reply.length; ) {
    const end = offset + 1 + reply.readInt32BE(offset + 1)
    if (reply[offset] !== FRAME_NOTIFICATION) frames.push(reply.subarray(offset, end))
    offset = end
  }
  return Buffer.concat(frames)
}
