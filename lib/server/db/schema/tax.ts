import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { TAX_DOCUMENT_KINDS, type TaxDocumentContent, type TaxDocumentKind } from '@/lib/domain/tax-document'
import { instant, minorUnits } from './columns'
import { isOneOf } from './conditions'
import { orders } from './orders'
import { refunds } from './payments'

/**
 * The last number of each series of tax documents. Its row stays locked until the transaction that takes a number ends;
 * a trigger rejects a number without its document.
 */
export const taxSeries = pgTable(
  'tax_series',
  {
    kind: text('kind').$type<TaxDocumentKind>().notNull(),
    branch: text('branch').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.branch, t.year] }),
    check('tax_series_kind', isOneOf(t.kind, TAX_DOCUMENT_KINDS)),
    check('tax_series_last', sql`${t.last} > 0`),
  ],
)

/**
 * Tax invoices and credit notes as issued. Append-only: an invoice is cancelled by the one that replaces it. It holds no
 * reference to an account, since it is retained after the account is deleted.
 */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<TaxDocumentKind>().notNull(),
    branch: text('branch').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    /** The tax point: the day of the payment or refund in Thailand. A replacement has the date of the replaced one. */
    documentDate: date('document_date').notNull(),
    replacesId: uuid('replaces_id')
      .unique()
      .references((): AnyPgColumn => taxDocuments.id),
    /** Of a credit note. */
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    /** In satang, with VAT. */
    gross: minorUnits('gross').notNull(),
    vat: minorUnits('vat').notNull(),
    content: jsonb('content').$type<TaxDocumentContent>().notNull(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
  },
  (t) => [
    unique('tax_documents_series').on(t.kind, t.branch, t.year, t.sequence),
    uniqueIndex('tax_documents_one_invoice')
      .on(t.orderId)
      .where(sql`${t.kind} <> 'credit_note' AND ${t.replacesId} IS NULL`),
    index('tax_documents_order').on(t.orderId),
    index('tax_documents_date').on(t.documentDate),
    check('tax_documents_kind', isOneOf(t.kind, TAX_DOCUMENT_KINDS)),
    check('tax_documents_branch', sql`${t.branch} ~ '^[0-9]{5}$'`),
    check('tax_documents_year', sql`${t.year} = extract(year FROM ${t.documentDate})`),
    check('tax_documents_sequence', sql`${t.sequence} > 0`),
    check('tax_documents_amounts', sql`${t.gross} > 0 AND ${t.vat} BETWEEN 0 AND ${t.gross}`),
    check('tax_documents_refund', sql`(${t.kind} = 'credit_note') = (${t.refundId} IS NOT NULL)`),
    check('tax_documents_replaces', sql`${t.kind} = 'full' OR ${t.replacesId} IS NULL`),
    check(
      'tax_documents_content',
      sql`COALESCE((${t.content} ->> 'gross')::bigint = ${t.gross}
        AND (${t.content} ->> 'vat')::bigint = ${t.vat}
        AND (${t.kind} = 'credit_note') = (jsonb_typeof(${t.content} -> 'credit') = 'object')
        AND (${t.kind} <> 'full' OR jsonb_typeof(${t.content} -> 'buyer') = 'object'), false)`,
    ),
  ],
)
