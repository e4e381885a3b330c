import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { PASSWORD_VARIABLE, urlOf } from './address'
import { FolderInUse, isAlive, isCopied, readLock } from './lock'
import { probe } from './probe'

const STOP_MS = 15_000
const OPENING_MS = 30_000

const Report = z.union([
  z.object({ ready: z.literal(true), url: z.string(), pid: z.number() }),
  z.object({ ready: z.literal(false), inUse: z.boolean(), error: z.string() }),
])

/** Options for launching the database. */
export type LaunchOptions = {
  dir?: string
  memory?: boolean
  port?: number
  /** Generated if absent; a restarted database gets the one of the first. */
  password?: string
  idleInTransactionMs?: number
  /** The project's folder; defaults to the working directory. */
  root?: string
}

/** A database in its own process. It stops when the process that launched it has ended. */
export type LaunchedDatabase = {
  url: string
  pid: number
  /** Resolves with the exit code (null after a signal) when the process has ended for any reason. */
  exited: Promise<number | null>
  stop(): Promise<void>
}

/** Opens a database in a new process. @throws FolderInUse if another process has the folder open */
export async function launchEmbedded(options: LaunchOptions): Promise<LaunchedDatabase> {
  const root = options.root ?? process.cwd()
  const args = ['--import', 'tsx', join(root, 'lib/server/db/embedded/process.ts'), '--with-parent']
  if (options.dir !== undefined) args.push('--dir', resolve(options.dir))
  if (options.memory) args.push('--memory')
  if (options.port !== undefined) args.push('--port', String(options.port))
  if (options.idleInTransactionMs !== undefined) {
    args.push('--idle-in-transaction-ms', String(options.idleInTransactionMs))
  }
  // Not as an argument, which every user of the machine can read.
  const secret = options.password === undefined ? {} : { [PASSWORD_VARIABLE]: options.password }
  // Options for this process (e.g. an inspector port) must not be inherited.
  const { NODE_OPTIONS: _, ...env } = process.env
  // In its own process group: Ctrl-C in a terminal reaches the web server first and the database after it.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...secret },
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    windowsHide: true,
  })
  child.stdin.on('error', () => {})
  const exited = new Promise<number | null>((done) => {
    child.once('exit', (code) => done(code))
    child.once('error', () => done(null))
  })

  const lines = createInterface({ input: child.stdout })
  const line = await Promise.race([
    once(lines, 'line').then(([first]) => String(first)),
    exited.then((code) =>
      JSON.stringify({ ready: false, inUse: false, error: `it ended with code ${code}` }),
    ),
  ])
  const report = Report.parse(JSON.parse(line))
  if (!report.ready) {
    await exited
    if (report.inUse) throw new FolderInUse(report.error)
    throw new Error(`the embedded database could not be opened: ${report.error}`)
  }
  lines.close()
  child.stdout.destroy()

  // Its stdin closes with this process, so it need not keep this process alive.
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()

  return {
    url: report.url,
    pid: report.pid,
    exited,
    async stop() {
      child.ref()
      child.stdin.end()
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await exited
      clearTimeout(timer)
    },
  }
}

/** Returns the URL of the database open in a folder, or null. Waits while one is being opened. */
export async function findRunning(dir: string): Promise<string | null> {
  const giveUpAt = Date.now() + OPENING_MS
  while (true) {
    const entry = readLock(dir)
    if (!entry || !isAlive(entry.pid) || isCopied(dir, entry)) return null
    if (entry.server) {
      const { host, port, password } = entry.server
      const result = await probe(host, port, password)
      return result === 'ours' || result === 'silent' ? urlOf(entry.server) : null
    }
    if (Date.now() > giveUpAt) return null
    await sleep(100)
  }
}
