import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A response with its own type and status. */
export interface Page {
  body: string
  type: string
  status?: number
}

/** Handles requests to a path; null closes the connection without a response. */
export type Answerer = (body: string, headers: IncomingHttpHeaders) => Promise<string | Page | null>

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function handle(routes: Record<string, Answerer>, request: IncomingMessage, response: ServerResponse) {
  const answerer = routes[request.url ?? '']
  if (!answerer || request.method !== 'POST') return response.writeHead(404).end()
  const result = await answerer(await bodyOf(request), request.headers)
  if (result === null) return request.socket.destroy()
  if (typeof result === 'string') return response.end(result)
  return response.writeHead(result.status ?? 200, { 'content-type': result.type }).end(result.body)
}

/** Starts a server on a free port. */
export async function serveOnFreePort(routes: Record<string, Answerer>) {
  const server = createServer((request, response) => void handle(routes, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
