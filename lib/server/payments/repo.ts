import { and, desc, eq, inArray, isNotNull, lte, max, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { captures, inboundEvents, type PaymentState, paymentAttempts } from '@/lib/server/db/schema'

import type { PaymentAction } from './port'

export type AttemptRow = typeof paymentAttempts.$inferSelect

const LIVE: PaymentState[] = ['created', 'pending']

export function isOpen({ state }: Pick<AttemptRow, 'state'>): boolean {
  return LIVE.includes(state)
}

/** Only for who holds the order's lock; the database's clock says when the attempt began. */
export async function insertAttempt(
  db: Transaction,
  attempt: Omit<typeof paymentAttempts.$inferInsert, 'createdAt'>,
): Promise<AttemptRow> {
  const [row] = await db.insert(paymentAttempts).values(attempt).returning()
  if (!row) throw new Error('the payment attempt was not written')
  return row
}

/** The one attempt of an order that may still be paid; null where there is none. */
export async function openAttempt(orderId: string, db: Queryable = database()): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, LIVE)))
  return row ?? null
}

/** The attempt that paid an order; null where none did. */
export async function paidAttempt(db: Queryable, orderId: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid')))
  return row ?? null
}

/**
 * The attempt that speaks for an order: the paid one, otherwise the living one, otherwise the newest; null where
 * there is none.
 */
export async function decisiveAttempt(orderId: string): Promise<AttemptRow | null> {
  const [row] = await database()
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(
      desc(eq(paymentAttempts.state, 'paid')),
      desc(inArray(paymentAttempts.state, LIVE)),
      desc(paymentAttempts.createdAt),
    )
    .limit(1)
  return row ?? null
}

/** Until when an order may be left unpaid, for who chose an option; undefined where nobody did. */
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

/** How many attempts of an order ended without paying it: declined, or given up for another way to pay. */
export async function countFailures(db: Transaction, orderId: string): Promise<number> {
  const ended: PaymentState[] = ['failed', 'cancelled']
  return db.$count(
    paymentAttempts,
    and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ended)),
  )
}

export async function findAttempt(invoice: string, db: Queryable = database()): Promise<AttemptRow | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.invoiceNumber, invoice))
  return row ?? null
}

/** Only for who holds the order's lock. */
export async function updateAttempt(
  db: Transaction,
  id: string,
  change: Partial<Pick<AttemptRow, 'state' | 'gatewayReference' | 'settledAt' | 'nextInquiryAt'>>,
): Promise<void> {
  await db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id))
}

/** Notes that the gateway knows of an attempt, unless it was ended in the meantime. */
export async function markStarted(id: string, started: PaymentAction): Promise<void> {
  await database()
    .update(paymentAttempts)
    .set({ state: 'pending', started })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, LIVE)))
}

/** Takes an attempt that waits for a card, for this press alone; false where another one has it. */
export async function claimCardStep(id: string): Promise<boolean> {
  const rows = await database()
    .update(paymentAttempts)
    .set({ started: { kind: 'nothing' } })
    .where(
      and(
        eq(paymentAttempts.id, id),
        inArray(paymentAttempts.state, LIVE),
        sql`${paymentAttempts.started} ->> 'kind' = 'card'`,
      ),
    )
    .returning({ id: paymentAttempts.id })
  return rows.length > 0
}

/** Writes down money that was taken; false where it had been already. */
export async function insertCapture(
  db: Transaction,
  capture: typeof captures.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(captures)
    .values(capture)
    .onConflictDoNothing({ target: captures.attemptId })
    .returning({ id: captures.attemptId })
  return rows.length > 0
}

/** Writes down a gateway's event; false where it had come before. */
export async function insertEvent(
  db: Transaction,
  event: typeof inboundEvents.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(inboundEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: inboundEvents.eventId })
  return rows.length > 0
}

const FIRST_INQUIRY_SECONDS = 30
const LONGEST_WAIT_SECONDS = 900
const HOURS_OF_INQUIRY = 48

export function firstInquiry(now: Date): Date {
  return new Date(now.getTime() + FIRST_INQUIRY_SECONDS * 1000)
}

/**
 * Takes the attempts that the gateway is to be asked about now, for this worker alone. The wait
 * doubles every time; two days after it began an attempt is no longer asked about.
 */
export async function claimInquiries(now: Date, most: number): Promise<AttemptRow[]> {
  const due = database()
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(isNotNull(paymentAttempts.nextInquiryAt), lte(paymentAttempts.nextInquiryAt, now)))
    .orderBy(paymentAttempts.nextInquiryAt)
    .limit(most)
    .for('update', { skipLocked: true })
  const wait = sql`least(${LONGEST_WAIT_SECONDS}, ${FIRST_INQUIRY_SECONDS} * power(2, ${paymentAttempts.inquiries} + 1))`
  return database()
    .update(paymentAttempts)
    .set({
      inquiries: sql`${paymentAttempts.inquiries} + 1`,
      nextInquiryAt: sql`CASE WHEN ${paymentAttempts.createdAt} + make_interval(hours => ${HOURS_OF_INQUIRY})
        > ${now.toISOString()}::timestamptz
        THEN ${now.toISOString()}::timestamptz + make_interval(secs => ${wait}) END`,
    })
    .where(inArray(paymentAttempts.id, due))
    .returning()
}
