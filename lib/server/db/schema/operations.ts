import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { MESSAGE_KINDS, type MessageKind } from '@/lib/domain/message-kind'
import { currencyCode, instant, minorUnits } from './columns'
import { isOneOf } from './conditions'

/**
 * Work that is done after a commit: messages to send, refunds to request. Written in the transaction it belongs to, and
 * retried until `retryUntil`.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    availableAt: instant('available_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** The process that works on it (`lib/server/db/presence.ts`). */
    heldBy: integer('held_by'),
    processedAt: instant('processed_at'),
    error: text('error'),
    retryUntil: instant('retry_until').notNull().default(sql`now() + interval '8 days'`),
    /** When it was given up; staff can resume it. */
    deadAt: instant('dead_at'),
  },
  (t) => [
    index('outbox_due')
      .on(t.kind, t.availableAt)
      .where(sql`${t.processedAt} IS NULL AND ${t.deadAt} IS NULL`),
    index('outbox_held').on(t.heldBy).where(sql`${t.heldBy} IS NOT NULL`),
    index('outbox_dead').on(t.deadAt).where(sql`${t.deadAt} IS NOT NULL`),
  ],
)

/**
 * Cached pages that a catalog write made stale; every server of the shop polls it several times a second.
 * Writers take turns, so that a later row is never visible before an earlier one.
 */
export const catalogChanges = pgTable('catalog_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tags: text('tags').array().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Sandbox mode: all mails and SMS of the shop, shown in the browser. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** An email address, or a phone in E.164. */
    recipient: text('recipient').notNull(),
    kind: text('kind').$type<MessageKind>().notNull().default('mail'),
    /** Empty for an SMS, like its HTML. */
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (t) => [
    index('mailbox_recipient').on(t.recipient, t.id),
    check('mailbox_kind', isOneOf(t.kind, MESSAGE_KINDS)),
  ],
)

/** Sandbox mode: the sandbox gateway's ledger. */
export const sandboxPayments = pgTable('sandbox_payments', {
  invoiceNumber: text('invoice_number').primaryKey(),
  optionKey: text('option_key').notNull(),
  amount: minorUnits('amount').notNull(),
  currency: currencyCode('currency').notNull(),
  description: text('description').notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state').$type<'pending' | 'paid' | 'failed' | 'cancelled'>().notNull().default('pending'),
  reference: text('reference').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When the customer decided; null for a pending payment, and in rows of servers before this column. */
  decidedAt: instant('decided_at'),
})

/** Sandbox mode: the refunds in the sandbox gateway's ledger. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    /** The idempotency key of the request. */
    key: text('key').primaryKey(),
    invoiceNumber: text('invoice_number').notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    reference: text('reference').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('sandbox_refunds_created').on(t.createdAt),
    check('sandbox_refunds_amount', sql`${t.amount} > 0`),
  ],
)

/** Counters of rate-limiter-flexible; the library defines the layout. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
