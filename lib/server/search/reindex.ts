import { setImmediate } from 'node:timers/promises'
import { allNames } from '@/lib/domain/country-names'
import { CATEGORY, DESTINATION, PRODUCT } from '@/lib/domain/search/edit-distance'
import { type Database, database, type Queryable } from '@/lib/server/db/client'
import { kindMark, searchDocument } from './document'
import { hasChanges, overdueProducts, takeChangedProducts, writeFacts } from './index-rows-repo'
import { pinyinName } from './pinyin-name'
import { nameTerms, shortChineseName, type Term, termDocument, textTerms } from './terms'
import { addTerms } from './terms-repo'
import { tidyIndex } from './vacuum-repo'
import {
  type PlaceRow,
  type PlaceSource,
  placeSources,
  productsAfter,
  type WordsRow,
  type WordsSource,
  wordsSources,
  writePlaces,
  writeWords,
} from './words-repo'

const BATCH = 500
/** Number of updated products from which the planner statistics are refreshed. */
const TIDY_FROM = 500

/**
 * Version of the tokenizer: increase it when tokenizing
 * changes. The Thai dictionary comes with the runtime's ICU.
 */
const VERSION = `9-${process.versions.icu ?? 'none'}`

/** Terms that a run has already added. */
type Seen = Set<string>

/** The names of places, also as Chinese ones are typed. */
const withPinyin = (names: readonly string[]): string[] => [...names, ...names.flatMap(pinyinName)]

/** So many terms are remembered that most of a run's repetitions are among them, in bounded memory. */
const MAX_SEEN = 50_000

