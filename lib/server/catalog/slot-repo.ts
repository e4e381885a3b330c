import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { LocalDate } from '@/lib/domain/local-date'
import { database } from '@/lib/server/db/client'
import { slots } from '@/lib/server/db/schema'

/** Returns the dated slots of an option in a period, by start time. */
export async function slotsBetween(optionId: string, from: LocalDate, to: LocalDate) {
  return database()
    .select()
    .from(slots)
    .where(and(eq(slots.optionId, optionId), gte(slots.localDate, from), lte(slots.localDate, to)))
    .orderBy(asc(slots.localDate), asc(slots.localTime))
}

/** Returns the stock of an option sold without a date; null if it has none. */
export async function undatedSlot(optionId: string) {
  const [row] = await database()
    .select()
    .from(slots)
    .where(and(eq(slots.optionId, optionId), isNull(slots.localDate)))
  return row ?? null
}

export type SlotRow = Awaited<ReturnType<typeof slotsBetween>>[number]
