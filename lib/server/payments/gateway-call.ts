import { ApiError } from '@/lib/contract/error'

const MOST_MS = 15_000
const MOST_BYTES = 64 * 1024

/** A call that came to nothing: whether the gateway did what it was asked is not known. */
function unreachable(cause: unknown): ApiError {
  return new ApiError('UNAVAILABLE', { message: 'the gateway did not answer as it should', cause })
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new RangeError(`an answer of more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/**
 * Posts to a gateway and reads its answer, of at most 64 KB.
 * @param request.accept what the answer must be, where another type means that something went wrong
 * @param mostMs how long the whole of it may take
 * @throws ApiError UNAVAILABLE where no whole answer comes in time; what the gateway did is not known then
 */
export async function callGateway(
  url: string,
  request: { body: string; contentType: string; headers?: Record<string, string>; accept?: RegExp },
  mostMs = MOST_MS,
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: request.body,
      headers: { ...request.headers, 'content-type': request.contentType },
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(mostMs),
    })
    const text = await readLimited(response)
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const type = response.headers.get('content-type') ?? ''
    if (request.accept && !request.accept.test(type)) throw new TypeError(`an answer of another type`)
    return text
  } catch (cause) {
    throw unreachable(cause)
  }
}
