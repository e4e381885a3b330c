import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 30_000
/** Before a browser, or its user, tries again. */
const RETRY_MS = 1_000

export interface Reply {
  status: number
  headers: Headers
  text: string
}

export interface Call {
  /** Of the visitor. */
  address?: string
  token?: string
  json?: unknown
  /** An idempotency key. */
  key?: string
}

/** Returns an address for a visitor, each in a network of its own. */
export function newAddress(): string {
  const part = () => 1 + randomInt(250)
  return `100.${part()}.${part()}.${part()}`
}

/** What the visitors of a drill met. */
export class Tally {
  requests = 0
  /** Requests that succeeded the second time. */
  retried = 0
  /** Requests that failed twice. */
  readonly failed: string[] = []
  /** How long the others took, in ms, with a retry. */
  readonly took: number[] = []
  readonly missingAssets = new Set<string>()
  assets = 0

  /**
   * Sends a request, and once more if it fails: as a browser does with one that has no effects, and as the shop's pages do
   * with an idempotency key.
   * @returns null if it failed twice
   */
  async send(origin: string, path: string, call: Call = {}): Promise<Reply | null> {
    this.requests++
    const since = performance.now()
    const reasons: string[] = []
    for (let tries = 0; tries < 2; tries++) {
      if (tries > 0) await sleep(RETRY_MS)
      const reply = await attempt(origin + path, call)
      if (typeof reply === 'string') {
        reasons.push(reply)
        continue
      }
      this.retried += tries
      this.took.push(performance.now() - since)
      return reply
    }
    this.failed.push(`${call.json === undefined ? 'GET' : 'POST'} ${path}: ${reasons.join(', ')}`)
    return null
  }
}

/** @returns the reply, or why there is none */
async function attempt(url: string, { address, token, json, key }: Call): Promise<Reply | string> {
  const headers = new Headers()
  if (address) headers.set('x-forwarded-for', address)
  if (token) headers.set('cookie', `access-token=${token}`)
  if (json !== undefined) headers.set('content-type', 'application/json')
  if (key) headers.set('idempotency-key', key)
  try {
    const response = await fetch(url, {
      method: json === undefined ? 'GET' : 'POST',
      headers,
      body: json === undefined ? undefined : JSON.stringify(json),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return response.status < 500
      ? { status: response.status, headers: response.headers, text }
      : `status ${response.status}`
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? cause.message : message
  }
}
