const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const AVIF_BRANDS = new Set(['avif', 'avis'])

const text = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to)

/**
 * Returns the image type by the file's first bytes, regardless of its name; null for any other type. Keeps
 * unsupported formats, e.g. SVG, away from the decoder.
 */
export function imageKind(file: Buffer): 'png' | 'jpeg' | 'webp' | 'avif' | null {
  if (file.subarray(0, 8).equals(PNG)) return 'png'
  if (file.subarray(0, 3).equals(JPEG)) return 'jpeg'
  if (text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP') return 'webp'
  if (text(file, 4, 8) !== 'ftyp') return null
  const end = Math.min(file.length, file.readUInt32BE(0), 64)
  const brands = [text(file, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(file, at, at + 4))
  return brands.some((brand) => AVIF_BRANDS.has(brand)) ? 'avif' : null
}
