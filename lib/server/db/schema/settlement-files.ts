import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RefundState } from '@/lib/domain/payment'
import { REFUND_STATES } from '@/lib/domain/payment'
import {
  SETTLED_KINDS,
  SETTLEMENT_FORMATS,
  type SettledKind,
  type SettlementFormat,
} from '@/lib/domain/settlement-line'
import { currencyCode, instant, isCurrencyCode, minorUnits } from './columns'
import { isOneOf } from './conditions'
import { captures, refunds } from './payments'

/** Settlement files of gateways that were imported. Append-only. */
export const settlementFiles = pgTable(
  'settlement_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of its bytes, in hexadecimal. */
    hash: text('hash').notNull().unique(),
    gateway: text('gateway').notNull(),
    format: text('format').$type<SettlementFormat>().notNull(),
    /** Null if its lines may be of any currency. */
    currency: currencyCode('currency'),
    /** The period in which the shop's own records were compared with it. */
    periodFrom: instant('period_from').notNull(),
    periodUntil: instant('period_until').notNull(),
    lineCount: integer('line_count').notNull(),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (t) => [
    index('settlement_files_period').on(t.gateway, t.format, t.periodUntil),
    check('settlement_files_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('settlement_files_format', isOneOf(t.format, SETTLEMENT_FORMATS)),
    check('settlement_files_currency_code', isCurrencyCode(t.currency)),
    check('settlement_files_period_order', sql`${t.periodFrom} <= ${t.periodUntil}`),
    check('settlement_files_line_count', sql`${t.lineCount} >= 0`),
  ],
)

/**
 * What the gateways say they have settled, once by their own key. Immutable, except that a line without a capture or
 * refund of the shop gets it when it is found.
 */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => settlementFiles.id),
    gateway: text('gateway').notNull(),
    key: text('key').notNull(),
    kind: text('kind').$type<SettledKind>().notNull(),
    gatewayReference: text('gateway_reference').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    transactedAt: instant('transacted_at').notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    fee: minorUnits('fee').notNull(),
    feeVat: minorUnits('fee_vat').notNull(),
    withheld: minorUnits('withheld').notNull(),
    captureId: uuid('capture_id').references(() => captures.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    recordedAt: instant('recorded_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('settlement_lines_key').on(t.gateway, t.key),
    uniqueIndex('settlement_lines_capture').on(t.captureId).where(sql`${t.captureId} IS NOT NULL`),
    uniqueIndex('settlement_lines_refund').on(t.refundId).where(sql`${t.refundId} IS NOT NULL`),
    index('settlement_lines_file').on(t.fileId),
    index('settlement_lines_recorded').on(t.recordedAt),
    check('settlement_lines_kind', isOneOf(t.kind, SETTLED_KINDS)),
    check('settlement_lines_amount', sql`${t.amount} > 0`),
    check('settlement_lines_currency_code', isCurrencyCode(t.currency)),
    check('settlement_lines_identified', sql`${t.gatewayReference} <> '' OR ${t.invoiceNumber} <> ''`),
    check('settlement_lines_one_record', sql`${t.captureId} IS NULL OR ${t.refundId} IS NULL`),
  ],
)

/** All states of refunds; written by a trigger, so that none is missed, and never deleted. */
export const refundStateHistory = pgTable(
  'refund_state_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    state: text('state').$type<RefundState>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
  },
  (t) => [
    index('refund_state_history_refund').on(t.refundId, t.id),
    index('refund_state_history_occurred').on(t.occurredAt),
    check('refund_state_history_state', isOneOf(t.state, REFUND_STATES)),
  ],
)
