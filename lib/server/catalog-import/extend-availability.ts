import { addDays, todayIn } from '@/lib/domain/local-date'
import { plannedStarts } from '@/lib/domain/slot-schedule'
import { takeCatalogLock } from '@/lib/server/catalog-changes/repo'
import { type Database, database } from '@/lib/server/db/client'
import { reindexProducts } from '@/lib/server/search/reindex'
import { type RollingOption, readRollingOptions } from './rolling-repo'
import { insertSlots, type NewSlot } from './slots-repo'

/** The starts of the days that came into reach since the schedule was last laid out. */
function newStarts({ id, timeZone, plan, last }: RollingOption, now: Date): NewSlot[] {
  const today = todayIn(timeZone, now)
  const since = last !== null && last >= today ? addDays(last, 1) : today
  return plannedStarts(plan, since, today).map(({ date, time, capacity }) => ({
    optionId: id,
    timeZone,
    date,
    time,
    capacity,
  }))
}

/**
 * Opens the days that came into reach of the options with a rolling schedule; leaves the open days unchanged.
 * Does nothing while an import is running, which lays the schedules out itself. Returns the products with new
 * days.
 */
export async function extendAvailability(db: Database = database(), now = new Date()): Promise<string[]> {
  return db.transaction(async (tx) => {
    if (!(await takeCatalogLock(tx))) return []
    const options = await readRollingOptions(tx)
    const starts = options.map((option) => ({ option, slots: newStarts(option, now) }))
    await insertSlots(
      tx,
      starts.flatMap(({ slots }) => slots),
    )
    const extended = new Set(
      starts.flatMap(({ option, slots }) => (slots.length > 0 ? [option.productId] : [])),
    )
    await reindexProducts([...extended], tx)
    return [...extended]
  })
}
