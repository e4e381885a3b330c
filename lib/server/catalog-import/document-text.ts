import type { CatalogDocument } from './catalog-document'

/** The catalog cannot be read. */
export class UnreadableCatalog extends Error {
  override name = 'UnreadableCatalog'
}

/** Decodes bytes of a document. @throws UnreadableCatalog if they are not UTF-8 */
export function textOf(bytes: Uint8Array, document: CatalogDocument): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableCatalog(`${'file' in document ? document.file : document.name} is not UTF-8.`)
  }
}
