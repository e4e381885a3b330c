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
import { MAX_SCORE, MIN_SCORE } from '@/lib/domain/review'
import { PLACE_KINDS, type PlaceKind } from '@/lib/domain/search/place-kind'
import { products } from './catalog'
import { instant } from './columns'
import { isBetween, isOneOf } from './conditions'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Text in code point order, so that an index supports prefix queries. */
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
 * Everything that a listing filters, counts and sorts by: one narrow row per available product, so that no
 * search scans the catalog. Derived: `lib/server/search` rewrites it whenever the catalog changes.
 */
export const productSearchIndex = pgTable(
  'product_search_index',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    vertical: text('vertical').$type<Vertical>().notNull(),
    /** The category and its parent. */
    categoryIds: text('category_ids').array().notNull(),
    areaSlugs: text('area_slugs').array().notNull(),
    /** Ids in `search_list_ids` of the category, area and language lists, for counting. */
    categoryList: listNumber('category_list').notNull(),
    areaList: listNumber('area_list').notNull(),
    languageList: listNumber('language_list').notNull(),
    /** The lowest future price of the main unit, in minor units of its own currency. */
    fromAmount: bigint('from_amount', { mode: 'number' }).notNull(),
    fromCurrency: text('from_currency').notNull(),
    durationMinutes: integer('duration_minutes'),
    languages: text('languages').array().notNull(),
    freeCancellation: boolean('free_cancellation').notNull(),
    instantConfirmation: boolean('instant_confirmation').notNull(),
    wheelchair: boolean('wheelchair').notNull(),
    hotelPickup: boolean('hotel_pickup').notNull(),
    /** Index of its duration class; null if it has no duration. */
    duration: smallint('duration').generatedAlwaysAs(DURATION),
    /** Bit set of its features, in feature order. */
    features: smallint('features').generatedAlwaysAs(FEATURE_BITS).notNull(),
    /** Whether nights are sold, all of which must be free in the same room. */
    nightly: boolean('nightly').notNull(),
    /** Days with places left, separately per room; null if any day is possible. */
    openDays: dateMultirange('open_days').array(),
    /** Mean of the published reviews in tenths of a star. */
    ratingX10: smallint('rating_x10'),
    reviewCount: integer('review_count').notNull().default(0),
    featuredRank: integer('featured_rank'),
    position: integer('position').notNull(),
    /** When the open days or price become outdated without any change to the data. */
    staleAt: instant('stale_at'),
  },
  (t) => [
    index('product_search_index_categories').using('gin', t.categoryIds).with({ fastupdate: false }),
    index('product_search_index_areas').using('gin', t.areaSlugs).with({ fastupdate: false }),
    index('product_search_index_order').on(t.featuredRank, t.position, t.productId),
    // Sorted by rating and covering all narrow columns, so that most filters are counted from the index
    // alone.
    index('product_search_index_facts').on(
      t.ratingX10.desc().nullsLast(),
      t.reviewCount.desc(),
      t.featuredRank,
      t.position,
      t.productId,
      t.vertical,
      t.fromCurrency,
      t.fromAmount,
      t.duration,
      t.features,
    ),
    index('product_search_index_vertical').on(t.vertical),
    index('product_search_index_price').on(t.fromCurrency, t.fromAmount),
    index('product_search_index_stale').on(t.staleAt),
    check('product_search_index_rating', isBetween(t.ratingX10, 10 * MIN_SCORE, 10 * MAX_SCORE)),
    check('product_search_index_reviews', sql`(${t.reviewCount} > 0) = (${t.ratingX10} IS NOT NULL)`),
  ],
)

/** The distinct lists of categories, areas and languages. */
export const searchListIds = pgTable('search_list_ids', {
  number: listNumber('number').primaryKey(),
  names: text('names').array().notNull(),
})

/** Search words of each available product, in all languages. Also derived. */
export const productSearchTerms = pgTable(
  'product_search_terms',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Words of its names, and of all its texts, places and categories. */
    names: tsvector('names').notNull(),
    words: tsvector('words').notNull(),
    /** Its rank in the default order, as in `product_search_index`. */
    featuredRank: integer('featured_rank'),
    position: integer('position').notNull().default(0),
    /** Version of the tokenizer; another one splits texts differently. */
    version: text('version').notNull(),
  },
  (t) => [
    index('product_search_terms_names').using('gin', t.names).with({ fastupdate: false }),
    index('product_search_terms_words').using('gin', t.words).with({ fastupdate: false }),
  ],
)

/** Destinations and categories for suggestions. */
export const placeSearchIndex = pgTable(
  'place_search_index',
  {
    kind: text('kind').$type<PlaceKind>().notNull(),
    ref: text('ref').notNull(),
    names: tsvector('names').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    check('place_search_index_kind', isOneOf(t.kind, PLACE_KINDS)),
  ],
)

/** All searchable words and joined neighboring words, with the words they stand for. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: orderedText('term').notNull(),
    /** Its words, separated by spaces. */
    words: text('words').notNull(),
    /**
     * -1 for a name of a destination, 0 of a category, 1 of
     * a product, 2 for a word that occurs only in texts.
     */
    rank: smallint('rank').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.term, t.words] }),
    index('search_terms_similar').using('gin', t.term.op('gin_trgm_ops')),
  ],
)

/** Products that sold out or became available, to be re-indexed. Appended by a trigger. */
export const searchReindexQueue = pgTable('search_reindex_queue', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  productId: text('product_id').notNull(),
})
