import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { CatalogDocument } from './catalog-document'

const MAX_BYTES = 100_000_000

/** The catalog cannot be read. */
export class UnreadableCatalog extends Error {
  override name = 'UnreadableCatalog'
}

const statOf = (path: string) =>
  stat(path).catch(() => {
    throw new UnreadableCatalog(`There is no file ${path}.`)
  })

async function textOf(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    throw new UnreadableCatalog(`${file} is not UTF-8.`)
  }
}

/** Returns the catalog files of a folder and its subfolders, sorted by path. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => join(folder, name))
}

/**
 * Reads a catalog: a file, or all `.json` files of a folder and its subfolders except `.schema.json`.
 * @throws UnreadableCatalog if there is none, or one is too large or not UTF-8
 */
export async function readCatalogFiles(path: string): Promise<CatalogDocument[]> {
  const isFolder = (await statOf(path)).isDirectory()
  const files = isFolder ? await filesIn(path) : [path]
  if (files.length === 0) throw new UnreadableCatalog(`There is no .json file in ${path}.`)
  const sizes = await Promise.all(files.map(async (file) => (await statOf(file)).size))
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_BYTES)
    throw new UnreadableCatalog(`${path} is larger than ${MAX_BYTES / 1_000_000} MB.`)
  return Promise.all(
    files.map(async (file) => ({
      name: isFolder ? relative(path, file) : basename(file),
      text: await textOf(file),
      folder: dirname(resolve(file)),
      root: isFolder ? resolve(path) : dirname(resolve(file)),
    })),
  )
}
