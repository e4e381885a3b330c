import { asc, inArray, sql } from 'drizzle-orm'
import { instantOf } from '@/lib/domain/instant'
import type { LocalDate } from '@/lib/domain/local-date'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { slots } from '@/lib/server/db/schema'

/** Rows per statement. */
const BATCH = 1000

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

function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += BATCH) yield list.slice(at, at + BATCH)
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

export async function insertSlots(db: Transaction, list: readonly NewSlot[]): Promise<void> {
  for (const some of batches(list))
    await db.insert(slots).values(
      some.map(({ optionId, date, time, capacity, timeZone }) => ({
        optionId,
        localDate: date,
        localTime: time,
        startsAt: date === null ? null : instantOf(date, time, timeZone),
        capacity,
      })),
    )
}

/** Reopens slots with a capacity and recalculates their start instants. */
export async function updateSlots(
  db: Transaction,
  list: ReadonlyArray<Pick<SlotRow, 'id' | 'date' | 'time' | 'capacity'> & { timeZone: string }>,
): Promise<void> {
  for (const some of batches(list)) {
    const starts = some.map(({ date, time, timeZone }) =>
      date === null ? null : instantOf(date, time, timeZone).toISOString(),
    )
    await db.execute(sql`
      UPDATE slots SET capacity = told.capacity, starts_at = told.starts_at, closed = false
      FROM unnest(
        ${sql.param(some.map(({ id }) => id))}::bigint[],
        ${sql.param(some.map(({ capacity }) => capacity))}::int[],
        ${sql.param(starts)}::timestamptz[]
      ) AS told (id, capacity, starts_at)
      WHERE slots.id = told.id`)
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

/** Marks the options' availability as managed by the operator. */
export async function markAvailabilityManaged(db: Transaction, optionIds: readonly string[]): Promise<void> {
  for (const some of batches(optionIds))
    await db.execute(sql`
      UPDATE options SET availability_told_at = now()
      WHERE id = ANY(${sql.param(some)}::text[]) AND availability_told_at IS NULL`)
}
