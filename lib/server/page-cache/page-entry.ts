import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'

/** A cached response as Next stores it: the HTML, the data of client navigations, headers and the time it was made. */
export type PageEntry = CacheHandlerValue

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** The fastest level: pages are repetitive, and higher ones save little. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
/** Most pages are decompressed in one step. */
const CHUNK = { chunkSize: 262_144 }

/** Bytes of a character in memory: a text with Thai or Chinese letters has two for each. */
const CHARACTER_BYTES = 2

/** Returns about how many bytes an entry takes in memory, at least one. */
export function bytesOf({ value }: PageEntry): number {
  if (value?.kind === 'APP_ROUTE') return value.body.byteLength + 1
  if (value?.kind !== 'APP_PAGE') return 1
  const segments = [...(value.segmentData?.values() ?? [])]
  return (
    1 +
    value.html.length * CHARACTER_BYTES +
    (value.rscData?.byteLength ?? 0) +
    segments.reduce((sum, { byteLength }) => sum + byteLength, 0)
  )
}

/** Returns an entry as compressed bytes. */
export const pack = async (entry: PageEntry): Promise<Buffer> => compress(serialize(entry), LEVEL)

/** @throws Error if the bytes are damaged */
export const unpack = async (bytes: Buffer): Promise<PageEntry> => deserialize(await decompress(bytes, CHUNK))
