import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/domain/locale'
import type { SupportTopic } from '@/lib/domain/support'
import { users } from './accounts'
import { products } from './catalog'
import { instant, isLocaleCode } from './columns'
import { orders } from './orders'

/** Visitors' requests to support; mails about a request carry its number. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: text('number').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    orderId: uuid('order_id').references(() => orders.id),
    /** The product, for a question before buying. */
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    topic: text('topic').$type<SupportTopic>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('support_requests_number').on(t.number),
    index('support_requests_order').on(t.orderId),
    check(
      'support_requests_topic',
      sql`${t.topic} IN ('product','booking','payment','refund','voucher','account','other')`,
    ),
    check('support_requests_message', sql`length(${t.message}) BETWEEN 1 AND 5000`),
    check('support_requests_locale', isLocaleCode(t.locale)),
  ],
)
