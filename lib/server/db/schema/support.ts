import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_EMAIL_LENGTH } from '@/lib/domain/contact'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/person-name'
import {
  MAX_STORED_MESSAGE_LENGTH,
  SUPPORT_AUTHORS,
  SUPPORT_TOPICS,
  type SupportAuthor,
  type SupportTopic,
} from '@/lib/domain/support'
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
    /** When the oldest message without a reply was written; null if all have one. */
    awaitingSince: instant('awaiting_since').defaultNow(),
    /** Until when a reply to it was promised. */
    replyDueAt: instant('reply_due_at'),
  },
  (t) => [
    uniqueIndex('support_requests_number').on(t.number),
    index('support_requests_order').on(t.orderId),
    index('support_requests_user').on(t.userId, t.createdAt),
    index('support_requests_awaiting').on(t.awaitingSince).where(sql`${t.awaitingSince} IS NOT NULL`),
    check('support_requests_topic', isOneOf(t.topic, SUPPORT_TOPICS)),
    check('support_requests_name', isAtMost(t.name, MAX_FULL_NAME_LENGTH)),
    check('support_requests_email', isAtMost(t.email, MAX_EMAIL_LENGTH)),
    check('support_requests_message', isBetween(sql`length(${t.message})`, 1, MAX_STORED_MESSAGE_LENGTH)),
  ],
)

/** What follows the first message of a request, from both sides. */
export const supportMessages = pgTable(
  'support_messages',
  {
    /** Derived from the Idempotency-Key or from the mail, so that no message is stored twice. */
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    author: text('author').$type<SupportAuthor>().notNull(),
    /** The member of staff who wrote it. */
    staffMember: text('staff_member'),
    text: text('text').notNull(),
    isByMail: boolean('is_by_mail').notNull().default(false),
    /** Attachments of the mail, which are not stored. */
    attachments: integer('attachments').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('support_messages_request').on(t.requestId, t.createdAt),
    check('support_messages_author', isOneOf(t.author, SUPPORT_AUTHORS)),
    check('support_messages_staff', sql`(${t.author} = 'staff') = (${t.staffMember} IS NOT NULL)`),
    check('support_messages_text', isBetween(sql`length(${t.text})`, 1, MAX_STORED_MESSAGE_LENGTH)),
    check('support_messages_attachments', sql`${t.attachments} >= 0`),
  ],
)
