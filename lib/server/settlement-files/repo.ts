import { and, desc, eq, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { lineKey, type SettlementLine } from '@/lib/domain/settlement-line'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { settlementFiles, settlementLines, unmatchedCaptures } from '@/lib/server/db/schema'
import type { Match, OwnRecord } from './match-lines'

export type FileRow = typeof settlementFiles.$inferSelect

export interface Period {
  from: Date
  until: Date
}

/** Whether a column has one of some values, of which there may be very many. */
export const anyOf = (column: AnyPgColumn | SQL, values: readonly string[]) =>
  sql`${column} = ANY(${sql.param([...values])}::text[])`

/** Lets imports take turns until the end of the transaction. */
export async function lockImports(db: Transaction): Promise<void> {
  await db.execute(sql`LOCK TABLE ${settlementFiles} IN SHARE ROW EXCLUSIVE MODE`)
}

export async function findFile(db: Queryable, hash: string): Promise<FileRow | null> {
  const [row] = await db.select().from(settlementFiles).where(eq(settlementFiles.hash, hash))
  return row ?? null
}

/** Returns the end of the newest period of such files that had ended at a moment; null if there is none. */
export async function lastPeriodEnd(
  db: Queryable,
  { gateway, format, currency }: Pick<FileRow, 'gateway' | 'format' | 'currency'>,
  moment: Date,
): Promise<Date | null> {
  const [row] = await db
    .select({ until: settlementFiles.periodUntil })
    .from(settlementFiles)
    .where(
      and(
        eq(settlementFiles.gateway, gateway),
        eq(settlementFiles.format, format),
        currency === null ? isNull(settlementFiles.currency) : eq(settlementFiles.currency, currency),
        lte(settlementFiles.periodUntil, moment),
      ),
    )
    .orderBy(desc(settlementFiles.periodUntil))
    .limit(1)
  return row?.until ?? null
}

/**
 * Returns which of some lines and records other files have settled.
 * @param fileId the file itself, if it was imported before
 */
export async function settledBefore(
  db: Queryable,
  gateway: string,
  keys: readonly string[],
  ids: readonly string[],
  fileId: string | null,
): Promise<{ keys: Set<string>; ids: Set<string> }> {
  const rows = await db
    .select({
      key: settlementLines.key,
      captureId: settlementLines.captureId,
      refundId: settlementLines.refundId,
    })
    .from(settlementLines)
    .where(
      and(
        eq(settlementLines.gateway, gateway),
        fileId === null ? undefined : ne(settlementLines.fileId, fileId),
        or(
          anyOf(settlementLines.key, keys),
          sql`${settlementLines.captureId} = ANY(${sql.param([...ids])}::uuid[])`,
          sql`${settlementLines.refundId} = ANY(${sql.param([...ids])}::uuid[])`,
        ),
      ),
    )
  return {
    keys: new Set(rows.map(({ key }) => key)),
    ids: new Set(rows.flatMap(({ captureId, refundId }) => [captureId ?? [], refundId ?? []].flat())),
  }
}

export async function insertFile(
  db: Transaction,
  file: typeof settlementFiles.$inferInsert,
): Promise<FileRow> {
  const [row] = await db.insert(settlementFiles).values(file).returning()
  if (!row) throw new Error('settlement file insert returned no row')
  return row
}

const CHUNK = 500

/** Records lines; those of an earlier import of the same file get the shop's record if they had none. */
export async function recordLines(
  db: Transaction,
  fileId: string,
  gateway: string,
  settled: ReadonlyArray<Pick<Match, 'line'> & { own: OwnRecord | null }>,
): Promise<void> {
  const rows = settled.map(({ line, own }) => ({
    fileId,
    gateway,
    key: lineKey(line),
    kind: line.kind,
    gatewayReference: line.reference,
    invoiceNumber: line.invoiceNumber,
    transactedAt: line.transactedAt,
    ...line.money,
    fee: line.fee,
    feeVat: line.feeVat,
    withheld: line.withheld,
    captureId: own?.kind === 'capture' ? own.id : null,
    refundId: own?.kind === 'refund' && own.special !== 'granted' ? own.id : null,
  }))
  for (let start = 0; start < rows.length; start += CHUNK)
    await db
      .insert(settlementLines)
      .values(rows.slice(start, start + CHUNK))
      .onConflictDoUpdate({
        target: [settlementLines.gateway, settlementLines.key],
        set: {
          captureId: sql`coalesce(${settlementLines.captureId}, excluded.capture_id)`,
          refundId: sql`coalesce(${settlementLines.refundId}, excluded.refund_id)`,
        },
      })
}

/** Returns the captures of a gateway that wait for staff, by reference and by invoice number. */
export async function waitingCaptures(
  db: Queryable,
  gateway: string,
  lines: readonly SettlementLine[],
): Promise<Array<{ id: string; gatewayReference: string; invoiceNumber: string }>> {
  return db
    .select({
      id: unmatchedCaptures.id,
      gatewayReference: unmatchedCaptures.gatewayReference,
      invoiceNumber: unmatchedCaptures.invoiceNumber,
    })
    .from(unmatchedCaptures)
    .where(
      and(
        eq(unmatchedCaptures.gateway, gateway),
        isNull(unmatchedCaptures.resolvedAt),
        or(
          anyOf(
            unmatchedCaptures.gatewayReference,
            lines.map(({ reference }) => reference).filter((reference) => reference !== ''),
          ),
          anyOf(
            unmatchedCaptures.invoiceNumber,
            lines.map(({ invoiceNumber }) => invoiceNumber),
          ),
        ),
      ),
    )
}
