import type { z } from 'zod'
import type { fileResponse } from '@/lib/contract/operation'

/** The name also in other letters than ASCII (RFC 6266). */
const dispositionOf = (name: string) => {
  const ascii = name.replaceAll(/[^ !#$&'()+,\-.0-9;=@A-Z[\]^_`a-z{}~]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`
}

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
  headers.set('content-disposition', dispositionOf(name))
  return new Response(new Uint8Array(bytes), { headers })
}
