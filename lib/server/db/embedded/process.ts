import { parseArgs } from 'node:util'
import { INITIAL_VARIABLE, PASSWORD_VARIABLE } from './address'
import { FolderInUse } from './lock'
import { start } from './server'

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    memory: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    'idle-in-transaction-ms': { type: 'string' },
    /** Stop when stdin ends, i.e. when the parent process has ended. */
    'with-parent': { type: 'boolean', default: false },
  },
})

function report(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

async function main(): Promise<void> {
  // The parent may have ended before reading the line.
  process.stdout.on('error', () => {})
  const idle = values['idle-in-transaction-ms']
  const server = await start({
    dataDir: values.dir,
    memory: values.memory,
    port: Number(values.port),
    password: process.env[PASSWORD_VARIABLE],
    initial: process.env[INITIAL_VARIABLE],
    idleInTransactionMs: idle === undefined ? undefined : Number(idle),
  })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('the embedded database did not close cleanly:', error)
        server.abandon()
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  process.on('disconnect', stop)
  if (values['with-parent']) {
    process.stdin.on('end', stop).on('close', stop).on('error', stop)
    process.stdin.resume()
  }
  void server.broken.then((error) => {
    console.error('the embedded database must be restarted:', error)
    server.abandon()
    process.exit(1)
  })
  report({ ready: true, url: server.url, pid: process.pid })
}

main().catch((error: unknown) => {
  const inUse = error instanceof FolderInUse
  report({ ready: false, inUse, error: error instanceof Error ? error.message : String(error) })
  if (!inUse) console.error(error)
  process.exitCode = 1
})
