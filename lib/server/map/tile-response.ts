import { mapFileOf } from './map-files'
import { mapGone, mapNotFound, toMapResponse } from './respond'
import { tileContent } from './tile-content'
import { STORED_ENCODING } from './tile-encoding'

/** The version in the path changes with the content. */
const CACHE = 'public, max-age=31536000, immutable'
const TYPE = 'application/vnd.mapbox-vector-tile'

/** The deepest level of web maps, of which numbers are exact in directories. */
const MAX_ZOOM = 22
const NUMBER = /^(?:0|[1-9]\d{0,7})$/

interface TilePath {
  version: string
  z: string
  x: string
  y: string
}

/** Returns the numbers of a tile; null if there is no such tile. */
export function readTile({ z, x, y }: Omit<TilePath, 'version'>): { z: number; x: number; y: number } | null {
  if (![z, x, y].every((text) => NUMBER.test(text))) return null
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  const tiles = 2 ** tile.z
  return tile.z <= MAX_ZOOM && tile.x < tiles && tile.y < tiles ? tile : null
}

const acceptsGzip = (request: Request) => /\bgzip\b/i.test(request.headers.get('accept-encoding') ?? '')

/** Responds with a tile as it is stored; 204 where the map is empty, 404 if it has no such level, 410 after its file was replaced. */
export async function mapTileResponse(
  request: Request,
  { version, ...numbers }: TilePath,
): Promise<Response> {
  const tile = readTile(numbers)
  if (!tile) return mapNotFound()
  const file = await mapFileOf(version)
  if (!file) return mapGone()
  if (tile.z < file.source.minZoom || tile.z > file.source.maxZoom) return mapNotFound()
  const stored = await file.tile(tile.z, tile.x, tile.y)
  if (!stored) return new Response(null, { status: 204, headers: { 'cache-control': CACHE } })
  const vary = { vary: 'Accept-Encoding' }
  if (stored.isCompressed && acceptsGzip(request))
    return toMapResponse(request, stored.bytes, {
      type: TYPE,
      cache: CACHE,
      headers: { ...vary, [STORED_ENCODING]: 'gzip' },
    })
  return toMapResponse(request, await tileContent(stored), { type: TYPE, cache: CACHE, headers: vary })
}
