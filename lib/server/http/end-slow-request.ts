import type { IncomingMessage, ServerResponse } from 'node:http'

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends a request whose body does not arrive, as Node does after its own time limit. */
export function endSlowRequest({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) socket.write(TIMED_OUT)
  socket.destroySoon()
}

/** Ends a request of whose body nothing arrives for some time. */
export function endWhenStalled(request: IncomingMessage, response: ServerResponse, stallMs: number): void {
  const { socket } = request
  let received = socket.bytesRead
  let since = performance.now()
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const now = performance.now()
    if (socket.bytesRead > received) {
      received = socket.bytesRead
      since = now
    } else if (now - since >= stallMs) {
      clearInterval(timer)
      endSlowRequest(request, response)
    }
  }, stallMs / 10).unref()
  response.once('close', () => clearInterval(timer))
}
