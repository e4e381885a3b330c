import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { Vertical } from '@/lib/domain/catalog'
import { DURATION_UNTIL, DURATIONS, FEATURES } from '@/lib/domain/listing'
import { products } from './catalog'
import { instant } from './columns'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Text in the order of its code points, so that an index finds beginnings of words. */
const orderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })
const dateMultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' })

const listNumber = (name: string) => bigint(name, { mode: 'bigint' })

const DURATION = sql.raw(
  `CASE ${DURATIONS.map((duration, index) => {
    const until = DURATION_UNTIL[duration]
    return `WHEN duration_minutes ${until === null ? 'IS NOT NULL' : `<= ${until}`} THEN ${index}`
  }).join(' ')} END`,
)

const FEATURE_BITS = sql.raw(FEATURES.map((feature, index) => `${feature}::int * ${2 ** index}`).join(' + '))

/**
 * All that a listing filters, counts and sorts by: one narrow row a product that can be bought, so that no search
 * has to walk the catalogue. Derived: `lib/server/search` writes it anew whenever the catalogue changes.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    vertical: text('vertical').$type<Vertical>().notNull(),
    /** The category and the one above it. */
    categoryIds: text('category_ids').array().notNull(),
    areaSlugs: text('area_slugs').array().notNull(),
    /** The lists of categories, areas and languages as numbers of `search_lists`, by which they are counted. */
    categoryList: listNumber('category_list').notNull(),
    areaList: listNumber('area_list').notNull(),
    languageList: listNumber('language_list').notNull(),
    /** The lowest coming price of the main unit, in minor units of its own currency. */
    fromAmount: bigint('from_amount', { mode: 'number' }).notNull(),
    fromCurrency: text('from_currency').notNull(),
    durationMinutes: integer('duration_minutes'),
    languages: text('languages').array().notNull(),
    freeCancellation: boolean('free_cancellation').notNull(),
    instantConfirmation: boolean('instant_confirmation').notNull(),
    wheelchair: boolean('wheelchair').notNull(),
    hotelPickup: boolean('hotel_pickup').notNull(),
    /** The place of its kind among the durations; null where it takes no time. */
    duration: smallint('duration').generatedAlwaysAs(DURATION),
    /** What it has, a bit each in the order of the features. */
    features: smallint('features').generatedAlwaysAs(FEATURE_BITS).notNull(),
    /** Whether nights are sold, all of which must be free in the same room. */
    nightly: boolean('nightly').notNull(),
    /** Days on which something is left, those of each room apart; null where any day will do. */
    openDays: dateMultirange('open_days').array(),
    /** Mean of the published reviews in tenths of a star. */
    ratingX10: smallint('rating_x10'),
    reviewCount: integer('review_count').notNull().default(0),
    recommended: integer('recommended'),
    position: integer('position').notNull(),
    /** When open days or price are no longer what they are here, though nobody changed anything. */
    staleAt: instant('stale_at'),
  },
  (t) => [
    index('product_search_categories').using('gin', t.categoryIds).with({ fastupdate: false }),
    index('product_search_areas').using('gin', t.areaSlugs).with({ fastupdate: false }),
    index('product_search_order').on(t.recommended, t.position, t.productId),
    // In the order by rating, with all that is narrow, so that most filters are counted without the rows themselves.
    index('product_search_facts').on(
      t.ratingX10.desc().nullsLast(),
      t.reviewCount.desc(),
      t.recommended,
      t.position,
      t.productId,
      t.vertical,
      t.fromCurrency,
      t.fromAmount,
      t.duration,
      t.features,
    ),
    index('product_search_vertical').on(t.vertical),
    index('product_search_price').on(t.fromCurrency, t.fromAmount),
    index('product_search_stale').on(t.staleAt),
    check('product_search_rating', sql`${t.ratingX10} BETWEEN 10 AND 50`),
    check('product_search_reviews', sql`(${t.reviewCount} > 0) = (${t.ratingX10} IS NOT NULL)`),
  ],
)

/** The lists of categories, areas and languages that products have. */
export const searchLists = pgTable('search_lists', {
  number: listNumber('number').primaryKey(),
  names: text('names').array().notNull(),
})

/** The words by which a product is found, in all languages; none of one that cannot be bought. Derived, too. */
export const productWords = pgTable(
  'product_words',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The words of its names, and of everything that is said of it, its places and categories. */
    names: tsvector('names').notNull(),
    words: tsvector('words').notNull(),
    /** Where it stands in the usual order, as in `product_search`. */
    recommended: integer('recommended'),
    position: integer('position').notNull().default(0),
    /** What cut the texts into words; another one cuts them otherwise. */
    version: text('version').notNull(),
  },
  (t) => [
    index('product_words_names').using('gin', t.names).with({ fastupdate: false }),
    index('product_words_words').using('gin', t.words).with({ fastupdate: false }),
  ],
)

/** Destinations and categories as they are suggested while somebody types. */
export const placeSearch = pgTable(
  'place_search',
  {
    kind: text('kind').$type<'destination' | 'category'>().notNull(),
    ref: text('ref').notNull(),
    names: tsvector('names').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    check('place_search_kind', sql`${t.kind} IN ('destination', 'category')`),
  ],
)

/** Every word that can be found, and neighbours written as one, with the words that are meant. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: orderedText('term').notNull(),
    /** The words it consists of, with spaces between them. */
    spelled: text('spelled').notNull(),
    /** -1 where a destination is called so, 0 a category, 1 a product, 2 where it only occurs in a text. */
    rank: smallint('rank').notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.spelled] })],
)

/** The trigrams of words, so that a misspelt one leads to those that were meant. */
export const searchGrams = pgTable(
  'search_grams',
  {
    gram: orderedText('gram').notNull(),
    /** Characters of the term. */
    length: smallint('length').notNull(),
    term: orderedText('term').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gram, t.length, t.term] })],
)

/** Products of which something was sold out or became free again: to be looked at anew. Appended by a trigger. */
export const searchChanges = pgTable('search_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  productId: text('product_id').notNull(),
})
