import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A response with its own type and status. */
export interface Page {
  body: string
  type: string
  status?: number
}

/** Handles requests to a path; null closes the connection without a response. */
export type Responder = (body: string, headers: IncomingHttpHeaders) => Promise<string | Page | null>

/** A request to a path that is not fixed. */
export interface SimulatedRequest {
  method: string
  url: URL
  body: string
  headers: IncomingHttpHeaders
}

/** Handles requests that no route handles; null closes the connection without a response. */
export type Handler = (request: SimulatedRequest) => Promise<Page | null>

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function responseOf(routes: Record<string, Responder>, otherwise: Handler, request: IncomingMessage) {
  const { method = '', url = '/', headers } = request
  const responder = method === 'POST' ? routes[url] : undefined
  const body = await bodyOf(request)
  if (responder) return responder(body, headers)
  return otherwise({ method, url: new URL(url, 'http://simulator'), body, headers })
}

async function handle(
  routes: Record<string, Responder>,
  otherwise: Handler,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const result = await responseOf(routes, otherwise, request)
  if (result === null) return request.socket.destroy()
  if (typeof result === 'string') return response.end(result)
  return response.writeHead(result.status ?? 200, { 'content-type': result.type }).end(result.body)
}

const NOT_FOUND: Handler = async () => ({ body: '', type: 'text/plain', status: 404 })

/**
 * Starts a server on a free port. After `stop` connections are refused until it starts again, at the same address.
 * @param otherwise handles what is no POST to one of the routes
 */
export async function serveOnFreePort(routes: Record<string, Responder>, otherwise = NOT_FOUND) {
  const server = createServer((request, response) => void handle(routes, otherwise, request, response))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    restart: () => listen(port),
  }
}
