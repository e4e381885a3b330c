import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A KTC that accepts requests and does not respond, until it is to answer that it knows no payment. */
export async function startSilentGateway() {
  let isSilent = true
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    calls.push(new URLSearchParams(Buffer.concat(chunks).toString()).get('orderRef') ?? '')
    if (isSilent) return
    response.writeHead(200, { 'content-type': 'text/xml' }).end('<records></records>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the invoices of the queries since the last time. */
    takeCalls: () => calls.splice(0),
    countCalls: () => calls.length,
    answer() {
      isSilent = false
    },
    /** Ends the calls under way. */
    hangUp: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
