import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { interceptRequests } from './intercept-requests'

/** Responses for which Node would have asked for the body already. */
const waiting = new WeakSet<ServerResponse>()

/**
 * Asks for a body that a client holds back (`Expect: 100-continue`) only once nothing has refused the request: Node does
 * so before the shop has seen it.
 */
export function askForBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request?: unknown; response?: unknown }
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    if (request.headers.expect === undefined) return
    const { writeContinue } = response
    response.writeContinue = () => {
      response.writeContinue = writeContinue
      waiting.add(response)
    }
  })
  interceptRequests('ask-for-bodies', (_, response, proceed) => {
    if (waiting.delete(response)) response.writeContinue()
    proceed()
  })
}
