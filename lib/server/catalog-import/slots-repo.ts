import { asc, inArray, sql } from 'drizzle-orm'
import type { LocalDate } from '@/lib/domain/local-date'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { slots } from '@/lib/server/db/schema'
import { slotInstant, slotStart } from './slot-starts'

/** Rows per statement. */
const BATCH = 1000
/** Options whose slots are read at a time: some thousand rows. */
const OPTIONS_BATCH = 50
/** Slots per insert, which takes a parameter for many of them. */
const INSERT_BATCH = 20_000

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
  for (const some of batches(optionIds, OPTIONS_BATCH)) {
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

/** Slots of an option that have everything in common but their days: one parameter for many rows. */
interface Series extends Pick<NewSlot, 'optionId' | 'time' | 'capacity'> {
  shift: number
  /** Null for one without a date. */
  days: Array<number | null>
}

function seriesOf(list: readonly NewSlot[]): Series[] {
  const series: Series[] = []
  /** The last one of each time of an option. */
  const last = new Map<string | null, Series>()
  for (const { optionId, date, time, capacity, timeZone } of list) {
    const { day, shift } = slotStart(date, time, timeZone) ?? { day: null, shift: 0 }
    const open = last.get(time)
    if (open?.optionId === optionId && open.capacity === capacity && open.shift === shift) open.days.push(day)
    else {
      const one = { optionId, time, capacity, shift, days: [day] }
      last.set(time, one)
      series.push(one)
    }
  }
  return series
}

/**
 * Inserts slots. One that exists but is closed opens again; its held and sold places stay valid.
 * @param areNew none of the options has had slots
 */
export async function insertSlots(
  db: Transaction,
  list: readonly NewSlot[],
  { areNew = false } = {},
): Promise<void> {
  const reopen = areNew
    ? sql``
    : sql`ON CONFLICT (option_id, local_date, local_time) DO UPDATE
        SET closed = false, starts_at = excluded.starts_at,
          capacity = greatest(excluded.capacity, slots.held + slots.sold)
        WHERE slots.closed`
  for (const some of batches(list, INSERT_BATCH)) {
    const series = seriesOf(some)
    await db.execute(sql`
      INSERT INTO slots (option_id, local_date, local_time, starts_at, capacity)
      SELECT s.option_id, date '1970-01-01' + d.day, s.time, to_timestamp(d.day * 86400.0::float8 + s.shift),
        s.capacity
      FROM unnest(
        ${sql.param(series.map(({ optionId }) => optionId))}::text[],
        ${sql.param(series.map(({ time }) => time))}::time[],
        ${sql.param(series.map(({ capacity }) => capacity))}::int[],
        ${sql.param(series.map(({ shift }) => shift))}::int[],
        ${sql.param(series.map(({ days }) => `{${days.map((day) => day ?? 'NULL').join()}}`))}::text[]
      ) AS s (option_id, time, capacity, shift, days)
      CROSS JOIN LATERAL unnest(s.days::int[]) AS d (day)
      ${reopen}`)
  }
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
        ${sql.param(some.map(({ date, time, timeZone }) => slotInstant(date, time, timeZone)))}::timestamptz[]
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
