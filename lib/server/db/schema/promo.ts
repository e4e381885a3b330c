import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalog'
import { currencyCode, instant, minorUnits } from './columns'
import { orders } from './orders'

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In capitals, as it is compared. */
    code: text('code').notNull().unique(),
    /** Percent of the price, or an amount. */
    percent: integer('percent'),
    amount: minorUnits('amount'),
    currency: currencyCode('currency'),
    /** Only for somebody's first order. */
    firstOrder: boolean('first_order').notNull().default(false),
    /** How many orders may use it, of all and of one person; null where any number may. */
    mostUses: integer('most_uses'),
    mostUsesEach: integer('most_uses_each'),
    validFrom: instant('valid_from').notNull().defaultNow(),
    validUntil: instant('valid_until'),
  },
  (t) => [
    check('promo_codes_code', sql`${t.code} ~ '^[A-Z0-9]{3,30}$'`),
    check(
      'promo_codes_benefit',
      sql`(${t.percent} IS NOT NULL AND ${t.percent} BETWEEN 1 AND 100 AND ${t.amount} IS NULL AND ${t.currency} IS NULL)
        OR (${t.percent} IS NULL AND ${t.amount} IS NOT NULL AND ${t.amount} > 0 AND ${t.currency} IS NOT NULL)`,
    ),
    check('promo_codes_most_uses', sql`${t.mostUses} > 0`),
    check('promo_codes_most_uses_each', sql`${t.mostUsesEach} > 0`),
    check('promo_codes_valid', sql`${t.validUntil} > ${t.validFrom}`),
  ],
)

/** The products that a code is for; a code without any is for all. */
export const promoCodeProducts = pgTable(
  'promo_code_products',
  {
    promoId: uuid('promo_id')
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
  },
  (t) => [
    primaryKey({ columns: [t.promoId, t.productId] }),
    index('promo_code_products_product').on(t.productId),
  ],
)

/** Which order used which code; one at most. Whether it counts is for the order's bookings to say. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    promoId: uuid('promo_id')
      .notNull()
      .references(() => promoCodes.id),
    redeemedAt: instant('redeemed_at').notNull(),
  },
  (t) => [index('promo_redemptions_promo').on(t.promoId)],
)
