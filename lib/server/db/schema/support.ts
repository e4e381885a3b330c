import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_EMAIL_LENGTH } from '@/lib/domain/contact'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import {
  MAX_FILE_NAME_LENGTH,
  MAX_MESSAGE_FILE_BYTES,
  MAX_STORED_MESSAGE_LENGTH,
  SUPPORT_AUTHORS,
  SUPPORT_FILE_TYPE_NAMES,
  SUPPORT_TOPICS,
  type SupportAuthor,
  type SupportFileType,
  type SupportTopic,
} from '@/lib/domain/support'
import { users } from './accounts'
import { products } from './catalog'
import { bytes, instant, localeCode } from './columns'
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
    /** Empty for a mail that has only attachments. */
    text: text('text').notNull(),
    isByMail: boolean('is_by_mail').notNull().default(false),
    /** Attachments of the mail that are not stored. */
    attachments: integer('attachments').notNull().default(0),
    /** Their names; empty for mails of earlier releases. */
    leftOut: text('left_out').array().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('support_messages_request').on(t.requestId, t.createdAt),
    check('support_messages_author', isOneOf(t.author, SUPPORT_AUTHORS)),
    check('support_messages_staff', sql`(${t.author} = 'staff') = (${t.staffMember} IS NOT NULL)`),
    check('support_messages_text', isAtMost(t.text, MAX_STORED_MESSAGE_LENGTH)),
    check('support_messages_attachments', sql`${t.attachments} >= 0`),
  ],
)

/** Attachments of mails to support. They are deleted with their message, or when they are old. */
export const supportFiles = pgTable(
  'support_files',
  {
    /** Derived from the request and the content, so that a file that is quoted or sent twice is stored once. */
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => supportMessages.id, { onDelete: 'cascade' }),
    /** With an extension of its type. */
    name: text('name').notNull(),
    /** By its first bytes. */
    type: text('type').$type<SupportFileType>().notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('support_files_message').on(t.messageId),
    index('support_files_created').on(t.createdAt),
    check('support_files_name', isBetween(sql`length(${t.name})`, 1, MAX_FILE_NAME_LENGTH)),
    check('support_files_type', isOneOf(t.type, SUPPORT_FILE_TYPE_NAMES)),
    check('support_files_size', isBetween(sql`octet_length(${t.content})`, 1, MAX_MESSAGE_FILE_BYTES)),
  ],
)
