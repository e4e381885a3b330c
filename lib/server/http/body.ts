import { ApiError } from '@/lib/contract/error'

/** Default maximum body size, in bytes. */
export const BODY_LIMIT = 256 * 1024

/** The error of a body that is too large. @param maxBytes stated in the message in a readable unit */
export const bodyTooLarge = (maxBytes: number) =>
  new ApiError('BODY_TOO_LARGE', {
    values: { most: maxBytes >= 1_000_000 ? `${maxBytes / 1_000_000} MB` : `${maxBytes / 1024} KB` },
  })

/** Reads a request's body of at most `maxBytes` bytes. @throws ApiError BODY_TOO_LARGE */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw bodyTooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw bodyTooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a request's body as text. @throws ApiError BODY_TOO_LARGE */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, BODY_LIMIT))
}

/**
 * Reads a request's JSON or form body; returns an empty object if there is none.
 * @throws ApiError BODY_TOO_LARGE, MALFORMED_JSON
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (text === '') return {}
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('MALFORMED_JSON', { cause })
  }
}
