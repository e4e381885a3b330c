import { isAbsolute, relative, resolve } from 'node:path'
import type { CatalogDocument } from './catalog-document'

/** Resolves a path of a catalog file; null if it leaves the catalog's folder. */
export function fileWithin(name: string, { folder, root = folder }: CatalogDocument): string | null {
  const file = resolve(folder, name)
  const inside = relative(root, file)
  return isAbsolute(name) || isAbsolute(inside) || inside.startsWith('..') ? null : file
}
