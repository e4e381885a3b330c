import { and, desc, eq, inArray, isNotNull, lte, max, sql } from 'drizzle-orm'
import type { PaymentState } from '@/lib/domain/payment'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { paymentAttempts } from '@/lib/server/db/schema'
import type { GatewayLane } from './gateway-round'
import { isInLane } from './lane-repo'
import type { PaymentAction } from './port'

export type AttemptRow = typeof paymentAttempts.$inferSelect

const OPEN: PaymentState[] = ['created', 'pending']

export function isOpen({ state }: Pick<AttemptRow, 'state'>): boolean {
  return OPEN.includes(state)
}

/** The caller must hold the order's lock. `createdAt` is set by the database clock. */
export async function insertAttempt(
  db: Transaction,
  attempt: Omit<typeof paymentAttempts.$inferInsert, 'createdAt'>,
): Promise<AttemptRow> {
  const [row] = await db.insert(paymentAttempts).values(attempt).returning()
  if (!row) throw new Error('payment attempt insert returned no row')
  return row
}

/** Returns the open attempt of an order; null if there is none. */
export async function openAttempt(orderId: string, db: Queryable = database()): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, OPEN)))
  return row ?? null
}

/** Returns the attempt that paid an order; null if there is none. */
export async function paidAttempt(db: Queryable, orderId: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid')))
  return row ?? null
}

/** Returns an order's paid attempt, otherwise the open one, otherwise the newest; null if there is none. */
export async function decisiveAttempt(orderId: string): Promise<AttemptRow | null> {
  const [row] = await database()
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(
      desc(eq(paymentAttempts.state, 'paid')),
      desc(inArray(paymentAttempts.state, OPEN)),
      desc(paymentAttempts.createdAt),
    )
    .limit(1)
  return row ?? null
}

/** Returns the pay-by time of an order's attempts with a payment option; undefined if there are none. */
export async function payByOf(
  orderId: string,
  optionKey: string,
  db: Queryable = database(),
): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: max(paymentAttempts.expiresAt) })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.optionKey, optionKey)))
  return row?.until ?? undefined
}

/** Counts the declined attempts of an order, without those that the customer replaced or cancelled. */
export async function countFailures(db: Transaction, orderId: string): Promise<number> {
  return db.$count(
    paymentAttempts,
    and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'failed')),
  )
}

export async function findAttempt(invoice: string, db: Queryable = database()): Promise<AttemptRow | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.invoiceNumber, invoice))
  return row ?? null
}

/** The caller must hold the order's lock. */
export async function updateAttempt(
  db: Transaction,
  id: string,
  change: Partial<Pick<AttemptRow, 'state' | 'gatewayReference' | 'settledAt' | 'nextStatusCheckAt'>>,
): Promise<void> {
  await db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id))
}

/** Marks an attempt as started at the gateway, unless it was closed in the meantime. */
export async function markStarted(id: string, nextAction: PaymentAction): Promise<void> {
  await database()
    .update(paymentAttempts)
    .set({ state: 'pending', nextAction })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, OPEN)))
}

/** Claims an attempt that waits for a card, for one request only; false if another request has claimed it. */
export async function claimCardStep(id: string): Promise<boolean> {
  const rows = await database()
    .update(paymentAttempts)
    .set({ nextAction: { kind: 'nothing' } })
    .where(
      and(
        eq(paymentAttempts.id, id),
        inArray(paymentAttempts.state, OPEN),
        sql`${paymentAttempts.nextAction} ->> 'kind' = 'card'`,
      ),
    )
    .returning({ id: paymentAttempts.id })
  return rows.length > 0
}

const FIRST_STATUS_CHECK_SECONDS = 30
const MAX_STATUS_CHECK_SECONDS = 900
/** How long a payment that its gateway reports as pending is queried. */
const MAX_PENDING_HOURS = 48
/** How long one is queried whose gateway does not answer: longer than any outage. */
const MAX_SILENT_DAYS = 10
const OLD_STATUS_CHECK_SECONDS = 3600
const LAST_STATUS_CHECK_SECONDS = 3600

export function firstInquiry(now: Date): Date {
  return new Date(now.getTime() + FIRST_STATUS_CHECK_SECONDS * 1000)
}

/** After a payment, when its status is queried once more: the customer may have paid twice. */
export function lastInquiry(now: Date): Date {
  return new Date(now.getTime() + LAST_STATUS_CHECK_SECONDS * 1000)
}

/** Whether an attempt is queried no more once its gateway answers that it is pending. */
export function isOldAttempt({ createdAt }: Pick<AttemptRow, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > MAX_PENDING_HOURS * 3_600_000
}

/** Makes an attempt due for a status query, also if its queries have ended. */
export async function resumeStatusQueries(id: string, now: Date): Promise<void> {
  await database()
    .update(paymentAttempts)
    .set({
      nextStatusCheckAt: sql`least(coalesce(${paymentAttempts.nextStatusCheckAt}, ${now.toISOString()}), ${now.toISOString()})`,
    })
    .where(eq(paymentAttempts.id, id))
}

/** Ends the status queries of an attempt. */
export async function endStatusQueries(id: string): Promise<void> {
  await database().update(paymentAttempts).set({ nextStatusCheckAt: null }).where(eq(paymentAttempts.id, id))
}

/**
 * Claims the attempt of a lane that is longest due for a status query, for this worker only. The interval doubles each
 * time, up to 15 minutes; it is an hour after two days and for a payment that has ended. It is due again until its gateway has answered for good, or ten
 * days have passed.
 */
export async function claimStatusQuery(now: Date, lane: GatewayLane): Promise<AttemptRow | undefined> {
  const due = database()
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        isNotNull(paymentAttempts.nextStatusCheckAt),
        lte(paymentAttempts.nextStatusCheckAt, now),
        isInLane(paymentAttempts.gateway, lane),
      ),
    )
    .orderBy(paymentAttempts.nextStatusCheckAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const time = sql`${now.toISOString()}::timestamptz`
  const isOlderThan = (hours: number) =>
    sql`${paymentAttempts.createdAt} + make_interval(hours => ${hours}) <= ${time}`
  const growing = sql`least(${MAX_STATUS_CHECK_SECONDS}, ${FIRST_STATUS_CHECK_SECONDS} * power(2, ${paymentAttempts.statusChecks} + 1))`
  const [row] = await database()
    .update(paymentAttempts)
    .set({
      statusChecks: sql`${paymentAttempts.statusChecks} + 1`,
      nextStatusCheckAt: sql`CASE WHEN NOT ${isOlderThan(MAX_SILENT_DAYS * 24)} THEN ${time} + make_interval(secs =>
        CASE WHEN ${isOlderThan(MAX_PENDING_HOURS)} OR ${paymentAttempts.state} NOT IN ('created', 'pending') THEN ${OLD_STATUS_CHECK_SECONDS} ELSE ${growing} END) END`,
    })
    .where(inArray(paymentAttempts.id, due))
    .returning()
  return row
}
