/** A JSON file of a catalog. */
export interface CatalogDocument {
  /** Its name in messages. */
  name: string
  text: string
  /** The folder that its paths are relative to. */
  folder: string
  /** The folder that the paths must not leave; default: `folder`. */
  root?: string
}
