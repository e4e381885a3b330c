import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

/** The order in which the interceptors see a request. It does not depend on which is installed first. */
const ORDER = [
  // Refusals have an id, a span and are measured, too.
  'identify',
  'trace',
  'observe',
  'refuse-early',
  'limit-slow-bodies',
  // Asks the database for the session: only for what the others let pass.
  'admit-uploads',
  'serve-assets',
  'take-turns',
  'compress',
  'ask-for-bodies',
] as const

export type InterceptorName = (typeof ORDER)[number]

/** Responds to a request, or calls `proceed` at once or later; the next interceptor or the framework sees it then. */
export type Interceptor = (request: IncomingMessage, response: ServerResponse, proceed: () => void) => void

const installed = new Map<InterceptorName, Interceptor>()
let inOrder: Interceptor[] = []

/** Node emits one of these for each request: the second for an `Expect` other than `100-continue`. */
const EVENTS = ['request', 'checkExpectation']

/** What Node itself does without a listener, where no interceptor would see the request. */
const failExpectation = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(417).end()

function listenForExpectations(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server?: unknown }
    if (server instanceof Server && server.listenerCount('checkExpectation') === 0)
      server.on('checkExpectation', failExpectation)
  })
}

function wrapServers(): void {
  listenForExpectations()
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    const reachFramework = () => emit.apply(this, [event, ...values] as Parameters<typeof emit>)
    const [request, response] = values
    if (
      !EVENTS.includes(event) ||
      !(request instanceof IncomingMessage && response instanceof ServerResponse)
    )
      return reachFramework()
    const passTo = (index: number): void => {
      const interceptor = inOrder[index]
      if (interceptor) interceptor(request, response, () => passTo(index + 1))
      else reachFramework()
    }
    passTo(0)
    return true
  }
}

/**
 * Installs an interceptor: it sees each request of every HTTP server of this process before the framework does. The
 * framework has no such place: it creates the server, and its middleware runs after it has read the body.
 */
export function interceptRequests(name: InterceptorName, interceptor: Interceptor): void {
  if (installed.size === 0) wrapServers()
  installed.set(name, interceptor)
  inOrder = ORDER.flatMap((each) => installed.get(each) ?? [])
}
