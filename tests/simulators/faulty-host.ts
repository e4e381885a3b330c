import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How calls fail: with a status, with a redirect to itself, or without a response. */
export type Fault = number | 'loop' | 'silence'

export interface FaultyHost {
  origin: string
  /** Without one, calls reach the host behind. */
  fault: Fault | null
  stop(): Promise<void>
}

/**
 * Starts a host that forwards reads to another one, until a fault is set.
 * @param failing which paths fail; default: all
 */
export async function startFaultyHost(behind: string, failing = /^/): Promise<FaultyHost> {
  const server = createServer(async (request, response) => {
    const { url = '/' } = request
    const fault = failing.test(url) ? host.fault : null
    if (fault === 'silence') return
    if (fault === 'loop') return response.writeHead(302, { location: url }).end()
    if (fault !== null) {
      const body = JSON.stringify({ result: false, message: `The host says ${fault}` })
      return response.writeHead(fault, { 'content-type': 'application/json' }).end(body)
    }
    const forwarded = await fetch(behind + url, { headers: { accept: 'application/json' } })
    const type = forwarded.headers.get('content-type') ?? ''
    return response.writeHead(forwarded.status, { 'content-type': type }).end(await forwarded.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host: FaultyHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: null,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return host
}
