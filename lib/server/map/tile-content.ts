import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { StoredTile } from './map-file'

const unzip = promisify(gunzip)

/** A tile of streets has at most some hundred KB. */
const MAX_BYTES = 8_000_000

/** Returns a tile without its compression. */
export async function tileContent({ bytes, isCompressed }: StoredTile): Promise<Uint8Array<ArrayBuffer>> {
  return isCompressed ? new Uint8Array(await unzip(bytes, { maxOutputLength: MAX_BYTES })) : bytes
}
