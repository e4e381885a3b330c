interface Placed {
  /** Its name in messages. */
  name: string
  /** The folder that its paths are relative to. */
  folder: string
  /** The folder that the paths must not leave; default: `folder`. */
  root?: string
}

/** A JSON file of a catalog whose text is known. */
export interface TextDocument extends Placed {
  text: string
}

/** A JSON file of a catalog that is read in parts. */
export interface FileDocument extends Placed {
  /** Its path. */
  file: string
}

export type CatalogDocument = TextDocument | FileDocument
