import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** As in docs/operation/nginx.conf. */
const FAIL_TIMEOUT_MS = 2_000
const READ_TIMEOUT_MS = 60_000
/** Shorter than the servers' own limit, so that no request is sent on a connection that they close. */
const KEEPALIVE_MS = 4_000

/** Methods whose requests are sent again, even if a server may have received them. */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
/** Of one connection. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])
/** During a roll, a file of one build is not on servers of the other. */
const ASSETS = '/_next/static/'

interface Upstream {
  port: number
  failedAt: number
}

export interface ShopProxy {
  origin: string
  /** Requests that went to another server, and those that no server answered. */
  counts: { passedOn: number; unanswered: number }
  stop(): Promise<void>
}

class Unreachable extends Error {
  /** Whether a server may have received the request. */
  readonly isSent: boolean
  constructor(isSent: boolean) {
    super('a server did not answer')
    this.isSent = isSent
  }
}

function headersOf({ headers, socket }: IncomingMessage): Record<string, string | string[]> {
  const passed = Object.entries(headers).flatMap(
    ([name, value]): Array<[string, string | string[]]> =>
      value === undefined || HOP_BY_HOP.has(name) ? [] : [[name, value]],
  )
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
    'x-request-id': randomUUID(),
  }
}

/** Sends a request to a server. @returns its response, of which the body is not read yet */
function ask(
  { port }: Upstream,
  request: IncomingMessage,
  body: Buffer,
  agent: Agent,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let isSent = false
    const call = send({
      agent,
      port,
      host: '127.0.0.1',
      method: request.method,
      path: request.url,
      headers: headersOf(request),
      timeout: READ_TIMEOUT_MS,
    })
    call.once('socket', (socket) => {
      if (socket.connecting)
        socket.once('connect', () => {
          isSent = true
        })
      else isSent = true
    })
    call.once('timeout', () => call.destroy())
    call.once('response', resolve)
    call.once('error', () => reject(new Unreachable(isSent)))
    call.end(body)
  })
}

async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const headers = Object.entries(from.headers).filter(([name]) => !HOP_BY_HOP.has(name))
  to.writeHead(from.statusCode ?? 502, Object.fromEntries(headers))
  // A server that dies in the middle of a response leaves the client with an incomplete one.
  await pipeline(from, to).catch(() => to.destroy())
}

/**
 * Serves several servers at one address, in turn, by the rules of docs/operation/nginx.conf: a request that no server has
 * received goes to the next one, and so does one without effects whose server ended.
 */
export async function startProxy(ports: readonly number[]): Promise<ShopProxy> {
  const agent = new Agent({ keepAlive: true, timeout: KEEPALIVE_MS })
  const upstreams = ports.map((port): Upstream => ({ port, failedAt: 0 }))
  const counts = { passedOn: 0, unanswered: 0 }
  let turn = 0

  /** All servers, those that failed a moment ago last. */
  const inTurn = () => {
    turn = (turn + 1) % upstreams.length
    const now = Date.now()
    const isDown = ({ failedAt }: Upstream) => now - failedAt < FAIL_TIMEOUT_MS
    return [...upstreams.slice(turn), ...upstreams.slice(0, turn)].sort(
      (a, b) => Number(isDown(a)) - Number(isDown(b)),
    )
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const isIdempotent = IDEMPOTENT.has(request.method ?? '')
    let missing: IncomingMessage | undefined
    for (const [index, upstream] of inTurn().entries()) {
      if (index > 0) counts.passedOn++
      try {
        const answer = await ask(upstream, request, body, agent)
        if (answer.statusCode === 404 && request.url?.startsWith(ASSETS)) {
          missing?.resume()
          missing = answer
          continue
        }
        missing?.resume()
        return await pass(answer, response)
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error
        upstream.failedAt = Date.now()
        if (error.isSent && !isIdempotent) break
      }
    }
    if (missing) return pass(missing, response)
    counts.unanswered++
    response.writeHead(502).end()
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no address')
  return {
    origin: `http://localhost:${address.port}`,
    counts,
    async stop() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await once(server, 'close')
    },
  }
}
