const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const AVIF_BRANDS = new Set(['avif', 'avis'])
/** `mif1` is of other formats, too: it says nothing alone. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])

export type FileKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic' | 'pdf'

const text = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to)

function isoMediaKind(file: Buffer): 'avif' | 'heic' | null {
  const end = Math.min(file.length, file.readUInt32BE(0), 64)
  const brands = [text(file, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(file, at, at + 4))
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null
}

/** Returns the type of an image or a PDF by the file's first bytes, regardless of its name; null for any other type. */
export function fileKind(file: Buffer): FileKind | null {
  if (file.subarray(0, 8).equals(PNG)) return 'png'
  if (file.subarray(0, 3).equals(JPEG)) return 'jpeg'
  if (text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP') return 'webp'
  if (text(file, 0, 5) === '%PDF-') return 'pdf'
  return text(file, 4, 8) === 'ftyp' ? isoMediaKind(file) : null
}

/** The types that the shop's decoder reads. */
const DECODED: ReadonlySet<FileKind | null> = new Set(['png', 'jpeg', 'webp', 'avif'] as const)

/** Whether a file is an image that may be decoded. Keeps unsupported formats, e.g. SVG, away from the decoder. */
export const isDecodedImage = (file: Buffer): boolean => DECODED.has(fileKind(file))
