import { gzipSync, constants as zlib } from 'node:zlib'
import { Compression, TileType, zxyToTileId } from 'pmtiles'

export interface Tile {
  z: number
  x: number
  y: number
  /** The vector tile (MVT), not compressed. */
  content: Uint8Array
}

interface MapDescription {
  minZoom: number
  maxZoom: number
  /** West, south, east, north. */
  bounds: [number, number, number, number]
  /** See the specification of PMTiles: `attribution`, `vector_layers` and others. */
  metadata: Record<string, unknown>
}

const HEADER_BYTES = 127
/** In which readers expect the header and the first directory. */
const HEAD_BYTES = 16_384
const VERSION = 3

const compressed = (content: Uint8Array | string) => gzipSync(content, { level: zlib.Z_BEST_COMPRESSION })

/** Writes numbers with seven bits in a byte, the lowest first (LEB128). */
function varints(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = []
  for (let rest of numbers) {
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }
  return Uint8Array.from(bytes)
}

interface Entry {
  id: number
  offset: number
  length: number
  run: number
}

/** Lists the tiles in their order on the Hilbert curve; the same content is stored once. */
function entriesOf(tiles: readonly Tile[]): { entries: Entry[]; contents: Buffer[] } {
  const sorted = tiles
    .map(({ z, x, y, content }) => ({ id: zxyToTileId(z, x, y), content }))
    .sort((a, b) => a.id - b.id)
  const stored = new Map<string, { offset: number; length: number }>()
  const contents: Buffer[] = []
  const entries: Entry[] = []
  let end = 0
  for (const { id, content } of sorted) {
    const key = Buffer.from(content).toString('latin1')
    let place = stored.get(key)
    if (!place) {
      const bytes = compressed(content)
      place = { offset: end, length: bytes.length }
      stored.set(key, place)
      contents.push(bytes)
      end += bytes.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1
    else entries.push({ id, ...place, run: 1 })
  }
  return { entries, contents }
}

function directory(entries: readonly Entry[]): Buffer {
  const before = (index: number) => entries[index - 1]
  const follows = ({ offset }: Entry, last: Entry | undefined) => last && offset === last.offset + last.length
  return compressed(
    varints([
      entries.length,
      ...entries.map(({ id }, index) => id - (before(index)?.id ?? 0)),
      ...entries.map(({ run }) => run),
      ...entries.map(({ length }) => length),
      ...entries.map((entry, index) => (follows(entry, before(index)) ? 0 : entry.offset + 1)),
    ]),
  )
}

/**
 * Returns a map file (PMTiles 3) with few tiles: all are in its first directory.
 * @throws Error if there are too many
 */
export function writeMapFile(
  tiles: readonly Tile[],
  { minZoom, maxZoom, bounds, metadata }: MapDescription,
): Buffer {
  const { entries, contents } = entriesOf(tiles)
  const root = directory(entries)
  if (HEADER_BYTES + root.length > HEAD_BYTES) throw new Error('the map has too many tiles for one directory')
  const description = compressed(JSON.stringify(metadata))
  const data = Buffer.concat(contents)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header.writeUInt8(VERSION, 7)
  const afterRoot = HEADER_BYTES + root.length
  const dataOffset = afterRoot + description.length
  const places = [
    [HEADER_BYTES, root.length],
    [afterRoot, description.length],
    // No further directories.
    [dataOffset, 0],
    [dataOffset, data.length],
  ].flat()
  const counts = [entries.reduce((sum, { run }) => sum + run, 0), entries.length, contents.length]
  for (const [index, value] of [...places, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index)
  // The tiles are stored in the order of the directory.
  for (const [index, value] of [
    1,
    Compression.Gzip,
    Compression.Gzip,
    TileType.Mvt,
    minZoom,
    maxZoom,
  ].entries())
    header.writeUInt8(value, 96 + index)
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index)
  header.writeUInt8(minZoom, 118)
  return Buffer.concat([header, root, description, data])
}
