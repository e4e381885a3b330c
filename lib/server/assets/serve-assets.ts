import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, sep } from 'node:path'
import { acceptedEncoding, ENCODINGS, type Encoding } from '@/lib/server/http/accepted-encoding'
import { interceptRequests } from '@/lib/server/http/intercept-requests'
import { pathOf } from '@/lib/server/http/request-target'
import { compressedFile, textAssets } from './compress-assets'

const PREFIX = '/_next/static/'
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}
/** The others apply to documents. Over HTTP/1.1 each of some forty files of a first visit would repeat them. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // The content of a name never changes.
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Accept-Encoding',
}

interface Asset {
  type: string
  etag: string
  content: Record<Encoding, Buffer>
}

export type Assets = ReadonlyMap<string, Asset>

/** Reads the compressed scripts and styles of a build, about 1 MB, by URL path. */
export function readAssets(buildFolder: string): Assets {
  const isCompressed = (path: string) =>
    ENCODINGS.every((encoding) => existsSync(compressedFile(buildFolder, path, encoding)))
  const assets = textAssets(buildFolder)
    .filter(isCompressed)
    .map((path): [string, Asset] => {
      const content = Object.fromEntries(
        ENCODINGS.map((encoding) => [encoding, readFileSync(compressedFile(buildFolder, path, encoding))]),
      ) as Record<Encoding, Buffer>
      const digest = createHash('sha256').update(content.br).digest('base64url').slice(0, 16)
      const etag = `W/"${digest}"`
      return [PREFIX + path.split(sep).join('/'), { type: TYPES[extname(path)] ?? '', etag, content }]
    })
  return new Map(assets)
}

/** Responds with a compressed asset. Returns false if the framework must respond. */
export function respondWithAsset(
  assets: Assets,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const asset = assets.get(pathOf(request.url ?? ''))
  const encoding = asset && acceptedEncoding(request.headers['accept-encoding']?.toString())
  if (!encoding) return false
  const headers = { ...HEADERS, ETag: asset.etag }
  if (request.headers['if-none-match']?.includes(asset.etag)) {
    response.writeHead(304, headers).end()
    return true
  }
  const body = asset.content[encoding]
  response.writeHead(200, {
    ...headers,
    'Content-Type': asset.type,
    'Content-Encoding': encoding,
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

/**
 * Serves the scripts and styles of the build from memory, compressed in advance. The framework would compress them for
 * each request, and less. It serves everything else, also what a later build adds to the folder.
 */
export function serveAssets(buildFolder: string): void {
  const assets = readAssets(buildFolder)
  interceptRequests('serve-assets', (request, response, proceed) => {
    if (!respondWithAsset(assets, request, response)) proceed()
  })
}
