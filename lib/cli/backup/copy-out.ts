import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** Rows are small; each piece costs the streams behind a call. */
const PIECE_BYTES = 256 * 1024

/** A query whose rows come as the text of COPY. The client of `pg` calls these methods, but brings no such query. */
class CopyOut implements Submittable {
  readonly output: Readable
  readonly #text: string
  #socket: Socket | undefined
  #rows: Buffer[] = []
  #size = 0

  constructor(text: string) {
    this.#text = text
    this.output = new Readable({ read: () => this.#socket?.resume() })
  }

  submit(connection: Connection): void {
    this.#socket = (connection as Connection & { stream: Socket }).stream
    connection.query(this.#text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The parser reuses its memory.
    this.#rows.push(Buffer.from(chunk))
    this.#size += chunk.length
    if (this.#size >= PIECE_BYTES && !this.#flush()) this.#socket?.pause()
  }

  handleCommandComplete(): void {
    this.#flush()
  }

  handleReadyForQuery(): void {
    // The end may have come with rows after which the socket was paused. A stream that has ended reads no more.
    this.#socket?.resume()
    this.output.push(null)
  }

  handleError(error: Error): void {
    this.output.destroy(error)
  }

  #flush(): boolean {
    const piece = Buffer.concat(this.#rows, this.#size)
    this.#rows = []
    this.#size = 0
    return this.output.push(piece)
  }
}

/** Streams the result of `COPY … TO STDOUT`. The connection has no other query meanwhile. */
export function copyOut(client: Client, text: string): Readable {
  return client.query(new CopyOut(text)).output
}
