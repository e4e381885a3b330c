import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { ENCODINGS, type Encoding } from '@/lib/server/http/accepted-encoding'

const ENCODERS: Record<Encoding, (content: Buffer) => Buffer> = {
  br: (content) =>
    brotliCompressSync(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => gzipSync(content, { level: zlib.Z_BEST_COMPRESSION }),
}

/** Relative to the folder of the build. */
const ASSETS = 'static'
const COMPRESSED = 'static-compressed'
const IS_TEXT = /\.(?:m?js|css)$/

export const compressedFile = (buildFolder: string, path: string, encoding: Encoding) =>
  join(buildFolder, COMPRESSED, `${path}.${encoding}`)

/** Returns the paths of the scripts and styles of a build, relative to its assets. */
export function textAssets(buildFolder: string): string[] {
  const folder = join(buildFolder, ASSETS)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_TEXT.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Compresses the scripts and styles of a build as far as possible, once, so that no request waits for it. */
export function compressAssets(buildFolder: string): void {
  rmSync(join(buildFolder, COMPRESSED), { recursive: true, force: true })
  for (const path of textAssets(buildFolder)) {
    const content = readFileSync(join(buildFolder, ASSETS, path))
    for (const encoding of ENCODINGS) {
      const file = compressedFile(buildFolder, path, encoding)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, ENCODERS[encoding](content))
    }
  }
}
