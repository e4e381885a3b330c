import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Responses for which Node would have asked for the body already. */
const waiting = new WeakSet<ServerResponse>()

/**
 * Asks for a body that a client holds back (`Expect: 100-continue`) only once nothing has refused the request: Node does
 * so before the shop has seen it. Call it before what refuses requests, which then sees them first.
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
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    const [, response] = values
    if (event === 'request' && response instanceof ServerResponse && waiting.delete(response))
      response.writeContinue()
    return emit.apply(this, [event, ...values] as Parameters<typeof emit>)
  }
}
