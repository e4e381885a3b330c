import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_EMAIL_LENGTH } from '@/lib/domain/contact'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/person-name'
import { MAX_STORED_MESSAGE_LENGTH, SUPPORT_TOPICS, type SupportTopic } from '@/lib/domain/support'
import { users } from './accounts'
import { products } from './catalog'
import { instant, localeCode } from './columns'
import { isAtMost, isBetween, isOneOf } from './conditions'
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
    locale: localeCode(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('support_requests_number').on(t.number),
    index('support_requests_order').on(t.orderId),
    check('support_requests_topic', isOneOf(t.topic, SUPPORT_TOPICS)),
    check('support_requests_name', isAtMost(t.name, MAX_FULL_NAME_LENGTH)),
    check('support_requests_email', isAtMost(t.email, MAX_EMAIL_LENGTH)),
    check('support_requests_message', isBetween(sql`length(${t.message})`, 1, MAX_STORED_MESSAGE_LENGTH)),
  ],
)
