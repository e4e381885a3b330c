import { type CatalogFile, catalogFile, type FileProduct } from '@/lib/contract/catalog-file'
import { openSource } from './byte-source'
import type { CatalogDocument } from './catalog-document'
import { textOf, UnreadableCatalog } from './document-text'
import { Documents, rawEntries, type ScannedDocument } from './documents'
import { problemsOf } from './issue-messages'
import { JsonText } from './json-text'
import { CatalogRefused, type Problem } from './problems'
import { DocumentScan } from './scan-document'
import { SECTIONS } from './sections'
import { syntaxProblems } from './syntax-problems'

/** Products that are read and written at a time. */
const BATCH = 50

/** A product of the file. */
export interface ReadProduct {
  /** Counts the products of all documents. */
  index: number
  /** The id as written. */
  id: string | null
  /** Null if it has problems. */
  product: FileProduct | null
  problems: Problem[]
}

/** A catalog after schema validation. */
export interface ReadFile {
  documents: Documents
  /** The valid entries, without products. Invalid ones are holes in their lists, so that the others keep their index. */
  file: CatalogFile
  /** Without those of products. */
  problems: Problem[]
  productCount: number
  /**
   * Reads products in batches, all by default.
   * @throws CatalogRefused if one is not JSON
   */
  products(indexes?: readonly number[]): AsyncGenerator<ReadProduct[]>
  close(): Promise<void>
}

/** Returns the file with a hole for each entry that has a problem. */
export function valid(file: CatalogFile, problems: readonly Problem[]): CatalogFile {
  const result = { ...file }
  for (const section of SECTIONS) {
    const wrong = new Set(problems.flatMap(({ path }) => (path[0] === section ? [path[1]] : [])))
    const list: unknown[] | undefined = result[section]?.slice()
    if (!list || wrong.size === 0) continue
    for (const index of wrong) if (typeof index === 'number') delete list[index]
    Object.assign(result, { [section]: list })
  }
  return result
}

/** Validates the entries of the raw document one by one. */
function validEntries(raw: Record<string, unknown>): Partial<CatalogFile> {
  const parts: Record<string, unknown> = {}
  for (const section of SECTIONS) {
    const [list, { element }] = [raw[section], catalogFile.shape[section].unwrap()]
    if (!Array.isArray(list)) continue
    const entries: unknown[] = new Array(list.length)
    list.forEach((value, index) => {
      const { success, data } = element.safeParse(value)
      if (success) entries[index] = data
    })
    parts[section] = entries
  }
  return parts
}

/** Finds the products of a document and parses the rest. */
async function scanDocument(document: CatalogDocument): Promise<ScannedDocument> {
  const source = await openSource(document)
  const scan = new DocumentScan()
  for await (const chunk of source.chunks()) scan.push(chunk)
  scan.end()
  const parts: Uint8Array[] = []
  const anchors = [{ offset: 0, line: 1, column: 1 }]
  let from = 0
  let offset = 0
  const take = async (end: number) => {
    const part = await source.read(from, end)
    parts.push(part)
    offset += textOf(part, document).length
  }
  for (const { start, end, line, column } of scan.isBroken ? [] : scan.lists) {
    await take(start)
    anchors.push({ offset, line, column })
    from = end
  }
  await take(source.size)
  const json = new JsonText(textOf(Buffer.concat(parts), document), anchors)
  return { document, source, json, entries: scan.entries, isBroken: scan.isBroken }
}

interface ReadDocument {
  scanned: ScannedDocument
  part: Partial<CatalogFile>
  /** With paths in this document. */
  problems: Problem[]
}

function readDocument(scanned: ScannedDocument): ReadDocument {
  const { value } = scanned.json
  const { success, data, error } = catalogFile.safeParse(value, { reportInput: true })
  if (success) return { scanned, part: data, problems: [] }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return {
    scanned,
    part: isObject ? validEntries(value as Record<string, unknown>) : {},
    problems: problemsOf(error.issues),
  }
}

