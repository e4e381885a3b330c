/** One for the whole process: the server's parts are bundled apart, and each has its own module. */
const holder = globalThis as typeof globalThis & {
  sunhopCatalog?: { revision: number; changed: Map<string, number> }
}

function noticed() {
  holder.sunhopCatalog ??= { revision: 0, changed: new Map() }
  return holder.sunhopCatalog
}

/** Counts the imports that this process has noticed; what is kept in memory of the catalogue holds for one. */
export function catalogRevision(): number {
  return noticed().revision
}

/** Which of these imports last changed what pages with a cache tag show; 0 where none did. */
export function revisionOf(tag: string): number {
  return noticed().changed.get(tag) ?? 0
}

/** @param tags of the pages that the import made old */
export function nextCatalogRevision(tags: Iterable<string> = []): void {
  const catalogue = noticed()
  catalogue.revision++
  for (const tag of tags) catalogue.changed.set(tag, catalogue.revision)
}
