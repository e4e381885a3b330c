import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { outbox } from '@/lib/server/db/schema'
import { CAPTURE_REFUND_DUE, MAIL_KINDS, REFUND_DUE, TAX_DOCUMENT_DUE } from './kinds'

/** How long a claimed row stays with a living process that does not work on it: it could not write the outcome. */
export const LEASE_SECONDS = 30

export interface OutboxRow {
  id: number
  kind: string
  payload: Record<string, unknown>
  /** Number of attempts, including the current one. */
  attempts: number
}

/** Inserts an outbox row. @param processedAt set for a row that needs no processing */
export async function insertOutbox(
  db: Queryable,
  kind: string,
  payload: Record<string, unknown>,
  processedAt: Date | null = null,
): Promise<void> {
  await db.insert(outbox).values({ kind, payload, processedAt })
}

/** Rows of one kind and, of refunds, of one gateway. A lane is processed alone: what is slow delays only its own. */
export interface Lane {
  kind: string
  /** Null for rows that name none. */
  gateway: string | null
}

const gateway = sql<string | null>`${outbox.payload} ->> 'gateway'`

/** A process that works on rows. */
export interface Holder {
  id: number
  /** The rows that it works on. */
  inWork: readonly number[]
}

/** Whether no process works on a row. */
const isFree = ({ id, inWork }: Holder) =>
  sql`(${outbox.heldBy} IS NULL OR (${outbox.heldBy} = ${id}
    AND ${outbox.id} <> ALL(${sql.param([...inWork])}::bigint[])))`

const earlier = alias(outbox, 'earlier')
/** The recipient of a mail and the order that it is about. */
const topicOf = ({ payload }: typeof outbox | typeof earlier): SQL =>
  sql`(${payload} ->> 'to', ${payload} #>> '{values,reference}')`

/**
 * Whether no earlier mail about the same order to the same address waits: a confirmation, whose documents take long to make,
 * must not arrive after the cancellation.
 */
const isNext = sql`NOT EXISTS (SELECT 1 FROM ${outbox} "earlier"
  WHERE ${earlier.kind} = ANY(${sql.param([...MAIL_KINDS])}::text[]) AND ${earlier.id} < ${outbox.id}
    AND ${earlier.processedAt} IS NULL AND ${earlier.deadAt} IS NULL AND ${topicOf(earlier)} = ${topicOf(outbox)})`

/** Returns the lanes that have rows for a process. */
export async function dueLanes(holder: Holder): Promise<Lane[]> {
  return database()
    .selectDistinct({ kind: outbox.kind, gateway })
    .from(outbox)
    .where(
      and(
        isNull(outbox.processedAt),
        isNull(outbox.deadAt),
        lte(outbox.availableAt, sql`now()`),
        isFree(holder),
        isNext,
      ),
    )
}

/** Returns how many seconds ago the oldest row that is neither done nor given up was inserted; 0 without one. */
export async function oldestSeconds(): Promise<number> {
  const age = sql<number>`coalesce(extract(epoch FROM now() - min(${outbox.createdAt})), 0)::float8`
  const [row] = await database()
    .select({ age })
    .from(outbox)
    .where(and(isNull(outbox.processedAt), isNull(outbox.deadAt)))
  return row?.age ?? 0
}

