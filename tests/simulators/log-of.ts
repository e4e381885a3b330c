import { Writable } from 'node:stream'
import pino from 'pino'

/** What the log would hold of errors, as the server writes them. */
export function logOf(errors: readonly unknown[]): string {
  const lines: string[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  const log = pino({}, stream)
  for (const error of errors) log.warn({ err: error }, 'the gateway could not be asked')
  return lines.join('')
}