function unseen(terms: Term[], seen: Seen): Term[] {
  if (seen.size > MAX_SEEN) seen.clear()
  return terms.filter(({ term, words, rank }) => {
    const key = `${term} ${words} ${rank}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The terms of places, which most products share with others. */
const placeTerms = new Map<string, Term[]>()
const MAX_PLACES = 5_000

/** Returns the terms of a name of a destination, country or category. */
function termsOfPlace(name: string, rank: typeof DESTINATION | typeof CATEGORY): Term[] {
  const key = `${rank} ${name}`
  const known = placeTerms.get(key)
  if (known) return known
  if (placeTerms.size >= MAX_PLACES) placeTerms.clear()
  const terms = nameTerms(name, rank)
  placeTerms.set(key, terms)
  return terms
}

/** Returns a product's row and terms; tokenizes its texts once for both. */
function read(source: WordsSource): { row: WordsRow; terms: Term[] } {
  const { names, areas, area_countries: areaCountries, categories, texts, options, countries } = source
  const mark = kindMark(source.vertical)
  const named = names.flatMap((name) => nameTerms(name, PRODUCT))
  const terms = [
    ...named,
    ...withPinyin([...areas, ...areas.flatMap(shortChineseName), ...areaCountries.flatMap(allNames)]).flatMap(
      (area) => termsOfPlace(area, DESTINATION),
    ),
    ...categories.flatMap((category) => termsOfPlace(category, CATEGORY)),
    ...[...texts, ...options].flatMap(textTerms),
    ...countries.flatMap(allNames).flatMap(textTerms),
  ]
  return {
    row: {
      productId: source.product_id,
      names: termDocument(named, mark),
      words: termDocument(terms, mark),
    },
    terms,
  }
}

/** @param meanwhile work of the database that takes time, and on which the words do not depend */
async function reindexBatch(
  db: Queryable,
  ids: string[],
  seen: Seen,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const sources = await wordsSources(db, ids)
  const running = meanwhile()
  running.catch(() => undefined)
  const products: Array<ReturnType<typeof read>> = []
  for (const source of sources) {
    products.push(read(source))
    await setImmediate()
  }
  await running
  await writeWords(
    db,
    products.map(({ row }) => row),
    VERSION,
  )
  await addTerms(
    db,
    unseen(
      products.flatMap(({ terms }) => terms),
      seen,
    ),
  )
  await writeFacts(db, ids)
}

/**
 * Re-indexes products. Call it after every change to them, in the same transaction. Unknown or discontinued ids
 * are removed from the index.
 */
export async function reindexProducts(ids: readonly string[], db: Queryable = database()): Promise<void> {
  await createReindexer()(db, ids)
}

/**
 * Returns `reindexProducts` for a run that calls it many times, all of which succeed or none of which count. `meanwhile` writes
 * the slots of the products, while the words of the first ones are found.
 */
export function createReindexer() {
  const seen: Seen = new Set()
  return async (db: Queryable, ids: readonly string[], meanwhile?: () => Promise<void>): Promise<void> => {
    const sorted = [...new Set(ids)].sort()
    if (sorted.length === 0) await meanwhile?.()
    for (let at = 0; at < sorted.length; at += BATCH)
      await reindexBatch(db, sorted.slice(at, at + BATCH), seen, at === 0 ? meanwhile : undefined)
  }
}

/** Returns the row and terms of a destination or category. */
function readPlace(source: PlaceSource): { row: PlaceRow; terms: Term[] } {
  const { kind, ref, label, others, country, within, position } = source
  const names = withPinyin([
    ...Object.values(label),
    ...Object.values(label).flatMap(shortChineseName),
    ...Object.values(others ?? {}).flat(),
    ...Object.values(within ?? {}),
    ...(country ? allNames(country) : []),
  ])
  return {
    row: { kind, ref, position, names: searchDocument(names) },
    terms: names.flatMap((name) => nameTerms(name, kind === 'destination' ? DESTINATION : CATEGORY)),
  }
}

/** Re-indexes destinations and categories. */
export async function reindexPlaces(db: Queryable = database()): Promise<void> {
  const places = (await placeSources(db)).map(readPlace)
  await writePlaces(
    db,
    places.map(({ row }) => row),
  )
  await addTerms(
    db,
    unseen(
      places.flatMap(({ terms }) => terms),
      new Set(),
    ),
  )
}

async function reindexAll(
  db: Database,
  onProgress: (done: number) => void,
  withoutVersion?: string,
): Promise<number> {
  const seen: Seen = new Set()
  let [after, done] = ['', 0]
  for (;;) {
    const ids = await productsAfter(db, after, BATCH, withoutVersion)
    const last = ids.at(-1)
    if (last === undefined) break
    await reindexBatch(db, ids, seen)
    done += ids.length
    after = last
    onProgress(done)
  }
  if (done >= TIDY_FROM || (done > 0 && withoutVersion === undefined)) await tidyIndex(db)
  return done
}

/** Re-indexes the whole catalog. */
export async function reindexCatalog(
  db: Database = database(),
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  await reindexPlaces(db)
  await reindexAll(db, onProgress)
}

/** Indexes products that are missing or were tokenized with another version. Returns how many. */
export async function reindexOutdated(
  db: Database = database(),
  onProgress: (done: number) => void = () => undefined,
): Promise<number> {
  return reindexAll(db, onProgress, VERSION)
}

/** Updates the index rows of the products that `next` returns, in batches. Returns how many. */
async function refresh(db: Database, next: (tx: Queryable) => Promise<{ ids: string[]; more: boolean }>) {
  let done = 0
  for (let again = true; again; )
    again = await db.transaction(async (tx) => {
      const { ids, more } = await next(tx)
      if (ids.length > 0) await writeFacts(tx, ids.toSorted())
      done += ids.length
      return more
    })
  if (done >= TIDY_FROM) await tidyIndex(db)
  return done
}

/** Updates products that sold out or became available. Returns how many. */
export async function refreshChanged(db: Database = database()): Promise<number> {
  if (!(await hasChanges(db))) return 0
  return refresh(db, async (tx) => {
    const ids = await takeChangedProducts(tx, BATCH)
    return { ids, more: ids.length > 0 }
  })
}

/**
 * Updates products that sold out or became available, or whose open days or prices expired. Returns how many.
 */
export async function refreshIndex(db: Database = database()): Promise<number> {
  const changed = await refreshChanged(db)
  const overdue = await refresh(db, async (tx) => {
    const ids = await overdueProducts(tx, BATCH)
    return { ids, more: ids.length === BATCH }
  })
  return changed + overdue
}
