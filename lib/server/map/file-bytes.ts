import type { FileHandle } from 'node:fs/promises'
import type { Source } from 'pmtiles'

/** Reads ranges of a map file on the disk. */
export function fileBytes(file: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
      return { data: buffer.buffer.slice(0, bytesRead) }
    },
  }
}
