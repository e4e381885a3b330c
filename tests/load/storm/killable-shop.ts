import { isStale } from '@/lib/cli/build'
import { freePort } from '@/lib/cli/real-postgres'
import { startWebServer, type WebServer } from '@/lib/cli/web-server'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The built shop on a fixed port, which can be killed with SIGKILL and restarted. */
export class KillableShop {
  readonly origin: string
  readonly #port: number
  readonly #variables: Record<string, string>
  #server: WebServer

  private constructor(port: number, variables: Record<string, string>, server: WebServer) {
    this.origin = `http://localhost:${port}`
    this.#port = port
    this.#variables = variables
    this.#server = server
  }

  static async start(databaseUrl: string, secret: string): Promise<KillableShop> {
    if (isStale()) throw new Error('the build is missing or stale: run npm start')
    const port = await freePort()
    const variables = {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: secret,
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      // All buyers have one address.
      UNPAID_ADDRESS_ORDERS: '100000',
    }
    return new KillableShop(port, variables, await launch(port, variables))
  }

  async killAndRestart(afterMs: number): Promise<void> {
    await pause(afterMs)
    const { process: child } = this.#server
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGKILL')
    await ended
    this.#server = await launch(this.#port, this.#variables)
  }

  stop(): Promise<void> {
    return this.#server.stop()
  }
}

function launch(port: number, variables: Record<string, string>): Promise<WebServer> {
  return startWebServer({ mode: 'start', host: 'localhost', port, env: variables })
}
