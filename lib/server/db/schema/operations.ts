import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { currencyCode, instant, minorUnits } from './columns'

/** What must be sent, written in the transaction that makes it true. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    runAt: instant('run_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    doneAt: instant('done_at'),
    error: text('error'),
  },
  (t) => [index('outbox_due').on(t.runAt).where(sql`${t.doneAt} IS NULL`)],
)

/**
 * Which cached pages a write to the catalogue made old; every server of the shop reads it several times a second.
 * Writers take turns, so that a later row is never seen before an earlier one.
 */
export const catalogChanges = pgTable('catalogue_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tags: text('tags').array().notNull(),
  at: instant('at').notNull().defaultNow(),
})

/** Sandbox mode: every mail and text message of the shop, to be read in the browser. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** An e-mail address, or a phone in E.164. */
    recipient: text('recipient').notNull(),
    kind: text('kind').$type<'mail' | 'sms'>().notNull().default('mail'),
    /** Empty for a text message, as its HTML. */
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (t) => [
    index('mailbox_recipient').on(t.recipient, t.id),
    check('mailbox_kind', sql`${t.kind} IN ('mail', 'sms')`),
  ],
)

/** Sandbox mode: what the sandbox gateway's own books say. */
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
})

/** Counters of rate-limiter-flexible; the layout is the library's. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
