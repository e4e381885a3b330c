import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { NEXT } from './build'

export interface WebServer {
  process: ChildProcess
  stop(): Promise<void>
}

const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 10_000

/** An address of 10 KB of Thai or Chinese text is 30 KB of percent signs; Node's own limit of 16 KB would refuse it. */
const HEADER_BYTES = 65_536

/** Options of Node for the server and whatever processes it starts, after those that the operator has set. */
const nodeOptions = () =>
  [process.env.NODE_OPTIONS, `--max-http-header-size=${HEADER_BYTES}`].filter(Boolean).join(' ')

interface WebServerOptions {
  mode: 'start' | 'dev'
  host: string
  port: number
  env: Record<string, string | undefined>
  /** Gets what the server says, line by line; it is printed where nobody wants it. */
  onLine?: (line: string) => void
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

/**
 * Starts Next in a process group of its own, so that Ctrl-C reaches it through us and not before us.
 * @throws Error where it ends or does not answer within a minute
 */
export async function startWebServer({
  mode,
  host,
  port,
  env,
  onLine,
}: WebServerOptions): Promise<WebServer> {
  const origin = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
  const child = spawn(process.execPath, [NEXT, mode, '-H', host, '-p', String(port)], {
    env: {
      ...process.env,
      SELF_ORIGIN: origin,
      ...env,
      NODE_OPTIONS: nodeOptions(),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: mode === 'dev' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        // Next announces its own addresses; ours comes last, when the shop is warm.
        if (line.trim() === '' || /^\s*(▲|- |✓)/u.test(line)) return
        if (onLine) onLine(line)
        else process.stdout.write(`${line}\n`)
      })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(timer)
  }
  const local = `${origin}/api/holiday/partner-info`
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!(await answers(local))) {
    if (child.exitCode !== null) throw new Error(`the web server ended with code ${child.exitCode}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error('the web server does not answer')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { process: child, stop }
}
