import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { CatalogDocument } from './catalog-document'

/** The bytes of a document, of which only the needed ones are in memory. */
export interface ByteSource {
  size: number
  chunks(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  read(start: number, end: number): Promise<Uint8Array>
  close(): Promise<void>
}

function memorySource(text: string): ByteSource {
  const bytes = Buffer.from(text)
  return {
    size: bytes.length,
    chunks: () => [bytes],
    read: async (start, end) => bytes.subarray(start, end),
    close: async () => undefined,
  }
}

async function readFrom(handle: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const bytes = Buffer.alloc(end - start)
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start)
  return bytes.subarray(0, bytesRead)
}

async function fileSource(file: string): Promise<ByteSource> {
  const handle = await open(file)
  const { size } = await handle.stat()
  return {
    size,
    chunks: () => createReadStream(file),
    read: (start, end) => readFrom(handle, start, end),
    close: () => handle.close(),
  }
}

export async function openSource(document: CatalogDocument): Promise<ByteSource> {
  return 'text' in document ? memorySource(document.text) : fileSource(document.file)
}
