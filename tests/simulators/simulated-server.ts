import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server does with a path: the text that it answers; null leaves the caller without any answer. */
export type Answerer = (body: string) => Promise<string | null>

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function handle(routes: Record<string, Answerer>, request: IncomingMessage, response: ServerResponse) {
  const answerer = routes[request.url ?? '']
  if (!answerer || request.method !== 'POST') return response.writeHead(404).end()
  const answer = await answerer(await bodyOf(request))
  if (answer === null) return request.socket.destroy()
  return response.end(answer)
}

/** A server of its own on a free port. */
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
