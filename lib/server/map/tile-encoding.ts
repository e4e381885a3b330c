import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'

/** Stands for `Content-Encoding` until Next, which drops that header of a route, has passed it on. */
export const STORED_ENCODING = 'x-stored-encoding'

const TILES = '/map/tiles/'

/** Lets tiles be sent as they are stored: sets `Content-Encoding` where a route names it by `STORED_ENCODING`. */
export function passTileEncoding(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request?: unknown; response?: unknown }
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    if (!request.url?.startsWith(TILES)) return
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) =>
      setHeader(name.toLowerCase() === STORED_ENCODING ? 'Content-Encoding' : name, value)
  })
}
