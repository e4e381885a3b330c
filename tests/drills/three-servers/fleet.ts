import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/lib/cli/real-postgres'
import { startWebServer, type WebServer } from '@/lib/cli/web-server'

interface Member {
  port: number
  /** The folder of its build. */
  build: string
  /** Its `DATA_DIR`. */
  data: string
  /** Null while it is being replaced. */
  server: WebServer | null
}

/** How long a step waits for the others to be up. */
const WAIT_MS = 60_000
const CHECK_MS = 100

/** Servers of the shop on one database, of which single ones end and start again. */
export class Fleet {
  /** What the servers printed. */
  readonly lines: string[] = []
  readonly #members: Member[] = []
  readonly #variables: Record<string, string>
  kills = 0

  private constructor(variables: Record<string, string>) {
    this.#variables = variables
  }

  /** Reserves the ports of servers that are not started yet. */
  static async of(
    count: number,
    { build, data, variables }: { build: string; data: string; variables: Record<string, string> },
  ): Promise<Fleet> {
    const fleet = new Fleet(variables)
    for (let number = 1; number <= count; number++) {
      const own = join(data, `server-${number}`)
      mkdirSync(own)
      fleet.#members.push({ port: await freePort(), build, data: own, server: null })
    }
    return fleet
  }

  get ports(): number[] {
    return this.#members.map(({ port }) => port)
  }

  /** @param variables that are known only now */
  async start(variables: Record<string, string>): Promise<void> {
    Object.assign(this.#variables, variables)
    for (const member of this.#members) await this.#launch(member)
  }

  /** Kills a server that is up, unless it is the only one, and starts it again. */
  async killOne(): Promise<void> {
    const up = this.#members.filter(({ server }) => server !== null)
    const member = up[Math.floor(Math.random() * up.length)]
    if (up.length < 2 || !member?.server) return
    const { process: child } = member.server
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    member.server = null
    this.kills++
    child.kill('SIGKILL')
    await ended
    await this.#launch(member)
  }

  /** Stops the servers one after the other, and starts each from another build. */
  async rollTo(build: string): Promise<void> {
    for (const member of this.#members) {
      for (const until = Date.now() + WAIT_MS; ; await sleep(CHECK_MS)) {
        const others = this.#members.filter((other) => other !== member && other.server)
        if (member.server && others.length > 0) break
        if (Date.now() > until) throw new Error('the servers do not start again')
      }
      const { server } = member
      member.server = null
      member.build = build
      await server?.stop()
      await this.#launch(member)
    }
  }

  /** The builds that the servers run. */
  get builds(): Set<string> {
    return new Set(this.#members.map(({ build }) => build))
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map(({ server }) => server?.stop()))
  }

  async #launch(member: Member): Promise<void> {
    const { port, data, build } = member
    member.server = await startWebServer({
      mode: 'start',
      host: 'localhost',
      port,
      folder: build,
      env: { ...this.#variables, PORT: String(port), DATA_DIR: data },
      onLine: (line) => this.lines.push(`${port}: ${line}`),
    })
  }
}
