import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import {
  Compression,
  findTile,
  type Header,
  PMTiles,
  SharedPromiseCache,
  type Source,
  TileType,
  zxyToTileId,
} from 'pmtiles'
import { type MapDetail, type MapSource, mapTilesPath } from '@/lib/map/addresses'
import type { MapPosition } from '@/lib/map/position'
import { tileAt } from '@/lib/map/projection'
import { attributionOf } from './attribution'
import { fileBytes } from './file-bytes'

/** A directory leads to a tile in at most so many steps. */
const MAX_STEPS = 4
/** The header and the first directory, which name every byte of the file. */
const HEAD_BYTES = 16_384
/** From this zoom on a layer of roads is one of streets. */
const STREETS_ZOOM = 12

export interface StoredTile {
  bytes: Uint8Array<ArrayBuffer>
  isCompressed: boolean
}

/** A file of vector tiles (PMTiles) in the layers of the Protomaps basemap. */
export interface MapFile {
  /** Changes with the content of the file. */
  version: string
  source: MapSource
  /** A tile as it is stored; null if there is none. */
  tile(z: number, x: number, y: number): Promise<StoredTile | null>
  /** Whether the file has the surroundings of a position in full detail. */
  covers(position: MapPosition): Promise<boolean>
}

/** What the metadata of a map file say, as far as the shop reads them. */
interface Metadata {
  attribution?: unknown
  vector_layers?: unknown
}

const isNamed = (layer: unknown, name: string) =>
  typeof layer === 'object' && layer !== null && 'id' in layer && layer.id === name

function detailOf({ maxZoom }: Header, { vector_layers: layers }: Metadata): MapDetail {
  const hasRoads = Array.isArray(layers) && layers.some((layer) => isNamed(layer, 'roads'))
  return hasRoads && maxZoom >= STREETS_ZOOM ? 'streets' : 'overview'
}

/** @throws Error if the tiles are of another kind */
function requireVectorTiles({ tileType, tileCompression }: Header): void {
  if (tileType !== TileType.Mvt) throw new Error('the map file has no vector tiles (MVT)')
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None)
    throw new Error('the tiles of the map file are compressed otherwise than with gzip')
}

/**
 * Opens a map file, which stays open: it must not be changed, only replaced by another.
 * @throws Error if it cannot be read or is no such file
 */
export async function openMapFile(path: string): Promise<MapFile> {
  const file = await open(/* turbopackIgnore: true */ path)
  try {
    return await read(fileBytes(file, path), (await file.stat()).size)
  } catch (error) {
    await file.close()
    throw error
  }
}

async function read(bytes: Source, size: number): Promise<MapFile> {
  const cache = new SharedPromiseCache()
  const archive = new PMTiles(bytes, cache)
  const header = await archive.getHeader()
  requireVectorTiles(header)
  const metadata = ((await archive.getMetadata()) ?? {}) as Metadata
  const head = await bytes.getBytes(0, HEAD_BYTES)
  const version = createHash('sha256')
    .update(new Uint8Array(head.data))
    .update(`${size}`)
    .digest('hex')
    .slice(0, 16)
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header

  async function tile(z: number, x: number, y: number): Promise<StoredTile | null> {
    if (z < minZoom || z > maxZoom) return null
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength]
    for (let step = 0; step < MAX_STEPS; step++) {
      const entries = await cache.getDirectory(bytes, offset, length, header)
      const entry = findTile(entries, zxyToTileId(z, x, y))
      if (!entry) return null
      if (entry.runLength > 0) {
        const { data } = await bytes.getBytes(header.tileDataOffset + entry.offset, entry.length)
        return { bytes: new Uint8Array(data), isCompressed: header.tileCompression === Compression.Gzip }
      }
      ;[offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length]
    }
    throw new Error('the directories of the map file lead nowhere')
  }

  return {
    version,
    source: {
      tiles: mapTilesPath(version),
      minZoom,
      maxZoom,
      bounds: [minLon, minLat, maxLon, maxLat],
      detail: detailOf(header, metadata),
      attribution: attributionOf(metadata.attribution),
    },
    tile,
    async covers(position) {
      const { x, y } = tileAt(position, maxZoom)
      return (await tile(maxZoom, x, y)) !== null
    },
  }
}
