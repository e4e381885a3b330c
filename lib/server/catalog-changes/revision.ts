/** On globalThis: the server's bundles each have their own copy of this module. */
const holder = globalThis as typeof globalThis & {
  sunhopCatalog?: { revision: number; changed: Map<string, number> }
}

function noticed() {
  holder.sunhopCatalog ??= { revision: 0, changed: new Map() }
  return holder.sunhopCatalog
}

/** Counts the imports that this process has noticed; in-memory catalog caches are valid for one revision. */
export function catalogRevision(): number {
  return noticed().revision
}

/** The last revision that changed pages with a cache tag; 0 if none did. */
export function revisionOf(tag: string): number {
  return noticed().changed.get(tag) ?? 0
}

/** @param tags cache tags that the import made stale */
export function nextCatalogRevision(tags: Iterable<string> = []): void {
  const catalog = noticed()
  catalog.revision++
  for (const tag of tags) catalog.changed.set(tag, catalog.revision)
}