/** Returns the processes that hold rows. */
export async function holderIds(): Promise<number[]> {
  const rows = await database()
    .selectDistinct({ id: outbox.heldBy })
    .from(outbox)
    .where(isNotNull(outbox.heldBy))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Makes the rows of processes that have ended due at once. */
export async function releaseRowsOf(holders: readonly number[]): Promise<void> {
  await database()
    .update(outbox)
    .set({ heldBy: null, availableAt: sql`now()` })
    .where(inArray(outbox.heldBy, [...holders]))
}

/**
 * Claims due rows of a lane for one process only, those that have not failed first, so that new work does not wait behind
 * what fails again and again. They stay with it until it ends. Due times are compared with the database clock, which set
 * them, since the local clock can differ.
 */
export async function claimDue(lane: Lane, holder: Holder, limit: number): Promise<OutboxRow[]> {
  const due = sql`SELECT id FROM ${outbox}
    WHERE ${outbox.kind} = ${lane.kind} AND ${gateway} IS NOT DISTINCT FROM ${lane.gateway}::text
      AND ${outbox.processedAt} IS NULL AND ${outbox.deadAt} IS NULL AND ${outbox.availableAt} <= now()
      AND ${isFree(holder)} AND ${isNext}
    ORDER BY ${outbox.error} IS NOT NULL, ${outbox.availableAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED`
  return database()
    .update(outbox)
    .set({
      availableAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      attempts: sql`${outbox.attempts} + 1`,
      heldBy: holder.id,
    })
    .where(sql`${outbox.id} = ANY(ARRAY(${due}))`)
    .returning({ id: outbox.id, kind: outbox.kind, payload: outbox.payload, attempts: outbox.attempts })
}

/**
 * Extends the leases of rows, unless another worker has claimed them since, or they are done or wait for their next
 * attempt.
 */
export async function renewLeases(rows: readonly OutboxRow[], leaseSeconds: number): Promise<void> {
  const until = sql`now() + make_interval(secs => ${leaseSeconds})`
  await database().execute(sql`UPDATE ${outbox} SET available_at = ${until} FROM unnest(
      ${sql.param(rows.map(({ id }) => id))}::bigint[], ${sql.param(rows.map(({ attempts }) => attempts))}::int[]
    ) AS held (id, attempts)
    WHERE ${outbox.id} = held.id AND ${outbox.attempts} = held.attempts AND ${outbox.processedAt} IS NULL
      AND ${outbox.availableAt} < ${until}`)
}

/** Marks a row as done and clears its payload. */
export async function markDone(id: number, now: Date): Promise<void> {
  await database()
    .update(outbox)
    .set({ processedAt: now, payload: {}, error: null, heldBy: null })
    .where(eq(outbox.id, id))
}

/**
 * Schedules the next attempt of a failed row, or gives it up after its last, unless another worker has claimed it since.
 * @returns whether it was given up
 */
export async function markFailed(
  { id, attempts }: OutboxRow,
  error: string,
  delaySeconds: number,
): Promise<boolean> {
  const next = sql`now() + make_interval(secs => ${delaySeconds})`
  const [row] = await database()
    .update(outbox)
    .set({
      error,
      availableAt: next,
      heldBy: null,
      deadAt: sql`CASE WHEN ${next} > ${outbox.retryUntil} THEN now() END`,
    })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)))
    .returning({ deadAt: outbox.deadAt })
  return row?.deadAt != null
}

/** Without its row a tax document or a refund could not be resumed. The rows have no personal data. */
const isResumable = inArray(outbox.kind, [TAX_DOCUMENT_DUE, REFUND_DUE, CAPTURE_REFUND_DUE])

/**
 * Deletes rows that were done or given up before a time, with the personal data in them. Tax documents and refunds that
 * were given up stay, so that staff can resume them.
 */
export async function deleteOld(before: Date): Promise<void> {
  await database()
    .delete(outbox)
    .where(or(lt(outbox.processedAt, before), and(lt(outbox.deadAt, before), not(isResumable))))
}

/** Deletes the messages that have expired, and with them their codes. */
export async function deleteExpired(): Promise<void> {
  await database()
    .delete(outbox)
    .where(
      and(
        isNull(outbox.processedAt),
        isNull(outbox.heldBy),
        lte(sql`(${outbox.payload} ->> 'expires_at')::timestamptz`, sql`now()`),
      ),
    )
}

const isOf = (kinds: readonly string[] | null) => (kinds ? inArray(outbox.kind, [...kinds]) : undefined)

/**
 * Returns the rows that have failed and are neither done nor deleted, oldest first.
 * @param kinds all of them if null
 */
export async function failingRows(limit: number, kinds: readonly string[] | null = null) {
  return database()
    .select()
    .from(outbox)
    .where(and(isNull(outbox.processedAt), isNotNull(outbox.error), isOf(kinds)))
    .orderBy(asc(outbox.id))
    .limit(limit)
}

/**
 * Makes failing rows due at once, with the full time for attempts, also those that were given up. A row that a worker may
 * have in hand stays with it: it would be processed twice.
 * @param id all of them if null
 * @param kinds those of any if null
 * @returns how many there were
 */
export async function resumeRows(
  db: Transaction,
  id: number | null,
  kinds: readonly string[] | null,
): Promise<number> {
  const isInHand = sql`${outbox.deadAt} IS NULL AND ${outbox.heldBy} IS NOT NULL`
  const rows = await db
    .update(outbox)
    .set({
      deadAt: null,
      attempts: sql`CASE WHEN ${isInHand} THEN ${outbox.attempts} ELSE 0 END`,
      availableAt: sql`CASE WHEN ${isInHand} THEN ${outbox.availableAt} ELSE now() END`,
      retryUntil: sql`now() + interval '8 days'`,
    })
    .where(
      and(
        isNull(outbox.processedAt),
        isNotNull(outbox.error),
        isOf(kinds),
        id === null ? undefined : eq(outbox.id, id),
      ),
    )
    .returning({ id: outbox.id })
  return rows.length
}
