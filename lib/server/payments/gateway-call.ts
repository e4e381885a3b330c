import { ApiError } from '@/lib/contract/error'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 64 * 1024

/** A failed call: whether the gateway processed the request is unknown. */
function unreachable(cause: unknown): ApiError {
  return new ApiError('UNAVAILABLE', { message: 'gateway call failed', cause })
}

/** Reads a response of at most 64 KB. @throws RangeError if it is longer */
export async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new RangeError(`response exceeds ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/**
 * Posts to a gateway and returns its response, of at most 64 KB.
 * @param request.accept the required content type, for gateways that send error pages with another type
 * @param timeoutMs the limit for the whole call
 * @throws ApiError UNAVAILABLE if no complete response arrives in time; the outcome at the gateway is then
 *   unknown
 */
export async function callGateway(
  url: string,
  request: { body: string; contentType: string; headers?: Record<string, string>; accept?: RegExp },
  timeoutMs = TIMEOUT_MS,
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: request.body,
      headers: { ...request.headers, 'content-type': request.contentType },
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readLimited(response)
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const type = response.headers.get('content-type') ?? ''
    if (request.accept && !request.accept.test(type)) throw new TypeError('unexpected content type')
    return text
  } catch (cause) {
    throw unreachable(cause)
  }
}
