import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { MAX_PROMO_CODE_LENGTH, MIN_PROMO_CODE_LENGTH } from '@/lib/domain/promo'
import { products } from './catalog'
import { currencyCode, instant, isCurrencyCode, minorUnits } from './columns'
import { literal } from './conditions'
import { orders } from './orders'

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In upper case, as compared. */
    code: text('code').notNull().unique(),
    /** Either a percentage of the price or an amount. */
    percent: integer('percent'),
    amount: minorUnits('amount'),
    currency: currencyCode('currency'),
    /** Only for a customer's first order. */
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    /** Maximum uses in total and per customer; null if unlimited. */
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    validFrom: instant('valid_from').notNull().defaultNow(),
    validUntil: instant('valid_until'),
  },
  (t) => [
    check(
      'promo_codes_code',
      sql`${t.code} ~ '^[A-Z0-9]{${literal(MIN_PROMO_CODE_LENGTH)},${literal(MAX_PROMO_CODE_LENGTH)}}$'`,
    ),
    check(
      'promo_codes_benefit',
      sql`(${t.percent} IS NOT NULL AND ${t.percent} BETWEEN 1 AND 100 AND ${t.amount} IS NULL AND ${t.currency} IS NULL)
        OR (${t.percent} IS NULL AND ${t.amount} IS NOT NULL AND ${t.amount} > 0 AND ${t.currency} IS NOT NULL)`,
    ),
    check('promo_codes_currency_code', isCurrencyCode(t.currency)),
    check('promo_codes_max_uses', sql`${t.maxUses} > 0`),
    check('promo_codes_max_uses_per_customer', sql`${t.maxUsesPerCustomer} > 0`),
    check('promo_codes_valid', sql`${t.validUntil} > ${t.validFrom}`),
  ],
)

/** Products that a code applies to; a code without any applies to all. */
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

/** Promo code of each order, at most one. The order's bookings determine whether it counts as used. */
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
