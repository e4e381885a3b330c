import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { FileDocument, TextDocument } from './catalog-document'
import { textOf, UnreadableCatalog } from './document-text'

const statOf = (path: string) =>
  stat(path).catch(() => {
    throw new UnreadableCatalog(`There is no file ${path}.`)
  })

/** Returns the catalog files of a folder and its subfolders, sorted by path. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => join(folder, name))
}

/**
 * Finds a catalog: a file, or all `.json` files of a folder and its subfolders except `.schema.json`.
 * @throws UnreadableCatalog if there is none
 */
export async function findCatalogFiles(path: string): Promise<FileDocument[]> {
  const isFolder = (await statOf(path)).isDirectory()
  const files = isFolder ? await filesIn(path) : [path]
  if (files.length === 0) throw new UnreadableCatalog(`There is no .json file in ${path}.`)
  return files.map((file) => ({
    name: isFolder ? relative(path, file) : basename(file),
    file,
    folder: dirname(resolve(file)),
    root: isFolder ? resolve(path) : dirname(resolve(file)),
  }))
}

/** Finds a catalog as `findCatalogFiles` does, and reads its files as a whole. */
export async function readCatalogFiles(path: string): Promise<TextDocument[]> {
  const files = await findCatalogFiles(path)
  return Promise.all(
    files.map(async ({ file, ...document }) => ({
      ...document,
      text: textOf(await readFile(file), { file, ...document }),
    })),
  )
}
