import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

interface SlowCall {
  path: string
  from: number
  until: number
}

export interface SlowHost {
  origin: string
  /** How long each call takes. */
  delayMs: number
  /** The calls that were answered, with their times. */
  calls: SlowCall[]
  stop(): Promise<void>
}

/** Starts a host that forwards reads to another one, each after a while. */
export async function startSlowHost(behind: string): Promise<SlowHost> {
  const server = createServer(async (request, response) => {
    const { url = '/', headers } = request
    const from = performance.now()
    await wait(host.delayMs)
    const forwarded = await fetch(behind + url, {
      headers: { accept: 'application/json', cookie: headers.cookie ?? '' },
    })
    const body = await forwarded.text()
    host.calls.push({ path: url, from, until: performance.now() })
    response.writeHead(forwarded.status, { 'content-type': forwarded.headers.get('content-type') ?? '' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host: SlowHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delayMs: 0,
    calls: [],
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return host
}

/** The most calls of which each one started after the one before had ended: so many times a page waited for the host. */
export function callsInTurn(calls: readonly SlowCall[]): SlowCall[] {
  const inTurn: SlowCall[] = []
  for (const call of calls.toSorted((a, b) => a.until - b.until))
    if (call.from >= (inTurn.at(-1)?.until ?? 0)) inTurn.push(call)
  return inTurn
}
