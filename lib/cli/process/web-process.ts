// Preloaded by the web server: it ends with its parent, listens with several sockets, proves which process
// responds, and drains before it closes.
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import './end-with-parent.ts'
import { drain } from './drain.ts'
import { listenInParallel } from './parallel-listeners.ts'

/** For the head of a request, and for all of it. Files need the latter; the shop ends other bodies earlier. */
const HEADERS_MS = 20_000
const REQUEST_MS = 120_000

/** Lines of the head of a request. Node holds each as two strings, and drops further ones; a browser sends about twenty. */
const HEADER_LINES = 100

const START_TOKEN = process.env.START_TOKEN ?? ''

listenInParallel()

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request?: unknown; response?: unknown }
  if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
  if (START_TOKEN !== '' && request.headers['x-start-token'] === START_TOKEN)
    response.setHeader('X-Start-Token', START_TOKEN)
})

subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  const { server } = message as { server?: unknown }
  if (!(server instanceof Server)) return
  // The framework listens for upgrades, for its development server only, and leaves their connections open without a limit
  // of time. HTTP lets a server ignore the header.
  Object.assign(server, { shouldUpgradeCallback: () => false })
  server.headersTimeout = HEADERS_MS
  server.maxHeadersCount = HEADER_LINES
  server.requestTimeout = REQUEST_MS
  const close = drain(server, Number(process.env.DRAIN_SECONDS ?? 0) * 1000)
  // The framework closes the server on a stop signal, and does not wait for what has not been read yet.
  server.close = (done) => {
    close().then(
      () => done?.(),
      (error: Error) => done?.(error),
    )
    return server
  }
})
