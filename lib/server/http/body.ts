import { ApiError } from '@/lib/contract/error'

/** Largest body that any call takes, in bytes. */
export const BODY_LIMIT = 256 * 1024

/** @param most of bytes, as a person reads it */
const tooLarge = (most: number) =>
  new ApiError('BODY_TOO_LARGE', {
    values: { most: most >= 1_000_000 ? `${most / 1_000_000} MB` : `${most / 1024} KB` },
  })

/** A request's body as it came, of at most so many bytes. @throws ApiError BODY_TOO_LARGE */
export async function readBytes(request: Request, most: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) throw tooLarge(most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A request's body as text. @throws ApiError BODY_TOO_LARGE */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, BODY_LIMIT))
}

/**
 * A request's JSON or form body; an empty object where there is none.
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