/** Joins the parts. Entries of a section keep the order of the documents. */
function joined(list: readonly ReadDocument[]): { file: CatalogFile; problems: Problem[] } {
  const lists: Partial<Record<string, unknown[]>> = { products: [] }
  const problems: Problem[] = []
  for (const { scanned, part, problems: own } of list) {
    problems.push(
      ...own.map((problem): Problem => {
        const [section, index, ...rest] = problem.path
        const offset = lists[String(section)]?.length ?? 0
        return typeof index === 'number'
          ? { ...problem, path: [section ?? '', offset + index, ...rest] }
          : { ...problem, document: scanned.document }
      }),
    )
    for (const section of SECTIONS) {
      const entries = part[section]
      if (!entries) continue
      // An entry that the schema rejects stays a hole: spreading or concat would fill or shift it.
      const { length } = rawEntries(scanned.json.value, section)
      const target = lists[section] ?? []
      lists[section] = target
      const start = target.length
      target.length += length
      entries.forEach((entry, index) => {
        target[start + index] = entry
      })
    }
  }
  return { file: { version: 1, ...lists } as CatalogFile, problems }
}

/** The fields of all objects in a value. */
function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const children = Object.values(value)
  const own = Array.isArray(value) ? 0 : children.length
  return children.reduce<number>((sum, child) => sum + countFields(child), own)
}

const fileProduct = catalogFile.shape.products.unwrap().element

function readProduct(value: unknown, index: number): ReadProduct {
  const id = (value as { id?: unknown } | null)?.id
  const { success, data } = fileProduct.safeParse(value)
  const problems = success
    ? []
    : problemsOf(fileProduct.safeParse(value, { reportInput: true }).error?.issues ?? [])
  return {
    index,
    id: typeof id === 'string' ? id : null,
    product: success ? data : null,
    problems: problems.map((problem) => ({ ...problem, path: ['products', index, ...problem.path] })),
  }
}

async function refuse(list: readonly ScannedDocument[]): Promise<never> {
  const problems = await syntaxProblems(list)
  throw problems.length > 0
    ? new CatalogRefused(problems)
    : new UnreadableCatalog('The catalog was changed while it was read.')
}

type Entry = ScannedDocument['entries'][number]

/** Parses a product; undefined if it is not JSON, or has the same field twice. */
async function productAt(scanned: ScannedDocument, entry: Entry): Promise<{ value: unknown } | undefined> {
  try {
    const text = textOf(await scanned.source.read(entry.start, entry.end), scanned.document)
    const value: unknown = JSON.parse(text)
    return countFields(value) === entry.fields ? { value } : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Reads while the previous batch is used. */
async function* readProducts(
  list: readonly ScannedDocument[],
  indexes: readonly number[],
): AsyncGenerator<ReadProduct[]> {
  const starts: number[] = []
  let count = 0
  for (const { entries } of list) {
    starts.push(count)
    count += entries.length
  }
  const readOne = async (index: number): Promise<ReadProduct> => {
    const at = starts.findLastIndex((start) => start <= index)
    const scanned = list[at]
    const entry = scanned?.entries[index - (starts[at] ?? 0)]
    const read = scanned && entry && (await productAt(scanned, entry))
    return read ? readProduct(read.value, index) : refuse(list)
  }
  const batch = async (from: number) => {
    const products: ReadProduct[] = []
    for (const index of indexes.slice(from, from + BATCH)) products.push(await readOne(index))
    return products
  }
  let next = batch(0)
  for (let from = BATCH; ; from += BATCH) {
    const products = await next
    if (products.length === 0) return
    next = batch(from)
    // The consumer may end early.
    next.catch(() => undefined)
    yield products
  }
}

/**
 * Opens the documents of a catalog. Their products stay on the disk.
 * @throws CatalogRefused if one is not JSON; UnreadableCatalog if one is not UTF-8
 */
export async function openCatalog(documents: readonly CatalogDocument[]): Promise<ReadFile> {
  const list: ScannedDocument[] = []
  const close = async () => {
    for (const { source } of list) await source.close()
  }
  try {
    for (const document of documents) list.push(await scanDocument(document))
    if (list.some(({ json, isBroken }) => isBroken || json.problems.length > 0)) await refuse(list)
    const productCount = list.reduce((sum, { entries }) => sum + entries.length, 0)
    return {
      documents: new Documents(list),
      ...joined(list.map(readDocument)),
      productCount,
      products: (indexes = Array.from({ length: productCount }, (_, index) => index)) =>
        readProducts(list, indexes),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
