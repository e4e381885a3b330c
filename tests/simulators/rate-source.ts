import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Response {
  body?: string
  status?: number
  headers?: Record<string, string>
  /** Accepts the connection and never responds. */
  silent?: boolean
}

/** The ECB's daily XML. */
export function ecbXml(day: string, rates: Record<string, string>): string {
  const cubes = Object.entries(rates).map(
    ([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>${cubes.join('')}</Cube></Cube>
</gesmes:Envelope>`
}

/** A simulated source of exchange rates on a free port. */
export async function startRateSource() {
  let response: Response = {}
  const requests: string[] = []
  const send = (to: ServerResponse) => {
    if (response.silent) return
    to.writeHead(response.status ?? 200, response.headers).end(response.body ?? '')
  }
  const server = createServer((request, to) => {
    requests.push(request.url ?? '')
    send(to)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    /** With a key, which must not be stored or logged. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily?key=key-of-the-operator`,
    /** The requested paths. */
    requests,
    respond(next: Response) {
      response = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type RateSourceSimulator = Awaited<ReturnType<typeof startRateSource>>
