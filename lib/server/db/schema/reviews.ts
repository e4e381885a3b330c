import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  MAX_AUTHOR_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_SCORE,
  MAX_SOURCE_ID_LENGTH,
  MAX_SOURCE_LENGTH,
  MAX_SOURCE_URL_LENGTH,
  MIN_IMPORTED_REVIEW_LENGTH,
  MIN_REVIEW_LENGTH,
  MIN_SCORE,
} from '@/lib/domain/review'
import { users } from './accounts'
import { products } from './catalog'
import { instant } from './columns'
import { isAtMost, isBetween } from './conditions'
import { bookings } from './orders'

/**
 * Guests' reviews of products: after a completed booking of their own, which a trigger enforces, or imported from a
 * source that verified the guest. Another trigger maintains the product's rating sum and count.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for an imported review. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** Null once the account is deleted, and for an imported review. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    score: integer('score').notNull(),
    text: text('text').notNull(),
    /** BCP 47 code of the review's language. */
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When and why staff hid it. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** Where an imported review was written, and its id there. */
    source: text('source'),
    sourceId: text('source_id'),
    sourceUrl: text('source_url'),
    /** The name that the source shows. */
    author: text('author'),
  },
  (t) => [
    uniqueIndex('reviews_booking').on(t.bookingId),
    uniqueIndex('reviews_source').on(t.source, t.sourceId).where(sql`${t.source} IS NOT NULL`),
    index('reviews_user').on(t.userId),
    index('reviews_newest').on(t.productId, t.createdAt).where(sql`${t.hiddenAt} IS NULL`),
    check('reviews_score', isBetween(t.score, MIN_SCORE, MAX_SCORE)),
    // A hidden review deleted by its author remains as an empty row, so that it cannot be written again.
    check(
      'reviews_text',
      sql`${isBetween(sql`length(${t.text})`, MIN_REVIEW_LENGTH, MAX_REVIEW_LENGTH)} OR (${t.text} = '' AND ${t.hiddenAt} IS NOT NULL)
        OR (${t.source} IS NOT NULL AND ${isBetween(sql`length(${t.text})`, MIN_IMPORTED_REVIEW_LENGTH, MAX_REVIEW_LENGTH)})`,
    ),
    // Either of a booking here, or from a source.
    check(
      'reviews_origin',
      sql`CASE WHEN ${t.source} IS NULL
        THEN ${t.bookingId} IS NOT NULL AND num_nonnulls(${t.sourceId}, ${t.sourceUrl}, ${t.author}) = 0
        ELSE ${t.sourceId} IS NOT NULL AND num_nonnulls(${t.bookingId}, ${t.userId}) = 0 END`,
    ),
    check(
      'reviews_source_lengths',
      sql`${isBetween(sql`length(${t.source})`, 1, MAX_SOURCE_LENGTH)}
        AND ${isBetween(sql`length(${t.sourceId})`, 1, MAX_SOURCE_ID_LENGTH)}
        AND (${t.sourceUrl} IS NULL OR ${t.sourceUrl} LIKE 'https://%' AND ${isAtMost(t.sourceUrl, MAX_SOURCE_URL_LENGTH)})
        AND (${t.author} IS NULL OR ${isBetween(sql`length(${t.author})`, 1, MAX_AUTHOR_LENGTH)})`,
    ),
    check('reviews_language', sql`${t.language} ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})?$'`),
    check(
      'reviews_hidden',
      sql`(${t.hiddenAt} IS NULL) = (${t.hiddenReason} IS NULL) AND length(${t.hiddenReason}) > 0`,
    ),
  ],
)

/** Products saved as favourites. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index('favourites_product').on(t.productId)],
)
