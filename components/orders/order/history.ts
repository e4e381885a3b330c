import type { Booking } from '@/lib/contract/orders'
import type { BookingStatus } from '@/lib/domain/booking'
import { goodsStateKey, type RecordedGoodsState } from '@/lib/domain/goods'

/** A change of goods, apart from the changes of the booking's status. */
export type GoodsChange = RecordedGoodsState | 'collected'

export interface HistoryEntry {
  to: BookingStatus | GoodsChange | 'changed'
  at: string
  /** Affected products; empty if the whole order is affected. */
  names: string[]
  /** Travellers cancelled while the rest of the booking remained. */
  guests?: string
  /** What the visitor changed of a booking that remained. */
  change?: Booking['changes'][number]
}

/** Changes within a minute of each other are merged. */
const MERGE_MS = 60_000

const goodsChanges = (goods: Booking['goods']): Array<{ to: GoodsChange; at: string }> =>
  (goods?.events ?? []).map(({ to, at }) => ({
    to: goodsStateKey(to, goods?.way ?? null),
    at,
  }))

/** Returns the changes of an order, oldest first; the same change of several bookings is one entry. */
export function historyOf(
  bookings: ReadonlyArray<Pick<Booking, 'product' | 'events' | 'cancelled_units' | 'changes' | 'goods'>>,
): HistoryEntry[] {
  const events = bookings
    .flatMap(({ product, events, goods }) =>
      [...events, ...goodsChanges(goods)].map(({ to, at }) => ({ to, at, name: product.name })),
    )
    .sort((a, b) => a.at.localeCompare(b.at))
  const entries: HistoryEntry[] = []
  for (const { to, at, name } of events) {
    const same = entries.findLast((entry) => entry.to === to)
    if (same && Date.parse(at) - Date.parse(same.at) < MERGE_MS) same.names.push(name)
    else entries.push({ to, at, names: [name] })
  }
  const merged = entries.map((entry) =>
    entry.names.length >= bookings.length ? { ...entry, names: [] } : entry,
  )
  const changed = bookings.flatMap(({ product, changes }) =>
    changes.map((change) => ({
      to: 'changed' as const,
      at: change.at,
      names: bookings.length > 1 ? [product.name] : [],
      change,
    })),
  )
  const cancelled = bookings.flatMap(({ product, cancelled_units }) =>
    cancelled_units.map(({ at, guests }) => ({
      to: 'cancelled' as const,
      at,
      names: bookings.length > 1 ? [product.name] : [],
      guests: guests.map(({ label, quantity }) => `${label} × ${quantity}`).join(' · '),
    })),
  )
  return [...merged, ...changed, ...cancelled].sort((a, b) => a.at.localeCompare(b.at))
}
