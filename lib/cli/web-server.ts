import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { httpOrigin, isAnyAddress } from '@/lib/domain/server-address'
import { env } from '@/lib/env'
import { NEXT } from './build'

export interface WebServer {
  process: ChildProcess
  /** Where this machine reaches the server. */
  origin: string
  /**
   * Lets it answer the requests in progress.
   * @param limitMs after which it is killed
   */
  stop(limitMs?: number): Promise<void>
}

const READY_TIMEOUT_MS = 60_000
/** For the requests in progress, besides the time for which it goes on accepting new ones. */
const STOP_TIMEOUT_MS = 10_000

/** A URL with 10 KB of Thai or Chinese text is 30 KB when percent-encoded; Node's default limit is 16 KB. */
const HEADER_BYTES = 65_536

/** Threads of Node's pool, which hashes passwords and reads files. The default of four is too few for a rush of sign-ins. */
const POOL_THREADS = '8'

/** Relative to the shop's folder, in which every command runs. */
const PRELOAD = './lib/cli/process/web-process.ts'

/** An image has this server instead of Next's command. It reads its address from the environment. */
const STANDALONE = 'server.js'

/** Half of the space for new objects. */
const SEMI_SPACE_MB = 16
/**
 * The space for old objects, besides the stored pages. V8 derives from it how long garbage may wait: with the default of
 * a large machine, 220 MB of objects in use hold 1.7 GB after a busy time.
 */
const OLD_SPACE_MB = 640

/**
 * How far the heap of the server may grow between two collections of old objects. By itself V8 allowed 40 percent, which was
 * one collection of 200 ms processor time for every 14 pages that are rendered. Not allowed in NODE_OPTIONS.
 */
const HEAP_GROWTH = '--heap-growing-percent=100'

/** Node options for the server and its child processes; those in NODE_OPTIONS prevail. */
const nodeOptions = () =>
  [
    `--max-http-header-size=${HEADER_BYTES}`,
    `--max-semi-space-size=${SEMI_SPACE_MB}`,
    `--max-old-space-size=${OLD_SPACE_MB + env.PAGES_MEMORY_MB}`,
    process.env.NODE_OPTIONS,
  ]
    .filter(Boolean)
    .join(' ')

interface WebServerOptions {
  mode: 'start' | 'dev'
  host: string
  port: number
  /** Of the built shop; by default that in which the command runs. */
  folder?: string
  env: Record<string, string | undefined>
  /** How long it goes on accepting requests after a stop signal, while it reports that it is not ready. */
  drainSeconds?: number
  /** Receives the server's output line by line. Without it, the output is printed. */
  onLine?: (line: string) => void
}

/**
 * Whether a server responds.
 * @param token that it must confirm, because another process may listen on the same address; null for any server
 */
async function responds(url: string, token: string | null): Promise<boolean> {
  return fetch(url, { redirect: 'manual', headers: { 'x-start-token': token ?? '' } }).then(
    ({ headers }) => token === null || headers.get('x-start-token') === token,
    () => false,
  )
}

/**
 * Starts Next in its own process group, so that Ctrl-C reaches it only through this process.
 * @throws Error if it exits, or does not respond within one minute
 */
export async function startWebServer({
  mode,
  host,
  port,
  folder = '.',
  env,
  drainSeconds = 0,
  onLine,
}: WebServerOptions): Promise<WebServer> {
  const origin = httpOrigin(isAnyAddress(host) ? '127.0.0.1' : host, port)
  const token = randomUUID()
  const isStandalone = existsSync(join(folder, STANDALONE))
  const program = isStandalone ? [STANDALONE] : [NEXT, mode, '-H', host, '-p', String(port)]
  const child = spawn(process.execPath, [HEAP_GROWTH, '--import', PRELOAD, ...program], {
    cwd: folder,
    env: {
      ...process.env,
      ...(isStandalone && { HOSTNAME: host, PORT: String(port) }),
      START_TOKEN: token,
      ENDS_WITH_PARENT: '1',
      DRAIN_SECONDS: String(drainSeconds),
      SELF_ORIGIN: origin,
      UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? POOL_THREADS,
      ...env,
      NODE_OPTIONS: nodeOptions(),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: mode === 'dev' ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        // Hides Next's own start-up lines; the shop prints its URL last, after warming up.
        if (line.trim() === '' || /^\s*(▲|- |✓)/u.test(line)) return
        if (onLine) onLine(line)
        else process.stdout.write(`${line}\n`)
      })
  // A stop signal may arrive before the caller can stop the server.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (limitMs = STOP_TIMEOUT_MS + drainSeconds * 1000) => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    await ended
    clearTimeout(timer)
  }
  const local = `${origin}/api/holiday/partner-info`
  const deadline = Date.now() + READY_TIMEOUT_MS
  // The development server responds in a process of its own, which does not preload anything.
  const confirmed = mode === 'start' ? token : null
  while (!(await responds(local, confirmed))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the web server exited with code ${child.exitCode}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error('the web server does not respond')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { process: child, origin, stop }
}
