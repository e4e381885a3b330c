import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * Unpacks a WOFF font. From a packed one the PDF library would decompress the outlines again for every glyph.
 * @throws RangeError if it is not WOFF
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF font')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER + WOFF_ENTRY * index
    const to = SFNT_HEADER + SFNT_ENTRY * index
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field))
    const raw = woff.subarray(start, (start ?? 0) + (packed ?? 0))
    const table = (packed ?? 0) < (length ?? 0) ? inflateSync(raw) : raw
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    woff.copy(head, to, from, from + 4)
    head.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}
