/** One number for the whole process: the server's parts are bundled apart, and each has its own module. */
const holder = globalThis as typeof globalThis & { sunhopCatalogueRevision?: number }

/** Counts the imports that this process has noticed; what is kept in memory of the catalogue holds for one. */
export function catalogueRevision(): number {
  return holder.sunhopCatalogueRevision ?? 0
}

export function nextCatalogueRevision(): void {
  holder.sunhopCatalogueRevision = catalogueRevision() + 1
}
