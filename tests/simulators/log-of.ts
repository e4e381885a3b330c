import { Writable } from 'node:stream'
import pino from 'pino'

/** Returns the log output of errors, in the server's format. */
export function logOf(errors: readonly unknown[]): string {
  const lines: string[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  const log = pino({}, stream)
  for (const error of errors) log.warn({ err: error }, 'gateway status query failed')
  return lines.join('')
}
