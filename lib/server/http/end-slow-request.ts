import type { IncomingMessage, ServerResponse } from 'node:http'
import { BUSY_RETRY_SECONDS } from '@/lib/contract/error-status'

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const BUSY = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${BUSY_RETRY_SECONDS}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`

function end({ socket }: IncomingMessage, response: ServerResponse, reply: string): void {
  if (!response.headersSent) socket.write(reply)
  socket.destroySoon()
}

/** Ends a request whose body does not arrive, as Node does after its own time limit. */
export function endSlowRequest(request: IncomingMessage, response: ServerResponse): void {
  end(request, response, TIMED_OUT)
}

/** Ends a request whose body is still arriving when others need its place. */
export function endForOthers(request: IncomingMessage, response: ServerResponse): void {
  end(request, response, BUSY)
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
