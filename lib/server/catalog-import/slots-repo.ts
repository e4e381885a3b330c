import { asc, inArray, sql } from 'drizzle-orm'
import { instantOf } from '@/lib/domain/instant'
import type { LocalDate } from '@/lib/domain/local-date'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { slots } from '@/lib/server/db/schema'

/** Rows per statement. */
const BATCH = 1000
/** An insert takes one array for each column. */
const INSERT_BATCH = 5_000

export interface SlotRow {
  id: number
  optionId: string
  date: LocalDate | null
  time: string | null
  capacity: number
  held: number
  sold: number
  closed: boolean
}

function* batches<T>(list: readonly T[], size = BATCH): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}

/**
 * Returns the options' slots that are undated or on or after
 * a date, which each venue reads in its own time zone.
 */
export async function readSlots(
  optionIds: readonly string[],
  since: LocalDate,
  db: Queryable,
): Promise<SlotRow[]> {
  const rows: SlotRow[] = []
  for (const some of batches(optionIds)) {
    const found = await db
      .select()
      .from(slots)
      .where(sql`${inArray(slots.optionId, some)} AND coalesce(${slots.localDate}, ${since}) >= ${since}`)
      .orderBy(asc(slots.id))
    for (const { id, optionId, localDate, localTime, capacity, held, sold, closed } of found)
      rows.push({
        id,
        optionId,
        date: localDate,
        time: localTime?.slice(0, 5) ?? null,
        capacity,
        held,
        sold,
        closed,
      })
  }
  return rows
}

/** Locks slots against holds and reads their held and sold places. */
export async function lockSlots(
  db: Transaction,
  ids: readonly number[],
): Promise<Map<number, { held: number; sold: number }>> {
  const found = new Map<number, { held: number; sold: number }>()
  for (const some of batches(ids)) {
    const rows = await db
      .select({ id: slots.id, held: slots.held, sold: slots.sold })
      .from(slots)
      .where(inArray(slots.id, some))
      .orderBy(asc(slots.id))
      .for('update')
    for (const { id, held, sold } of rows) found.set(id, { held, sold })
  }
  return found
}

export interface NewSlot {
  optionId: string
  timeZone: string
  date: LocalDate | null
  time: string | null
  capacity: number
}

/** The instants of starts. Many slots share one, and calculating it takes longer than a lookup. */
const known = new Map<string, string>()
const MAX_KNOWN = 20_000

function startOf({ date, time }: Pick<NewSlot, 'date' | 'time'>, timeZone: string): string | null {
  if (date === null) return null
  const key = `${date} ${time} ${timeZone}`
  const stored = known.get(key)
  if (stored !== undefined) return stored
  if (known.size >= MAX_KNOWN) known.clear()
  const start = instantOf(date, time, timeZone).toISOString()
  known.set(key, start)
  return start
}

/** Inserts slots. One that exists but is closed opens again; its held and sold places stay valid. */
export async function insertSlots(db: Transaction, list: readonly NewSlot[]): Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  for (const some of batches(list, INSERT_BATCH)) {
    const statement = sql`
      INSERT INTO slots (option_id, local_date, local_time, starts_at, capacity)
      SELECT * FROM unnest(
        ${sql.param(some.map(({ optionId }) => optionId))}::text[],
        ${sql.param(some.map(({ date }) => date))}::date[],
        ${sql.param(some.map(({ time }) => time))}::time[],
        ${sql.param(some.map((slot) => startOf(slot, slot.timeZone)))}::timestamptz[],
        ${sql.param(some.map(({ capacity }) => capacity))}::int[]
      )
      ON CONFLICT (option_id, local_date, local_time) DO UPDATE
        SET closed = false, starts_at = excluded.starts_at,
          capacity = greatest(excluded.capacity, slots.held + slots.sold)
        WHERE slots.closed`
    // The next statement is prepared while the database executes one.
    await running
    running = db.execute(statement).then(() => undefined)
  }
  await running
}

/** Reopens slots with a capacity and recalculates their start instants. */
export async function updateSlots(
  db: Transaction,
  list: ReadonlyArray<Pick<SlotRow, 'id' | 'date' | 'time' | 'capacity'> & { timeZone: string }>,
): Promise<void> {
  for (const some of batches(list)) {
    await db.execute(sql`
      UPDATE slots SET capacity = changed.capacity, starts_at = changed.starts_at, closed = false
      FROM unnest(
        ${sql.param(some.map(({ id }) => id))}::bigint[],
        ${sql.param(some.map(({ capacity }) => capacity))}::int[],
        ${sql.param(some.map((slot) => startOf(slot, slot.timeZone)))}::timestamptz[]
      ) AS changed (id, capacity, starts_at)
      WHERE slots.id = changed.id`)
  }
}

/** Takes slots off sale: deletes those no booking ever used, closes the others. */
export async function dropSlots(db: Transaction, ids: readonly number[]): Promise<void> {
  for (const some of batches(ids)) {
    await db.execute(sql`
      DELETE FROM slots WHERE id = ANY(${sql.param(some)}::bigint[]) AND held = 0 AND sold = 0
        AND NOT EXISTS (SELECT 1 FROM booking_slots b WHERE b.slot_id = slots.id)`)
    await db.execute(sql`UPDATE slots SET closed = true WHERE id = ANY(${sql.param(some)}::bigint[])`)
  }
}
