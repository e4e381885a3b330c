import { allNames, otherNames } from '@/lib/domain/country-names'
import { LOCALES } from '@/lib/domain/locale'
import { CATEGORY, DESTINATION, PRODUCT } from '@/lib/domain/search/edit-distance'
import { type Database, database, type Queryable } from '@/lib/server/db/client'
import { kindMark, searchDocument } from './document'
import { hasChanges, overdueProducts, takeChangedProducts, writeFacts } from './index-rows-repo'
import { forgettingTerms } from './orphan-terms'
import {
  countryTerms,
  nameTerms,
  otherNameTerms,
  shortChineseName,
  type Term,
  termDocument,
  textTerms,
} from './terms'
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
/** From so many products on, what the database knows of the index is renewed. */
const TIDY_FROM = 500

/** How texts become words: raise it when that changes. The dictionary of Thai comes with the runtime. */
const VERSION = `6-${process.versions.icu ?? 'none'}`

/** Terms that a run has already made known. */
type Seen = Set<string>

function unseen(terms: Term[], seen: Seen): Term[] {
  return terms.filter(({ term, spelled, rank }) => {
    const key = `${term} ${spelled} ${rank}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The row of a product, and the terms that it makes known; its texts are cut once for both. */
function read(source: WordsSource): { row: WordsRow; terms: Term[] } {
  const { names, areas, categories, texts, options, countries } = source
  const mark = kindMark(source.vertical)
  const named = names.flatMap((name) => nameTerms(name, PRODUCT))
  const terms = [
    ...named,
    ...areas.flatMap((area) => nameTerms(area, DESTINATION)),
    ...categories.flatMap((category) => nameTerms(category, CATEGORY)),
    ...[...texts, ...options].flatMap(textTerms),
    ...countries.flatMap(allNames).flatMap(countryTerms),
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

async function reindexBatch(db: Queryable, ids: string[], seen: Seen): Promise<void> {
  const products = (await wordsSources(db, ids)).map(read)
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
 * Makes products findable as they are now: call it after every change of them, in the transaction that makes it.
 * An id that is unknown or withdrawn is found no more.
 */
export async function reindexProducts(ids: readonly string[], db: Queryable = database()): Promise<void> {
  const sorted = [...new Set(ids)].sort()
  const seen: Seen = new Set()
  for (let at = 0; at < sorted.length; at += BATCH) {
    const batch = sorted.slice(at, at + BATCH)
    await forgettingTerms(db, batch, () => reindexBatch(db, batch, seen))
  }
}

/** What a destination is called besides its own name: by other names of its own, and by those of its country. */
function standIns({ label, others, country, within }: PlaceSource): Term[] {
  return LOCALES.flatMap((locale) => [
    ...[...(others?.[locale] ?? []), ...shortChineseName(label[locale])].flatMap((other) =>
      otherNameTerms(other, label[locale]),
    ),
    ...(country && within
      ? otherNames(country, locale).flatMap((other) => otherNameTerms(other, within[locale]))
      : []),
  ])
}

/** The words of a destination or a category. */
function readPlace(source: PlaceSource): { row: PlaceRow; terms: Term[] } {
  const { kind, ref, label, others, within, position } = source
  const names = [
    ...Object.values(label),
    ...Object.values(others ?? {}).flat(),
    ...Object.values(within ?? {}),
  ]
  const stood = standIns(source)
  const other = stood.map(({ term }) => term)
  return {
    row: { kind, ref, position, names: searchDocument(names, other) },
    terms: [
      ...names.flatMap((name) => nameTerms(name, kind === 'destination' ? DESTINATION : CATEGORY)),
      ...stood,
    ],
  }
}

/** Makes the destinations and categories findable as they are now. */
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

/** Makes the whole catalogue findable as it is now. */
export async function reindexCatalog(
  db: Database = database(),
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  await reindexPlaces(db)
  await reindexAll(db, onProgress)
}

/** Makes products findable that are not yet, or were cut into words otherwise than now; says how many that were. */
export async function reindexOutdated(
  db: Database = database(),
  onProgress: (done: number) => void = () => undefined,
): Promise<number> {
  return reindexAll(db, onProgress, VERSION)
}

/** Writes facts anew of products that `next` names, batch after batch; says how many that were. */
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

/** Brings open days up to date where a place was sold out or became free; says how many products that were. */
export async function refreshChanged(db: Database = database()): Promise<number> {
  if (!(await hasChanges(db))) return 0
  return refresh(db, async (tx) => {
    const ids = await takeChangedProducts(tx, BATCH)
    return { ids, more: ids.length > 0 }
  })
}

/**
 * Brings open days and lowest prices up to date where a place was sold out or became free, or where time alone
 * has changed them; says how many products that were.
 */
export async function refreshIndex(db: Database = database()): Promise<number> {
  const changed = await refreshChanged(db)
  const overdue = await refresh(db, async (tx) => {
    const ids = await overdueProducts(tx, BATCH)
    return { ids, more: ids.length === BATCH }
  })
  return changed + overdue
}
