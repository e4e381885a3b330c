import type { z } from 'zod'
import type { fileResponse } from '@/lib/contract/operation'

/**
 * Responds with a file for the client to store, or 304 if its copy has the same version. The file is private,
 * so shared caches must not store it.
 */
export function toFileResponse(
  request: Request,
  type: string,
  { name, bytes, version }: z.output<typeof fileResponse>,
): Response {
  const etag = `"${version}"`
  const headers = new Headers({ 'cache-control': 'private, no-cache', etag })
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  if (known.includes(etag) || known.includes(`W/${etag}`)) return new Response(null, { status: 304, headers })
  headers.set('content-type', type)
  headers.set('content-length', String(bytes.byteLength))
  headers.set('content-disposition', `attachment; filename="${name}"`)
  return new Response(new Uint8Array(bytes), { headers })
}
