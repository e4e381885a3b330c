import type { FileOption } from '@/lib/contract/catalog-file'
import type { LocalDate } from '@/lib/domain/local-date'
import { type PlannedStart, plannedStarts } from '@/lib/domain/slot-schedule'
import type { Path, Problem } from './problems'
import type { NewSlot, SlotRow } from './slots-repo'

/** A slot that an option should have, and the file path of its capacity. */
interface Wanted {
  date: LocalDate | null
  time: string | null
  capacity: number
  path: Path
}

export interface SlotChanges {
  insert: NewSlot[]
  update: Array<SlotRow & { path: Path }>
  drop: SlotRow[]
}

/** Returns the slots that a file defines for an option from a day on; null if it defines no availability. */
export function wantedSlots(
  { availability, inventory }: FileOption,
  path: Path,
  since: LocalDate,
): Wanted[] | null {
  if (!availability || inventory === 'FREESALE') return null
  const at = [...path, 'availability']
  if (availability.stock !== undefined)
    return [{ date: null, time: null, capacity: availability.stock, path: [...at, 'stock'] }]
  const paths = new Map<PlannedStart['source'], Path>()
  return plannedStarts(availability, since).map(({ date, time, capacity, source }) => {
    const shared = paths.get(source) ?? [...at, ...source, 'capacity']
    paths.set(source, shared)
    return { date, time, capacity, path: shared }
  })
}

const keyOf = ({ date, time }: { date: LocalDate | null; time: string | null }) =>
  `${date ?? ''} ${time ?? ''}`

/**
 * Returns the changes that give an option exactly the wanted slots. A closed slot counts as missing.
 * @param timeZoneChanged set the instants of all slots again
 */
export function slotChanges(
  { optionId, timeZone }: { optionId: string; timeZone: string },
  rows: readonly SlotRow[],
  wanted: readonly Wanted[],
  timeZoneChanged: boolean,
): SlotChanges {
  const changes: SlotChanges = { insert: [], update: [], drop: [] }
  if (rows.length === 0) {
    changes.insert = wanted.map(({ date, time, capacity }) => ({ optionId, timeZone, date, time, capacity }))
    return changes
  }
  const byStart = new Map(rows.map((row) => [keyOf(row), row]))
  for (const { date, time, capacity, path } of wanted) {
    const row = byStart.get(keyOf({ date, time }))
    if (!row) changes.insert.push({ optionId, timeZone, date, time, capacity })
    else if (timeZoneChanged || row.closed || row.capacity !== capacity)
      changes.update.push({ ...row, capacity, path })
  }
  const wantedKeys = new Set(wanted.map(keyOf))
  changes.drop = rows.filter((row) => !row.closed && !wantedKeys.has(keyOf(row)))
  return changes
}

export function isNothing({ insert, update, drop }: SlotChanges): boolean {
  return insert.length + update.length + drop.length === 0
}

/**
 * Returns a problem for slots whose new capacity is below
 * their held and sold places, one per path in the file.
 */
export function overbooked(
  { update }: SlotChanges,
  promised: (row: SlotRow) => { held: number; sold: number } = (row) => row,
): Problem[] {
  const worst = new Map<string, Problem & { taken: number }>()
  for (const row of update) {
    const { held, sold } = promised(row)
    const taken = held + sold
    const key = row.path.join('/')
    if (row.capacity >= taken || (worst.get(key)?.taken ?? 0) >= taken) continue
    const start = row.date === null ? '' : ` on ${row.date}${row.time === null ? '' : ` at ${row.time}`}`
    worst.set(key, {
      path: row.path,
      taken,
      message: `must be ≥ ${taken}: that many places are held or sold${start}`,
    })
  }
  return [...worst.values()].map(({ path, message }) => ({ path, message }))
}
