import { SaxesParser } from 'saxes'

/** A page of the list of a bucket. */
export interface ListingPage {
  keys: string[]
  /** The token of the next page; undefined on the last one. */
  next: string | undefined
}

/**
 * Reads a response of ListObjectsV2. Entities of a document type are not expanded, and nothing is loaded.
 * @throws Error if the text is not well-formed
 */
export function readListing(xml: string): ListingPage {
  const keys: string[] = []
  const path: string[] = []
  let [text, next] = ['', '']
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
  })
  parser.on('text', (piece) => {
    text += piece
  })
  parser.on('closetag', () => {
    const at = path.join('/')
    path.pop()
    if (at === 'ListBucketResult/Contents/Key') keys.push(text)
    if (at === 'ListBucketResult/NextContinuationToken') next = text
  })
  parser.write(xml).close()
  return { keys, next: next || undefined }
}
